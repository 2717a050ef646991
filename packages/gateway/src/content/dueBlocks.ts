import type { DueBanner } from '@sabadora/api';
import { countdownAt, type CountdownWindow } from '@sabadora/domain';

/** What the blocks of a page need to know. */
interface Due {
  instant: Date | number;
  /** The banner of the page; undefined when none is due. */
  banner: DueBanner | undefined;
}

/**
 * Blocks without the promotions that are not yet, or no longer, there, the others with what is left of their time
 * (CH-062), and with the banner that is due in its place (CH-028).
 */
export function dueBlocks<
  Block extends { type: string; countdown?: CountdownWindow | undefined; banner?: DueBanner | undefined },
>(blocks: readonly Block[], { instant, banner }: Due): Block[] {
  return blocks.flatMap((block) => {
    if (block.type === 'targetedBanner') return banner ? [{ ...block, banner }] : [];
    if (block.countdown === undefined) return [block];
    const left = countdownAt(block.countdown, instant);
    return left ? [{ ...block, countdown: { ...block.countdown, ...left } }] : [];
  });
}
