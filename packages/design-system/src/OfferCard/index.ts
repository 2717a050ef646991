export type { Photo, PictureSource } from '../Picture/index.ts';
export { OfferCard, type OfferCardProps, type OfferCardWishlist } from './OfferCard.tsx';
export { offerCardWords, type OfferCardWords } from './words.ts';
