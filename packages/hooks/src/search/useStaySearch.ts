import {
  searchOffers,
  toOffersRequest,
  type HotelResult,
  type OffersResponse,
  type PageModel,
} from '@sabadora/api';
import { PAGE_SIZE, type Flow } from '@sabadora/domain';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { usePagedSearch, type Loaded, type PagedSearch, type PagedSearchProps } from './usePagedSearch.ts';

/** Response to a search that the server has already loaded. */
export type LoadedSearch = Loaded<OffersResponse>;

export interface StaySearchProps extends PagedSearchProps<OffersResponse> {
  flow: Flow;
}

/** Results of a stay search, and their status. */
export interface StaySearch extends PagedSearch<HotelResult> {
  /** Content beside the results; undefined while loading, after an error, and when the server sends none. */
  pageModel: PageModel | undefined;
}

/**
 * Key of a search: searches with the same key have the same results; the order in their lists does not matter
 * (ALG-32).
 */
export const staySearchKey: (request: ReturnType<typeof toOffersRequest>) => string = requestKey;

/**
 * One page of a search for stays, one stay per hotel, in the order of the criteria. Prices are whole cents.
 *
 * On a server and in the first render, the results are those of `initial`. Late responses to an earlier search are
 * dropped. A failed request is the status "error" and is reported to the provider's `onError`; `retry` sends it
 * again.
 */
export function useStaySearch(props: StaySearchProps): StaySearch {
  const { criteria, flow, page, limit = PAGE_SIZE } = props;
  const { api, locale } = useSabadora();
  const request = toOffersRequest({ criteria, flow, page, limit, locale });
  const { data, ...search } = usePagedSearch<HotelResult, OffersResponse>(props, {
    kind: 'stays',
    request,
    fetch: (signal) => api.send(searchOffers, request, { signal }),
  });
  return { ...search, pageModel: data?.pageModel };
}
