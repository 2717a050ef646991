import type { FilterCriteria } from '../criteria/criteria.ts';
import type { Flow } from '../search/flow.ts';

/** Positions of a slider's two handles, the lower one first. */
export type Handles = readonly [lower: number, upper: number];
/** Bounds of the price filter, in cents; a missing bound does not limit. */
export type PriceBounds = Pick<FilterCriteria, 'priceMin' | 'priceMax'>;

/** Upper end of the price slider in euros, which means no maximum (SE-128). */
export const PRICE_SLIDER_MAX = 250;

/** Lower end of the price slider in euros, which means no minimum (SE-128, SE-130, D-109, D-115). */
export function priceSliderMin(flow: Flow): number {
  return flow === 'activity' ? 1 : 9;
}

/**
 * Bounds in cents for slider positions in euros; a handle at its end unsets the bound (SE-128, SE-131, SE-134,
 * ALG-2).
 */
export function priceToHash(handles: Handles, flow: Flow): PriceBounds {
  const least = priceSliderMin(flow);
  const lower = Math.min(...handles);
  const upper = Math.max(...handles, least);
  return {
    priceMin: lower <= least ? undefined : lower * 100,
    priceMax: upper >= PRICE_SLIDER_MAX ? undefined : upper * 100,
  };
}

/** Slider positions for the bounds in an address (ALG-2). */
export function priceFromHash({ priceMin, priceMax }: PriceBounds, flow: Flow): Handles {
  const least = priceSliderMin(flow);
  const place = (cents: number | undefined, unset: number) =>
    cents === undefined ? unset : Math.min(PRICE_SLIDER_MAX, Math.max(least, Math.round(cents / 100)));
  const ends = [place(priceMin, least), place(priceMax, PRICE_SLIDER_MAX)] as const;
  return [Math.min(...ends), Math.max(...ends)];
}

/** Label of a handle: '+250 €' at the upper end, else the euros; the same text in every market (SE-129, ALG-30). */
export function priceHandleLabel(euros: number): string {
  return euros >= PRICE_SLIDER_MAX ? `+${PRICE_SLIDER_MAX} €` : `${euros} €`;
}

/** Whether a price bound narrows the search (ALG-4). */
export function hasBudget({ priceMin, priceMax }: PriceBounds, flow: Flow): boolean {
  const hasMin = priceMin !== undefined && priceMin > priceSliderMin(flow) * 100;
  return hasMin || (priceMax !== undefined && priceMax > 0 && priceMax < PRICE_SLIDER_MAX * 100);
}
