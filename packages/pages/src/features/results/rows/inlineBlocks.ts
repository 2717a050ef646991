import type { Flow, Switches } from '@sabadora/domain';

/** Blocks between two rows of results: the gift idea, activities nearby, gift boxes. */
export type InlineBlock = 'give' | 'activities' | 'boxes';

export interface InlineBlocksProps {
  flow: Flow;
  toggles: Switches['toggles'];
  isCare: boolean;
}

/** Number of results before each block: one row of three, then up to the ninth (SE-167). */
export const ROW_ENDS = [3, 9] as const;

/**
 * The blocks after the third and the ninth result. There are none for customer care, who discuss results with
 * customers (SE-168), and none in a flow whose list is not the market's stays. No block appears twice.
 */
export function inlineBlocks({
  flow,
  toggles,
  isCare,
}: InlineBlocksProps): readonly (InlineBlock | undefined)[] {
  if (isCare || (flow !== 'booking' && flow !== 'gifting')) return [];
  const activities = toggles.activities ? 'activities' : undefined;
  const first = flow === 'booking' ? 'give' : activities;
  const second = toggles.boxes ? 'boxes' : activities;
  return [first, second === first ? undefined : second];
}
