import { FLOW_TABLE } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import { mergeHash, parseHash, serialiseHash } from './hash.ts';
import type { HashPatch } from './hash.ts';
import { DEFAULT_PARTY, PARTY_KEYS } from '../criteria/party.ts';
import { parameterName, patchQuery } from './query.ts';
import { writeDates } from '../calendar/stay.ts';

/** Tracking parameter of a shared address (D-065). */
export const SHARE_TRACKING = { utm_source: 'share' } as const;
/** Hash keys that a link back to a product or hotel keeps (CH-042). */
export const BACK_LINK_KEYS: readonly string[] = [
  'checkin',
  'checkout',
  'giftNights',
  ...Object.values(PARTY_KEYS),
  'giftFormat',
];

/** Address of an activity's page with the number of adults (SE-176). */
export function activityHref(uri: string, adults: number = DEFAULT_PARTY.adults): string {
  return withHash(uri, { [PARTY_KEYS.adults]: adults });
}

/**
 * Address of a product page with the search's query and hash; dates are left out in a flow without dates (SE-171,
 * ALG-6).
 *
 * @param segments path segments to encode, e.g. `['stay', 12]`
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

/** Address back to a hotel or product page, with dates, people, gift choices and flow only (CH-042, ALG-25). */
export function backHref(path: string, address: { query: string; hash: string }): string {
  const parts = address.query.replace(/^\?/, '').split('&');
  const flow = parts.find((part) => parameterName(part) === 'flow');
  const record = parseHash(address.hash);
  const hash = serialiseHash(Object.fromEntries(BACK_LINK_KEYS.map((key) => [key, record[key]])));
  return path + (flow ? `?${flow}` : '') + (hash && `#${hash}`);
}

/** Address to share: the public host instead of customer care's, criteria, and tracking (SE-216, D-065). */
export function shareHref(
  page: { protocol: string; path: string; query: string; hash: string },
  publicHost: string,
): string {
  const hash = page.hash.replace(/^#/, '');
  const query = patchQuery(page.query, SHARE_TRACKING);
  return `${page.protocol}//${publicHost}${page.path}?${query}${hash && `#${hash}`}`;
}

/** `uri` with `patch` applied to its hash; other keys of the hash are kept. */
export function withHash(uri: string, patch: HashPatch): string {
  const [path = '', ...hash] = uri.split('#');
  const merged = mergeHash(hash.join('#'), patch);
  return merged === '' ? path : `${path}#${merged}`;
}
