import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import type { ActivityCardProps } from './ActivityCard.tsx';

/** A card with everything on it. */
export const fullActivity: ActivityCardProps = {
  href: '#surf-lesson',
  name: 'First waves: a surf lesson',
  place: 'Surf School of the Côte des Basques, Biarritz',
  headwords: ['2 hours', '2 to 6 people', 'Wetsuit included'],
  photos: drawnPhotos(6, 4),
  score: { score: '9,1/10', label: 'Fantastic' },
  promotionPercent: 12,
  price: { priceCents: 3950, referenceCents: 4500, isFrom: true },
};

/** A card with the longest Dutch texts and a price of four digits. */
export const longestActivity: ActivityCardProps = {
  ...fullActivity,
  href: '#longest',
  name: 'Privéheteluchtballonvaart boven de Veluwezoom met champagneontbijt',
  place: 'Ballonvaartonderneming Hoog-Soeren, ’s-Gravenhage-Scheveningen',
  headwords: ['Halve dag', 'Maximaal 4 personen', 'Champagneontbijt'],
  score: { score: '8,6/10', label: 'Uitstekend' },
  promotionPercent: 19,
  price: { priceCents: 104950, referenceCents: 129900, isFrom: true },
};
