import { RecentlyViewedCard } from '@sabadora/design-system/RecentlyViewedCard';

export function Example() {
  return (
    <RecentlyViewedCard
      type="STAY"
      href="#hotel-des-dunes"
      headingLevel={3}
      name="Weekend by the sea with a spa"
      hotel={{ name: 'Hôtel des Dunes', stars: 4 }}
      price={{ priceCents: 14900, isFrom: true, note: 'for 1 night' }}
    />
  );
}
