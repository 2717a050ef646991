import { island } from '../../../kit/parts/island.tsx';

/** Loaded lazily, so that a page without a failure does not load the notice. */
export const LateFailureNotice = island(async () => (await import('./failureIsland.ts')).FailureNotice);
