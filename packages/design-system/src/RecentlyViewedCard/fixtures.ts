import { landscape } from '../PhotoCarousel/fixtures.ts';
import type { RecentlyViewedCardProps } from './RecentlyViewedCard.tsx';

export const viewedStay: RecentlyViewedCardProps = {
  type: 'STAY',
  href: '#weekend-by-the-sea',
  name: 'Weekend by the sea with access to the spa',
  hotel: { name: 'Hôtel des Dunes', stars: 4 },
  picture: { src: landscape(0) },
  promotionPercent: 25,
  price: { priceCents: 14900, referenceCents: 19900, note: '2 nights' },
};

export const viewedActivity: RecentlyViewedCardProps = {
  type: 'ACTIVITY',
  href: '#surf-lesson',
  name: 'First waves: a surf lesson',
  picture: { src: landscape(6) },
  price: { priceCents: 3950, isFrom: true },
};

/** The longest Dutch texts, with a price of four digits. */
export const longestViewed: RecentlyViewedCardProps = {
  ...viewedStay,
  href: '#longest',
  name: 'Verwenweekend met driegangenkeuzediner en wellnessarrangement',
  hotel: { name: 'Van der Valk Landgoedhotel Noordwijkerhout-Duinzichtvoorzieng.', stars: 4 },
  price: { priceCents: 104950, referenceCents: 129900, note: '3 overnachtingen' },
};
