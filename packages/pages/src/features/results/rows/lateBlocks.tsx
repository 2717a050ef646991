import { island } from '../../../kit/parts/island.tsx';

const load = () => import('./blocks/InlineBlocks.tsx');

/** Stand between rows of results, which do not wait for their code. */
export const ActivitiesBlock = island(async () => (await load()).ActivitiesBlock, { fallback: <span /> });
export const GiveBlock = island(async () => (await load()).GiveBlock, { fallback: <span /> });
