import { island } from '../../kit/parts/island.tsx';

const load = () => import('./islands.ts');

/** What few visitors need: the server draws it, and the page does not wait for its code. */
export const PlainForm = island(async () => (await load()).PlainForm);
export const Thanks = island(async () => (await load()).Thanks);
