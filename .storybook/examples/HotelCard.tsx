import { HotelCard } from '@sabadora/design-system/HotelCard';

export function Example() {
  return (
    <HotelCard
      href="#villa-amarante"
      headingLevel={3}
      name="Villa Amarante"
      stars={4}
      place="Honfleur, Normandy"
      distance="12 km away"
      score={{ score: '9.4/10', label: 'Fantastic' }}
      offers="4 offers"
      price={{ priceCents: 13900, isFrom: true, note: 'per night' }}
    />
  );
}
