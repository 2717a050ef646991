import { landscape } from '../PhotoCarousel/fixtures.ts';
import type { HotelCardProps } from './HotelCard.tsx';

/** A card with everything on it. */
export const fullHotel: HotelCardProps = {
  href: '#villa-amarante',
  name: 'Villa Amarante',
  stars: 4,
  place: 'Honfleur, Normandy',
  distance: '12 km away',
  picture: { src: landscape(1) },
  score: { score: '9,4/10', label: 'Fantastic' },
  offers: '4 offers',
  price: { priceCents: 13900, isFrom: true, note: 'per night' },
};

/** A card with the longest Dutch texts and a price of four digits. */
export const longestHotel: HotelCardProps = {
  ...fullHotel,
  href: '#longest',
  name: 'Van der Valk Landgoedhotel Noordwijkerhout-Duinzichtvoorzieng.',
  stars: 5,
  place: '’s-Gravenhage-Scheveningen, Zuid-Holland',
  distance: 'op 124 km afstand',
  score: { score: '8,6/10', label: 'Uitstekend' },
  offers: '14 aanbiedingen voor jouw data',
  price: { priceCents: 104950, referenceCents: 129900, isFrom: true, note: 'per nacht' },
};
