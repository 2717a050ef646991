import { toWeekendRequest, weekendDetail, type WeekendDetail } from '@sabadora/api';
import type { SearchCriteria } from '@sabadora/domain';
import { requestKey } from '../query/requestKey.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

export interface OfferDetailProps {
  /** Id of the offer. */
  id: number;
  /** Criteria of the search, of which only people and dates are used. */
  criteria: Pick<SearchCriteria, 'party' | 'dates'>;
}

/** Full detail of an offer, and the status of its request. */
export interface OfferDetail {
  status: 'loading' | 'failed' | 'ready';
  /** The detail; undefined unless `status` is "ready". */
  detail: WeekendDetail | undefined;
  /** Sends the request again after a failure. */
  retry: () => void;
}

/**
 * Full detail of an offer, for use outside its own page (PR-180).
 *
 * A failed request is the status "failed" and is reported to the provider's `onError`; `retry` sends it again.
 */
export function useOfferDetail({ id, criteria }: OfferDetailProps): OfferDetail {
  const { api, locale } = useSabadora();
  const request = toWeekendRequest({ id, locale, flow: 'booking', criteria });
  const { status, data, retry } = useQuery(`stay ${requestKey(request)}`, (signal) =>
    api.send(weekendDetail, request, { signal }),
  );
  if (status === 'ready') return { status, detail: data, retry };
  return { status: status === 'error' ? 'failed' : 'loading', detail: undefined, retry };
}
