export type { Photo, PictureSource } from '../Picture/index.ts';
export { RecentlyViewedCard, type RecentlyViewedCardProps } from './RecentlyViewedCard.tsx';
export type { RecentlyViewedCardWords } from './words.ts';
