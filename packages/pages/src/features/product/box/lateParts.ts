import { island } from '../../../kit/parts/island.tsx';

/** The server draws it; the frame of the page does not wait for its code. */
export const BoxContent = island(async () => (await import('./BoxContent.tsx')).BoxContent);
