import { island } from '../../kit/parts/island.tsx';

/** Rendered by the server. Most orders are settled and do not need its code. */
export const PolledOrder = island(async () => (await import('./PolledOrder.tsx')).PolledOrder);
