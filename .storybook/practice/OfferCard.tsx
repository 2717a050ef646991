import { OfferCard } from '@sabadora/design-system/OfferCard';

const offer = {
  href: '#hotel-des-dunes',
  headingLevel: 4,
  name: 'Hôtel des Dunes',
  stars: 4,
  place: 'Cabourg, Normandy',
  photos: [],
} as const;

export function Do() {
  return <OfferCard {...offer} price={{ priceCents: 14900, referenceCents: 19900 }} />;
}

export function Dont() {
  return <OfferCard {...offer} label="149 € instead of 199 €, save 25 %!" price={{ priceCents: 14900 }} />;
}
