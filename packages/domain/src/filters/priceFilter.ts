import type { FilterCriteria } from '../criteria/criteria.ts';
import type { Flow } from '../search/flow.ts';

/** A slider's two handles, lower first. */
export type Handles = readonly [lower: number, upper: number];
/** The bounds of the price filter, cents; one that is missing does not limit. */
export type PriceBounds = Pick<FilterCriteria, 'priceMin' | 'priceMax'>;

/** Upper end of the price slider in euros; there it means no maximum (SE-128). */
export const PRICE_SLIDER_MAX = 250;

/** Lower end of the price slider in euros; there it means no minimum (SE-128, SE-130, D-109, D-115). */
export function priceSliderMin(flow: Flow): number {
  return flow === 'activity' ? 1 : 9;
}

/** Slider positions in euros as cents, bounds as unset (SE-128, SE-131, SE-134, ALG-2). */
export function priceToHash(handles: Handles, flow: Flow): PriceBounds {
  const least = priceSliderMin(flow);
  const lower = Math.min(...handles);
  const upper = Math.max(...handles, least);
  return {
    priceMin: lower <= least ? undefined : lower * 100,
    priceMax: upper >= PRICE_SLIDER_MAX ? undefined : upper * 100,
  };
}

/** The values of the handles for an address (ALG-2). */
export function priceFromHash({ priceMin, priceMax }: PriceBounds, flow: Flow): Handles {
  const least = priceSliderMin(flow);
  const place = (cents: number | undefined, unset: number) =>
    cents === undefined ? unset : Math.min(PRICE_SLIDER_MAX, Math.max(least, Math.round(cents / 100)));
  const ends = [place(priceMin, least), place(priceMax, PRICE_SLIDER_MAX)] as const;
  return [Math.min(...ends), Math.max(...ends)];
}

/** '+250 €' at the upper end, else the euros; literal in every market (SE-129, ALG-30). */
export function priceHandleLabel(euros: number): string {
  return euros >= PRICE_SLIDER_MAX ? `+${PRICE_SLIDER_MAX} €` : `${euros} €`;
}

/** Whether the budget narrows the search (ALG-4). */
export function hasBudget({ priceMin, priceMax }: PriceBounds, flow: Flow): boolean {
  const hasMin = priceMin !== undefined && priceMin > priceSliderMin(flow) * 100;
  return hasMin || (priceMax !== undefined && priceMax > 0 && priceMax < PRICE_SLIDER_MAX * 100);
}
