import { boxesBlock, type ApiClient, type HomeBlock } from '@sabadora/api';
import type { Locale, Now, Switches } from '@sabadora/domain';
import { loadStays } from '../../results/server/loadStays.ts';
import type { BlockData } from '../EditorialBlock.tsx';
import { searchOfBlock } from '../searchOfBlock.ts';

interface Surroundings {
  api: ApiClient;
  signal: AbortSignal;
  locale: Locale;
  now: Now;
  switches: Switches;
}

/** Number of boxes in one row. */
const BOXES_SHOWN = 4;

/**
 * Loads the data of the blocks with offers. If the call for stays fails, the browser loads them; if the one for boxes
 * fails, their block is left out.
 */
export async function loadBlocks(
  blocks: readonly HomeBlock[],
  { api, signal, locale, now, switches }: Surroundings,
): Promise<BlockData> {
  const client = { api, signal };
  const hasBoxes = switches.toggles.boxes && blocks.some(({ type }) => type === 'boxes');
  const [stays, boxes] = await Promise.all([
    Promise.all(
      blocks.map(async (block, at) => {
        if (block.type !== 'topResults') return [];
        const { flow, criteria } = searchOfBlock(block, now);
        const found = await loadStays({ criteria, flow, page: 0, limit: block.limit, locale }, client);
        return found ? [[at, found] as const] : [];
      }),
    ),
    hasBoxes ? loadBoxes(locale, client, switches.toggles.blockErrors) : {},
  ]);
  return { stays: Object.fromEntries(stays.flat()), ...boxes };
}

/**
 * Loads the first gift boxes. When the call fails, returns nothing, or the error message where errors are shown
 * (CH-076).
 */
async function loadBoxes(
  locale: Locale,
  { api, signal }: Pick<Surroundings, 'api' | 'signal'>,
  showsErrors: boolean,
): Promise<Pick<BlockData, 'boxes' | 'boxesError'>> {
  try {
    const boxes = await api.send(boxesBlock, { locale }, { signal });
    return { boxes: { ...boxes, results: boxes.results.slice(0, BOXES_SHOWN) } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return showsErrors ? { boxesError: message } : {};
  }
}
