import { searchOffers, toOffersRequest, type ApiClient, type OffersResponse } from '@sabadora/api';
import type { Flow, Locale, SearchCriteria } from '@sabadora/domain';
import { staySearchKey, type LoadedSearch } from '@sabadora/hooks';
import { orUndefined } from '../../../kit/document/orUndefined.ts';

/** A search on the server, under the name that the browser will know it by. */
export async function loadStays(
  search: { criteria: SearchCriteria; flow: Flow; page: number; limit?: number; locale: Locale },
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<LoadedSearch | undefined> {
  const request = toOffersRequest(search);
  const data: OffersResponse | undefined = await orUndefined(api.send(searchOffers, request, { signal }));
  return data && { key: staySearchKey(request), data };
}
