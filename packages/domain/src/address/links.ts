import { FLOW_TABLE } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import { mergeHash, parseHash, serialiseHash } from './hash.ts';
import type { HashPatch } from './hash.ts';
import { DEFAULT_PARTY, PARTY_KEYS } from '../criteria/party.ts';
import { parameterName, patchQuery } from './query.ts';
import { writeDates } from '../calendar/stay.ts';

/** Value of the tracking parameter on a shared address (D-065). */
export const SHARE_TRACKING = { utm_source: 'share' } as const;
/** What a way back to a product or hotel keeps of the hash (CH-042). */
export const BACK_LINK_KEYS: readonly string[] = [
  'checkin',
  'checkout',
  'giftNights',
  ...Object.values(PARTY_KEYS),
  'giftFormat',
];

/** The activity's own page with the number of adults (SE-176). */
export function activityHref(uri: string, adults: number = DEFAULT_PARTY.adults): string {
  return withHash(uri, { [PARTY_KEYS.adults]: adults });
}

/**
 * A product page with the search's query and hash; in a flow without dates they are left out (SE-171, ALG-6).
 *
 * @param segments e.g. `['stay', 12]`; each is encoded
 */
export function productHref(
  segments: readonly (string | number)[],
  search: { flow: Flow; query: string; hash: string },
): string {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const query = search.query.replace(/^\?/, '');
  const hash = mergeHash(search.hash, FLOW_TABLE[search.flow].sendsDates ? {} : writeDates(null));
  return path + (query && `?${query}`) + (hash && `#${hash}`);
}

/** The way back to a hotel or product page: only dates, people, gift choices and the flow (CH-042, ALG-25). */
export function backHref(path: string, address: { query: string; hash: string }): string {
  const parts = address.query.replace(/^\?/, '').split('&');
  const flow = parts.find((part) => parameterName(part) === 'flow');
  const record = parseHash(address.hash);
  const hash = serialiseHash(Object.fromEntries(BACK_LINK_KEYS.map((key) => [key, record[key]])));
  return path + (flow ? `?${flow}` : '') + (hash && `#${hash}`);
}

/** The page's address for others: public host instead of customer care's, criteria, tracking (SE-216, D-065). */
export function shareHref(
  page: { protocol: string; path: string; query: string; hash: string },
  publicHost: string,
): string {
  const hash = page.hash.replace(/^#/, '');
  const query = patchQuery(page.query, SHARE_TRACKING);
  return `${page.protocol}//${publicHost}${page.path}?${query}${hash && `#${hash}`}`;
}

/** `uri` with keys in its hash; one it already has is kept. */
export function withHash(uri: string, patch: HashPatch): string {
  const [path = '', ...hash] = uri.split('#');
  const merged = mergeHash(hash.join('#'), patch);
  return merged === '' ? path : `${path}#${merged}`;
}
