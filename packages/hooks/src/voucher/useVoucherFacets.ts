import { singleVoucherFacets, toVoucherFilters, voucherBoxFacets, type VoucherData } from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { useMemo } from 'react';
import { readFacets } from '../filters/facets.ts';
import type { FacetsState } from '../filters/useFacets.ts';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Options of `useVoucherFacets`. */
export interface VoucherFacetsProps {
  /** The voucher, of which only the product is used. */
  voucher: VoucherData;
  /** Criteria to count for, of which only dates and filters are used. */
  criteria: SearchCriteria;
  /** Whether requests are sent. */
  isEnabled: boolean;
}

/** Milliseconds without a change before the counts are requested. */
const DEBOUNCE_MS = 150;

/**
 * Filter values, with counts, of the stays that a voucher can be redeemed for (PR-101, PR-122).
 *
 * A failed request is the `error`, and is reported to the provider's `onError`; the last values are kept without
 * counts.
 */
export function useVoucherFacets({
  voucher: { product },
  criteria,
  isEnabled,
}: VoucherFacetsProps): FacetsState {
  const { api, locale } = useSabadora();
  const box = product.kind === 'box' ? product.code : undefined;
  const filters = { locale, ...toVoucherFilters(criteria) };
  const { data, status, error, retry } = useQuery(
    isEnabled && product.kind !== 'activity' ? `voucher facets ${box ?? ''} ${requestKey(filters)}` : null,
    (signal) =>
      box === undefined
        ? api.send(singleVoucherFacets, filters, { signal })
        : api.send(voucherBoxFacets, { ...filters, code: box }, { signal }),
    { keepPrevious: true, debounceMs: DEBOUNCE_MS },
  );
  const hasFailed = status === 'error';
  const facets = useMemo(() => data && readFacets(data, !hasFailed), [data, hasFailed]);
  return { facets, isCounting: status === 'loading', error, retry };
}
