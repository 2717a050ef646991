import { OfferCard } from '@sabadora/design-system/OfferCard';

export function Example() {
  return (
    <OfferCard
      href="#hotel-des-dunes"
      headingLevel={3}
      name="Hôtel des Dunes"
      stars={4}
      place="Cabourg, Normandy"
      headwords={['Breakfast', 'Spa for two']}
      photos={[]}
      score={{ score: '9.2/10', label: 'Fantastic' }}
      cancellation={{ text: 'Free cancellation until 12 December', tone: 'good' }}
      price={{ priceCents: 14900, perNightCents: 7450, isFrom: true }}
    />
  );
}
