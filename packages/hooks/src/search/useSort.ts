import { effectiveSort, sortOptions, type Position, type SortValue } from '@sabadora/domain';
import { useSabadora } from '../SabadoraProvider.tsx';
import type { SearchAddressState } from '../address/useSearchAddress.ts';
import { onFirstPage } from '../filters/useSearchFilters.ts';

/** Order of the results, and the orders to choose from. */
export interface Sort {
  /** Orders of the flow, in the order shown (SE-151…SE-155). */
  options: readonly SortValue[];
  /** The order that applies. */
  value: SortValue;
  /** Changes the order and goes to the first page. */
  setValue: (value: SortValue) => void;
}

/**
 * Order of the results (ALG-5). Distances are measured from `position`; without it, the order by distance is not
 * offered (SE-152).
 */
export function useSort(
  { criteria, flow }: Pick<SearchAddressState, 'criteria' | 'flow'>,
  position: Position | undefined,
): Sort {
  const { location } = useSabadora();
  const isPositionKnown = position !== undefined;
  const value = effectiveSort(criteria.sort, flow, isPositionKnown);
  return {
    options: sortOptions(flow, isPositionKnown),
    value,
    setValue: (sort) => {
      if (sort !== value) location.write(onFirstPage(location.read(), { sort }));
    },
  };
}
