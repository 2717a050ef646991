import {
  singleVoucherOffers,
  voucherBoxOffers,
  type OfferCardData,
  type VoucherData,
  type VoucherOffers,
} from '@sabadora/api';
import { useCallback, useState } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The stays that a voucher can be redeemed for, page by page. */
export interface VoucherStays {
  status: 'loading' | 'error' | 'ready';
  /** The stays of the pages so far. */
  stays: readonly OfferCardData[];
  /** Of all pages. */
  totalCount: number;
  /** Undefined when all are shown. */
  showMore: (() => void) | undefined;
  retry: () => void;
}

const NO_STAYS: VoucherOffers['exactMatch'] = [];

/** The stays that a voucher opens (PR-101, PR-122), page after page; an activity has none. */
export function useVoucherStays({ product }: VoucherData): VoucherStays {
  const { api, locale } = useSabadora();
  const box = product.kind === 'box' ? product.code : undefined;
  const [pages, setPages] = useState<{ earlier: VoucherOffers['exactMatch']; page: number }>({
    earlier: NO_STAYS,
    page: 0,
  });
  const { earlier, page } = pages;
  const { data, status, retry } = useQuery<VoucherOffers>(
    product.kind === 'activity' ? null : `voucher stays ${locale} ${box ?? ''} ${page}`,
    (signal) =>
      box === undefined
        ? api.send(
            singleVoucherOffers,
            { locale, page, matchOfferRangePriceWithGiftAmount: false },
            { signal },
          )
        : api.send(voucherBoxOffers, { locale, page, code: box }, { signal }),
  );
  const results = [...earlier, ...(data?.exactMatch ?? [])];
  const totalCount = data?.searchDetails.totalCount ?? results.length;
  const showMore = useCallback(
    () =>
      setPages((last) => ({ earlier: [...last.earlier, ...(data?.exactMatch ?? [])], page: last.page + 1 })),
    [data],
  );
  return {
    status: status === 'ready' ? 'ready' : status === 'error' ? 'error' : 'loading',
    stays: results.map(({ mainPackage }) => mainPackage),
    totalCount,
    showMore: data && data.exactMatch.length > 0 && results.length < totalCount ? showMore : undefined,
    retry,
  };
}
