import { hotelReviews, type ReviewData } from '@sabadora/api';
import { reviewLocale, type ReviewLanguage, type ReviewSort } from '@sabadora/domain';
import { useState } from 'react';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Reviews of a hotel, page by page. */
export interface ReviewList {
  /** Status of the last request; also `loading` while a further page loads. Earlier reviews are kept. */
  status: 'loading' | 'error' | 'loaded';
  sort: ReviewSort;
  language: ReviewLanguage;
  /** Changes the order and starts again from the first page (CH-156). */
  setSort: (sort: ReviewSort) => void;
  /** Changes the language and starts again from the first page (CH-156). */
  setLanguage: (language: ReviewLanguage) => void;
  /** Reviews of all pages loaded, in order. */
  reviews: readonly ReviewData[];
  /** Number of reviews in the chosen language; undefined until the first page has arrived. */
  totalCount: number | undefined;
  /** Whether there is another page. */
  hasMore: boolean;
  /** Appends the next page (CH-156); does nothing while one is loading. */
  loadMore: () => void;
  /** Sends the request again after an error. */
  retry: () => void;
}

/** The pages before the one that is requested. */
interface Earlier {
  page: number;
  reviews: readonly ReviewData[];
}

const NONE: Earlier = { page: 0, reviews: [] };

/**
 * Reviews of a hotel, newest first until another order is chosen (CH-155, CH-156, CH-165…CH-167).
 *
 * Ten per page, with scores of 0 to 10. A failed request is the status "error" and is reported to the provider's
 * `onError`; `retry` sends it again. The reviews loaded so far are kept.
 */
export function useReviews({ hotelId }: { hotelId: number }): ReviewList {
  const { api, locale } = useSabadora();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [language, setLanguage] = useState<ReviewLanguage>('all');
  const [earlier, setEarlier] = useState(NONE);
  const { page } = earlier;
  const request = { id: hotelId, ...reviewLocale(language, locale), sort, page };
  const { data, status, retry } = useQuery(`reviews ${requestKey(request)}`, (signal) =>
    api.send(hotelReviews, request, { signal }),
  );
  const [totalCount, setTotalCount] = useState<number>();
  if (data && data.totalCount !== totalCount) setTotalCount(data.totalCount);

  const reviews = data ? [...earlier.reviews, ...data.list] : earlier.reviews;
  const hasMore = totalCount !== undefined && reviews.length < totalCount && data?.list.length !== 0;
  const startAgain = () => {
    setEarlier(NONE);
    setTotalCount(undefined);
  };
  return {
    status: data ? 'loaded' : status === 'error' ? 'error' : 'loading',
    sort,
    language,
    setSort: (next) => {
      setSort(next);
      startAgain();
    },
    setLanguage: (next) => {
      setLanguage(next);
      startAgain();
    },
    reviews,
    totalCount,
    hasMore,
    loadMore: () => {
      if (data && hasMore) setEarlier({ page: page + 1, reviews });
    },
    retry,
  };
}
