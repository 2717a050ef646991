import { RecentlyViewedCard } from '@sabadora/design-system/RecentlyViewedCard';

const stay = {
  type: 'STAY',
  href: '#hotel-des-dunes',
  headingLevel: 4,
  name: 'Weekend by the sea with a spa',
} as const;

export function Do() {
  return <RecentlyViewedCard {...stay} price={{ priceCents: 14900, isFrom: true, note: 'for 1 night' }} />;
}

export function Dont() {
  return <RecentlyViewedCard {...stay} name="(Sold out) Weekend by the sea" price={{ priceCents: 14900 }} />;
}
