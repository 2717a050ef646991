import { island } from '../../../kit/parts/island.tsx';

const load = () => import('./giftParts.ts');

/** Interactive parts of a gift and parts below the fold, as islands: the page does not wait for their code. */
export const GiftBar = island(async () => (await load()).GiftBar);
export const GiftBody = island(async () => (await load()).GiftBody);
export const GiftBarPrice = island(async () => (await load()).GiftBarPrice);
export const GiftPanel = island(async () => (await load()).GiftPanel);
export const GiftSection = island(async () => (await load()).GiftSection);
export const OfferButton = island(async () => (await load()).OfferButton);
export const GiftSurroundings = island(async () => (await load()).GiftSurroundings);
export const StayOutline = island(async () => (await load()).StayOutline);
export const HowGiftsWork = island(async () => (await load()).HowGiftsWork);
