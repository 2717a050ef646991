import { searchOffers, toOffersRequest, type ApiClient, type OffersAnswer } from '@sabadora/api';
import type { Flow, Locale, SearchCriteria } from '@sabadora/domain';
import { staySearchKey, type AnsweredSearch } from '@sabadora/hooks';
import { orUndefined } from '../../../kit/document/orUndefined.ts';

/** A search on the server, under the name that the browser will know it by. */
export async function loadStays(
  search: { criteria: SearchCriteria; flow: Flow; page: number; limit?: number; locale: Locale },
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<AnsweredSearch | undefined> {
  const request = toOffersRequest(search);
  const answer: OffersAnswer | undefined = await orUndefined(api.send(searchOffers, request, { signal }));
  return answer && { key: staySearchKey(request), answer };
}
