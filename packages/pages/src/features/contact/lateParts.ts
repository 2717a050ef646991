import { island } from '../../kit/parts/island.tsx';

const load = () => import('./contactParts.ts');

/**
 * Parts made of links, or that few visitors need: rendered by the server, and the page does not wait for their code.
 */
export const OtherWays = island(async () => (await load()).OtherWays);
export const PlainForm = island(async () => (await load()).PlainForm);
export const Thanks = island(async () => (await load()).Thanks);
export const SelfHelp = island(async () => (await load()).SelfHelp);
