import type { Flow, ProductFlow } from '../search/flow.ts';
import type { Experiments } from '../market/switches.ts';

/** A discount that applies automatically (SE-189). */
export interface AutoDiscount {
  code: string;
  /** Discount in percent. */
  value: number;
}

/**
 * Automatic discount to announce above results or on a product: the first one that an offer has. Only for visitors in
 * the experiment, and never in gifting (SE-215, D-041).
 */
export function announcedDiscount(
  offers: readonly { autoDiscount?: AutoDiscount | null | undefined }[],
  flow: Flow | ProductFlow,
  experiments: Experiments,
): AutoDiscount | undefined {
  if (experiments.autoDiscount === undefined || flow === 'gifting') return undefined;
  return (
    offers.find(({ autoDiscount }) => autoDiscount != null && autoDiscount.code !== '')?.autoDiscount ??
    undefined
  );
}
