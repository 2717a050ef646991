import { searchOffers, toOffersRequest, type ApiClient, type OffersResponse } from '@sabadora/api';
import type { Flow, Locale, SearchCriteria } from '@sabadora/domain';
import { staySearchKey, type LoadedSearch } from '@sabadora/hooks';
import { orUndefined } from '../../../kit/document/orUndefined.ts';

/** Searches on the server. The result's key is the one under which the browser looks it up. */
export async function loadStays(
  search: { criteria: SearchCriteria; flow: Flow; page: number; limit?: number; locale: Locale },
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<LoadedSearch | undefined> {
  const request = toOffersRequest(search);
  const data: OffersResponse | undefined = await orUndefined(api.send(searchOffers, request, { signal }));
  return data && { key: staySearchKey(request), data };
}
