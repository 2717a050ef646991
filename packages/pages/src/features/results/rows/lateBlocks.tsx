import { island } from '../../../kit/parts/island.tsx';

const load = () => import('./blocks/InlineBlocks.tsx');

/** Islands between the rows of results; the results do not wait for their code. */
export const ActivitiesBlock = island(async () => (await load()).ActivitiesBlock, { fallback: <span /> });
export const GiveBlock = island(async () => (await load()).GiveBlock, { fallback: <span /> });
