import { HotelCard } from '@sabadora/design-system/HotelCard';

const hotel = { href: '#amarante', headingLevel: 4, name: 'Villa Amarante', stars: 4 } as const;

export function Do() {
  return (
    <HotelCard
      {...hotel}
      place="Honfleur"
      distance="12 km away"
      price={{ priceCents: 13900, isFrom: true, note: 'per night' }}
    />
  );
}

export function Dont() {
  return <HotelCard {...hotel} place="Full, Honfleur" />;
}
