import { FLOW_TABLE } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import { mergeHash, parseHash, serialiseHash } from './hash.ts';
import type { HashPatch } from './hash.ts';
import type { Party } from '../criteria/party.ts';
import { DEFAULT_PARTY, PARTY_KEYS, writeParty } from '../criteria/party.ts';
import { parameterName, patchQuery } from './query.ts';
import { nightsOf, writeDates } from '../calendar/stay.ts';
import type { StayDates } from '../calendar/stay.ts';

/** What a link keeps of the search. */
export interface LinkContext {
  flow: Flow;
  dates?: StayDates | undefined;
  party: Party;
}

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

/** The hotel page with dates, night count and people; without dates in gifting (SE-173…SE-175, ALG-25, D-013). */
export function hotelHref(
  hotel: { id: number; uri?: string | null | undefined },
  context: LinkContext,
): string {
  return withHash(hotel.uri || `/hotel/${hotel.id}`, {
    ...datesPatch(context),
    ...writeParty(context.party),
  });
}

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

/** Whether a click opens a new tab: ctrl, shift, meta or the middle button (SE-172, ALG-25). */
export function isNewTabClick(event: {
  ctrlKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
  button: number;
}): boolean {
  return event.ctrlKey || event.shiftKey || event.metaKey || event.button === 1;
}

function datesPatch({ flow, dates }: LinkContext): HashPatch {
  return flow === 'gifting' || !dates ? {} : { ...dates, night: nightsOf(dates) };
}

/** `uri` with keys in its hash; one it already has is kept. */
function withHash(uri: string, patch: HashPatch): string {
  const [path = '', ...hash] = uri.split('#');
  const merged = mergeHash(hash.join('#'), patch);
  return merged === '' ? path : `${path}#${merged}`;
}
