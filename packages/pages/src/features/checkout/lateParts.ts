import { lazyPart } from '../../kit/parts/lazyPart.tsx';

/**
 * The parts shown once a checkout has begun. They need the gateway's response first, so their code is loaded
 * meanwhile.
 */
export const loadBegunParts = () => import('./begunParts.ts');

export const BasketPrice = lazyPart(async () => (await loadBegunParts()).BasketPrice);
export const CheckoutContent = lazyPart(async () => (await loadBegunParts()).CheckoutContent);
export const ProductFacts = lazyPart(async () => (await loadBegunParts()).ProductFacts);
