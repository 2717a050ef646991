import { lazyPart } from '../../kit/parts/lazyPart.tsx';

/** What there is to show once a checkout has begun, which needs the gateway's response first. */
export const loadBegunParts = () => import('./begunParts.ts');

export const BasketPrice = lazyPart(async () => (await loadBegunParts()).BasketPrice);
export const CheckoutContent = lazyPart(async () => (await loadBegunParts()).CheckoutContent);
export const ProductFacts = lazyPart(async () => (await loadBegunParts()).ProductFacts);
