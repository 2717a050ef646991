import { landscape } from '../PhotoCarousel/fixtures.ts';
import type { BoxCardProps } from './BoxCard.tsx';

/** A card with everything on it. */
export const fullBox: BoxCardProps = {
  href: '#dreamy-escape',
  name: 'Dreamy escape for two',
  stays: '1,250 stays to choose from',
  headwords: ['2 people', '1 night'],
  contents: ['One night with breakfast', 'A bottle of bubbles on arrival'],
  picture: { src: landscape(12) },
  score: { score: '8,9/10', label: 'Excellent' },
  promotionPercent: 20,
  price: { priceCents: 11900, referenceCents: 14900 },
  validity: 'Valid for 12 months',
};

/** A card with the longest Dutch texts and a price of four digits. */
export const longestBox: BoxCardProps = {
  ...fullBox,
  href: '#longest',
  name: 'Verwenweekendarrangementen in kasteelhotels en landgoedverblijven',
  stays: 'Keuze uit 1.250 verblijven in binnen- en buitenland',
  headwords: ['Voor 2 volwassenen en 2 kinderen', '3 overnachtingen'],
  contents: [
    'Driegangenkeuzediner op de dag van aankomst',
    'Wellnessarrangement met vijfenveertigminutenmassage',
  ],
  price: { priceCents: 104950, referenceCents: 129900 },
  validity: 'Geldig gedurende 12 maanden na de aankoopdatum',
};
