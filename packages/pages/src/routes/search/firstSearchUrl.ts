import { BASE_PATHS, callUrl, OFFERS_PATH, toOffersRequest } from '@sabadora/api';
import { FLOW_TABLE, readAddress, type Locale, type Now } from '@sabadora/domain';

/** What the server knows and the address does not say. */
export interface EarlyInput {
  locale: Locale;
  now: Now;
  /** The document holds the results of its query. */
  isAnswered: boolean;
  /** The minisite where it is searched. */
  minisite?: number | undefined;
}

/**
 * The address of the page's first request for results: exactly the one that its client builds.
 * Undefined for a flow whose results come from another call.
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
