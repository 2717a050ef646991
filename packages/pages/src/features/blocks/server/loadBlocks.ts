import { searchBoxes, type ApiClient, type HomeBlock } from '@sabadora/api';
import type { Locale, Now } from '@sabadora/domain';
import { orUndefined } from '../../../kit/document/orUndefined.ts';
import { loadStays } from '../../results/server/loadStays.ts';
import type { BlockData } from '../EditorialBlock.tsx';
import { searchOfBlock } from '../searchOfBlock.ts';

interface Surroundings {
  api: ApiClient;
  signal: AbortSignal;
  locale: Locale;
  now: Now;
}

/** Boxes in one row. */
const BOXES_SHOWN = 4;

/** What the blocks that show what is on sale need. A call that fails leaves its block to the browser, or out. */
export async function loadBlocks(
  blocks: readonly HomeBlock[],
  { api, signal, locale, now }: Surroundings,
): Promise<BlockData> {
  const client = { api, signal };
  const [stays, boxes] = await Promise.all([
    Promise.all(
      blocks.map(async (block, at) => {
        if (block.type !== 'topResults') return [];
        const { flow, criteria } = searchOfBlock(block, now);
        const found = await loadStays({ criteria, flow, page: 0, limit: block.limit, locale }, client);
        return found ? [[at, found] as const] : [];
      }),
    ),
    blocks.some(({ type }) => type === 'boxes')
      ? orUndefined(api.send(searchBoxes, { locale }, { signal }))
      : undefined,
  ]);
  return { stays: Object.fromEntries(stays.flat()), boxes: boxes?.boxes.slice(0, BOXES_SHOWN) ?? [] };
}
