import type { Flow } from './flow.ts';

/** Sort orders of results, as values of `sort` in the hash (D-066). */
export const SORT_VALUES = [
  'priceQuality',
  'distance',
  'discount',
  'priceAsc',
  'popularity',
  'singleVoucherPriceDesc',
  'singleVoucherPriceAsc',
] as const;
/** A sort order of results: one of `SORT_VALUES`. */
export type SortValue = (typeof SORT_VALUES)[number];

/** Sort order when none is chosen (ALG-5). */
export const DEFAULT_SORT: SortValue = 'priceQuality';

const FLOW_SORTS: Readonly<Record<Flow, readonly SortValue[]>> = {
  booking: ['discount', 'priceAsc', 'popularity'],
  hotel: ['priceAsc', 'popularity'],
  gifting: ['singleVoucherPriceDesc', 'singleVoucherPriceAsc'],
  activity: [],
};

/** Whether `value` is a sort order. */
export function isSortValue(value: unknown): value is SortValue {
  return SORT_VALUES.some((sort) => sort === value);
}

/** Sort orders of a flow, in the order shown (SE-151…SE-155, ALG-5). */
export function sortOptions(flow: Flow, isPositionKnown: boolean): SortValue[] {
  return [DEFAULT_SORT, ...(isPositionKnown ? (['distance'] as const) : []), ...FLOW_SORTS[flow]];
}

/** Sort order that applies: the chosen one if the flow offers it, else quality/price. */
export function effectiveSort(sort: SortValue | undefined, flow: Flow, isPositionKnown: boolean): SortValue {
  return sort !== undefined && sortOptions(flow, isPositionKnown).includes(sort) ? sort : DEFAULT_SORT;
}

/**
 * Sort order after a change of the destination. Around the visitor the nearest come first, unless another order was
 * chosen (SE-034); the next place removes that order again. Undefined means the default, quality/price (ALG-5).
 */
export function sortForDestination(
  sort: SortValue | undefined,
  from: 'point' | 'place',
  to: 'point' | 'place',
): SortValue | undefined {
  if (to === 'point') return sort ?? 'distance';
  return from === 'point' && sort === 'distance' ? undefined : sort;
}

/** Sort order after a change to the flow `target`; undefined clears it (SE-156, SE-157, D-134). */
export function sortAfterFlowChange(sort: SortValue | undefined, target: Flow): SortValue | undefined {
  if (sort === undefined || target === 'activity') return undefined;
  if (target === 'gifting') return sort === DEFAULT_SORT || sort === 'distance' ? sort : undefined;
  return sortOptions(target, true).includes(sort) ? sort : undefined;
}

/** An object that may have coordinates. */
export interface MaybePosition {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}
/** A position in degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Position of the first source (criteria, destination, search details) that has finite coordinates (ALG-5). */
export function knownPosition(
  ...sources: readonly (MaybePosition | null | undefined)[]
): Position | undefined {
  for (const source of sources) {
    const { latitude, longitude } = source ?? {};
    if (Number.isFinite(latitude) && Number.isFinite(longitude))
      return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return undefined;
}
