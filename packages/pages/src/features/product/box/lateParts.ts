import { island } from '../../../kit/parts/island.tsx';

/** Rendered by the server; the page's frame does not wait for its code. */
export const BoxContent = island(async () => (await import('./BoxContent.tsx')).BoxContent);
