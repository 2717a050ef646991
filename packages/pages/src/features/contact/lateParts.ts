import { island } from '../../kit/parts/island.tsx';

const load = () => import('./contactParts.ts');

/** Links, and what few visitors need: the server draws it, and the page does not wait for its code. */
export const OtherWays = island(async () => (await load()).OtherWays);
export const PlainForm = island(async () => (await load()).PlainForm);
export const Thanks = island(async () => (await load()).Thanks);
export const SelfHelp = island(async () => (await load()).SelfHelp);
