import type { DestinationOption } from './destinationOptions.ts';

/** Destinations for tests and stories. */
export const exampleDestinations: readonly DestinationOption[] = [
  { id: 'bruges', label: 'Bruges', description: 'City · West Flanders, Belgium', category: 'city' },
  { id: 'brussels', label: 'Brussels', description: 'City · Belgium', category: 'city' },
  { id: 'brittany', label: 'Brittany', description: 'Region · France', category: 'region' },
  { id: 'brede', label: 'Hôtel de la Brède', description: 'Hotel · Bordeaux, France', category: 'hotel' },
  { id: 'brocante', label: 'Brocéliande forest', description: 'Place · Brittany, France', category: 'poi' },
  { id: 'broads', label: 'Around Bressuire', category: 'others' },
];

/** Recent destinations, in the stories and tests. */
export const exampleRecents: readonly DestinationOption[] = [
  { id: 'honfleur', label: 'Honfleur', description: 'City · Normandy, France', category: 'city' },
  { id: 'ardennes', label: 'Ardennes', description: 'Region · Belgium', category: 'region' },
];

/** The examples in which a word of the label or the second line begins with the text. */
export function matching(text: string): readonly DestinationOption[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return exampleDestinations.filter((option) => option.label.toLowerCase().includes(wanted));
}
