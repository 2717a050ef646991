import { island } from '../../kit/parts/island.tsx';

/** A page that has what it shows does not wait for the code of what would stand in its place. */
export const LateFailureNotice = island(async () => (await import('./failureIsland.ts')).FailureNotice);
