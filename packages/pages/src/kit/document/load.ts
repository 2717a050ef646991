import { listThemes, searchOffers, toOffersRequest, type ApiClient, type OffersAnswer } from '@sabadora/api';
import type { Locale, SearchCriteria, Flow } from '@sabadora/domain';
import { staySearchKey, type AnsweredSearch } from '@sabadora/hooks';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';

interface Asked {
  api: ApiClient;
  signal: AbortSignal;
}

/** The answer, or undefined when the call fails: a part that fails never takes the page with it. */
export async function orUndefined<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Themes of the search box; none when they cannot be had. */
export async function loadThemes(locale: Locale, { api, signal }: Asked): Promise<Theme[]> {
  return (await orUndefined(api.send(listThemes, { locale }, { signal }))) ?? [];
}

/** A search on the server, under the name that the browser will know it by. */
export async function loadStays(
  search: { criteria: SearchCriteria; flow: Flow; page: number; limit?: number; locale: Locale },
  { api, signal }: Asked,
): Promise<AnsweredSearch | undefined> {
  const request = toOffersRequest(search);
  const answer: OffersAnswer | undefined = await orUndefined(api.send(searchOffers, request, { signal }));
  return answer && { key: staySearchKey(request), answer };
}
