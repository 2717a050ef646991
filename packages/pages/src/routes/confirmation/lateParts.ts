import { island } from '../../kit/parts/island.tsx';

/** The server draws it. An order that is settled, as most are, needs none of its code. */
export const PolledOrder = island(async () => (await import('./PolledOrder.tsx')).PolledOrder);
