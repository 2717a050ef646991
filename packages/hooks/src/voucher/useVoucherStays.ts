import {
  singleVoucherOffers,
  toVoucherFilters,
  voucherBoxOffers,
  type OfferCardData,
  type VoucherData,
  type VoucherOffers,
} from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Stays that a voucher can be redeemed for, page by page. */
export interface VoucherStays {
  status: 'loading' | 'error' | 'ready';
  /** Stays of the pages loaded so far. */
  stays: readonly OfferCardData[];
  /** Number of stays on all pages. */
  totalCount: number;
  /** Loads the next page; undefined when all stays are shown. */
  showMore: (() => void) | undefined;
  retry: () => void;
}

interface Pages {
  /** Key of the voucher and the filters. */
  key: string;
  earlier: VoucherOffers['exactMatch'];
  page: number;
}

/**
 * Stays that a voucher can be redeemed for (PR-101, PR-122), page after page. A voucher for an activity has none.
 *
 * @param criteria search of which the dates and the filters of hotel and activity narrow the stays; with dates, only
 * stays free on them
 */
export function useVoucherStays({ product }: VoucherData, criteria: SearchCriteria): VoucherStays {
  const { api, locale } = useSabadora();
  const box = product.kind === 'box' ? product.code : undefined;
  const filters = { locale, ...toVoucherFilters(criteria) };
  const key = `${box ?? ''} ${requestKey(filters)}`;
  const [known, setKnown] = useState<Pages>({ key, earlier: [], page: 0 });
  const { earlier, page } = known.key === key ? known : { earlier: [], page: 0 };
  const { data, status, retry } = useQuery<VoucherOffers>(
    product.kind === 'activity' ? null : `voucher stays ${key} ${page}`,
    (signal) =>
      box === undefined
        ? api.send(
            singleVoucherOffers,
            { ...filters, page, matchOfferRangePriceWithGiftAmount: false },
            { signal },
          )
        : api.send(
            voucherBoxOffers,
            { ...filters, page, code: box, numberOfPackagesPerHotel: 1 },
            { signal },
          ),
  );
  const results = [...earlier, ...(data?.exactMatch ?? [])];
  const totalCount = data?.searchDetails.totalCount ?? results.length;
  const showMore = useCallback(
    () =>
      setKnown((last) => {
        const before = last.key === key ? last : { earlier: [], page: 0 };
        return { key, earlier: [...before.earlier, ...(data?.exactMatch ?? [])], page: before.page + 1 };
      }),
    [data, key],
  );
  return {
    status: status === 'ready' ? 'ready' : status === 'error' ? 'error' : 'loading',
    stays: results.map(({ mainPackage }) => mainPackage),
    totalCount,
    showMore: data && data.exactMatch.length > 0 && results.length < totalCount ? showMore : undefined,
    retry,
  };
}
