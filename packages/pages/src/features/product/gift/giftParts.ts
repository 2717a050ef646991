export { GiftBar, OfferButton } from './GiftBar.tsx';
export { GiftBody } from './GiftBody.tsx';
export { GiftPanel } from './GiftPanel.tsx';
export { GiftBarPrice } from './GiftPrice.tsx';
export { GiftSection } from './GiftSection.tsx';
export { GiftSurroundings } from './GiftSurroundings.tsx';
export { StayOutline } from '../stay/sections/StayOutline.tsx';
export { HowGiftsWork } from './HowGiftsWork.tsx';
