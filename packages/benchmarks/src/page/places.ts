/** An option of every list in the comparison. */
export interface Place {
  id: string;
  label: string;
  description: string;
}

const KINDS = ['City', 'Region', 'Village', 'Coast'];
const REGIONS = [
  'Brittany',
  'Normandy',
  'Provence',
  'Tuscany',
  'Andalusia',
  'Flanders',
  'Zeeland',
  'Liguria',
];
const NAMES = [
  'Saint-Malo',
  'Honfleur',
  'Lucca',
  'Ronda',
  'Bruges',
  'Veere',
  'Cassis',
  'Camogli',
  'Dinan',
  'Etretat',
];

/** Two hundred places with different names. */
export const PLACES: readonly Place[] = Array.from({ length: 200 }, (_, index) => ({
  id: `place-${index}`,
  label: `${NAMES[index % NAMES.length] ?? ''} ${index + 1}`,
  description: `${KINDS[index % KINDS.length] ?? ''} · ${REGIONS[index % REGIONS.length] ?? ''}`,
}));
