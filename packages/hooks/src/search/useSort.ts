import { effectiveSort, sortOptions, type Position, type SortValue } from '@sabadora/domain';
import { useSabadora } from '../SabadoraProvider.tsx';
import type { SearchAddressState } from '../address/useSearchAddress.ts';
import { onFirstPage } from '../filters/useSearchFilters.ts';

/** The order of the results, and what it can be changed to. */
export interface Sort {
  /** What the flow offers, in the order shown (SE-151…SE-155). */
  options: readonly SortValue[];
  /** The one that applies. */
  value: SortValue;
  /** Sorts anew, from the first page. */
  setValue: (value: SortValue) => void;
}

/** The order of the results (ALG-5). `position` is what distances are measured from; undefined offers no distance (SE-152). */
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
