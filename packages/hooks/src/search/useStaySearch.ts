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

/** The response to a search that the server has sent already, as it hands it to the page. */
export type LoadedSearch = Loaded<OffersResponse>;

export interface StaySearchProps extends PagedSearchProps<OffersResponse> {
  flow: Flow;
}

/** The results of a search for stays, and the status of that search. */
export interface StaySearch extends PagedSearch<HotelResult> {
  /** Content beside the results; undefined while loading, after an error, and where the server sends none. */
  pageModel: PageModel | undefined;
}

/** Names a search: two searches with the same key have the same results, whatever the order in their lists (ALG-32). */
export const staySearchKey: (request: ReturnType<typeof toOffersRequest>) => string = requestKey;

/**
 * A page of the results of a search for stays, one a hotel, in the order of the criteria; prices are whole cents.
 *
 * On a server, and in the first render, there is what `initial` holds. Late responses to an earlier search are
 * dropped. A failed request is the status "error" and is reported to the provider's `onError`; `retry` sends it again.
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
