import { BASE_PATHS, callUrl, OFFERS_PATH, toOffersRequest } from '@sabadora/api';
import { FLOW_TABLE, readAddress, type Locale, type Now } from '@sabadora/domain';

/** Values that only the server knows. */
export interface EarlyInput {
  locale: Locale;
  now: Now;
  /** Whether the document contains the results of its query. */
  isAnswered: boolean;
  /** Id of the minisite in which the search takes place. */
  minisite?: number | undefined;
}

/**
 * Address of the page's first request for results, exactly as its client builds it. Undefined for a flow whose
 * results come from another call.
 */
export function firstSearchUrl(
  address: { query: string; hash: string },
  { locale, now, minisite }: Pick<EarlyInput, 'locale' | 'now' | 'minisite'>,
): string | undefined {
  const { criteria, flow, page } = readAddress(address, now);
  if (FLOW_TABLE[flow].resultsCall !== 'offers.json') return undefined;
  const request = {
    ...toOffersRequest({ criteria, flow, page, locale }),
    ...(minisite !== undefined && { minisite }),
  };
  return callUrl({ method: 'GET', path: OFFERS_PATH }, request, BASE_PATHS.api).url;
}
