import type { DueBanner } from '@sabadora/api';
import { countdownAt, type CountdownWindow } from '@sabadora/domain';

/** The moment and the banner that blocks depend on. */
interface Due {
  instant: Date | number;
  /** The banner of the page; undefined when none is due. */
  banner: DueBanner | undefined;
}

/**
 * The blocks that are due: promotions outside their time are left out, the others get their remaining time (CH-062),
 * and the banner's placeholder gets the banner (CH-028).
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
