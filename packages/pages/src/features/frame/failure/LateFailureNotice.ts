import { island } from '../../../kit/parts/island.tsx';

/** Lazy: a page without a failure does not wait for the code of the notice. */
export const LateFailureNotice = island(async () => (await import('./failureIsland.ts')).FailureNotice);
