import { island } from '../../kit/parts/island.tsx';

/** The server draws it; a purchase does not wait for its code. */
export const CheckoutFlows = island(async () => (await import('./CheckoutFlows.tsx')).CheckoutFlows);
