import { island } from '../../kit/parts/island.tsx';

/** Rendered by the server; a purchase does not wait for its code. */
export const CheckoutFlows = island(async () => (await import('./CheckoutFlows.tsx')).CheckoutFlows);
