import {
  searchOffers,
  toOffersRequest,
  type HotelResult,
  type OffersAnswer,
  type PageModel,
} from '@sabadora/api';
import { PAGE_SIZE, type Flow } from '@sabadora/domain';
import { requestKey } from '../query/requestKey.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import {
  useSearchAnswer,
  type Answered,
  type PagedSearch,
  type PagedSearchProps,
} from './useSearchAnswer.ts';

/** A search and its answer, as a server that has searched already hands it to the page. */
export type AnsweredSearch = Answered<OffersAnswer>;

export interface StaySearchProps extends PagedSearchProps<OffersAnswer> {
  flow: Flow;
}

export interface StaySearch extends PagedSearch<HotelResult> {
  /** What stands beside the results; undefined while loading, after an error, and where the server sends none. */
  pageModel: PageModel | undefined;
}

/** Names a search: two searches with the same key have the same results, whatever the order in their lists (ALG-32). */
export const staySearchKey: (request: ReturnType<typeof toOffersRequest>) => string = requestKey;

/** The results of a search. The answer to a search that is no longer the page's is never shown. */
export function useStaySearch(props: StaySearchProps): StaySearch {
  const { criteria, flow, page, limit = PAGE_SIZE } = props;
  const { api, locale } = useSabadora();
  const request = toOffersRequest({ criteria, flow, page, limit, locale });
  const { answer, ...search } = useSearchAnswer<HotelResult, OffersAnswer>(props, {
    kind: 'stays',
    request,
    ask: (signal) => api.send(searchOffers, request, { signal }),
  });
  return { ...search, pageModel: answer?.pageModel };
}
