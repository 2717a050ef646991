export type { CardWishlist } from '../Card/index.ts';
export type { Photo, PictureSource } from '../Picture/index.ts';
export {
  offerCardLayouts,
  type OfferCardLayout,
  type OfferCardLine,
  type OfferCardPriceNote,
  type OfferCardView,
} from './layout.ts';
export { OfferCard } from './OfferCard.tsx';
export type {
  ActivityOfferCardProps,
  CondensedOfferCardProps,
  GiftOfferCardProps,
  HotelOfferCardProps,
  ModificationOfferCardProps,
  NormalOfferCardProps,
  OfferCardPrice,
  OfferCardProps,
} from './OfferCardProps.ts';
export type { OfferCardWords } from './words.ts';
