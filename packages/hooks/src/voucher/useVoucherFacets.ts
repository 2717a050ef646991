import { singleVoucherFacets, toVoucherFilters, voucherBoxFacets, type VoucherData } from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { useMemo } from 'react';
import { readFacets } from '../filters/facets.ts';
import type { FacetsState } from '../filters/useFacets.ts';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The voucher and the filters to count stays for. */
export interface VoucherFacetsProps {
  /** Only its product is read. */
  voucher: VoucherData;
  /** The dates and filters to count for; what else it holds does not matter. */
  criteria: SearchCriteria;
  /** False sends no requests. */
  isEnabled: boolean;
}

/** Milliseconds without a change before the counts are requested. */
const DEBOUNCE_MS = 150;

/**
 * What the stays that a voucher opens can be filtered by, with counts (PR-101, PR-122).
 *
 * A failed request is the `error`, and is reported to the provider's `onError`; the last options
 * stay, without counts.
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
