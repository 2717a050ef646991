import { queryValue } from '../address/query.ts';
import { MARKETS, marketOf, type Locale } from '../market/market.ts';

/** Value of `ref` in the address of an accepted message (CH-112, CH-127). */
const THANK_YOU = 'contact_thank_you';

/** Whether the address is that of an accepted message (CH-112). */
export function isContactThankYou(query: string): boolean {
  return queryValue(query, 'ref') === THANK_YOU;
}

/** Where a posted form returns to once the message is accepted: the contact page of the market (CH-085, CH-127). */
export function contactReturnPath(locale: Locale): string {
  return `${marketOf(locale).contactPath}?ref=${THANK_YOU}`;
}

/** All paths of the contact page; each market has one of them (D-040, D-062). */
const CONTACT_PATHS: readonly string[] = Object.values(MARKETS).map(({ contactPath }) => contactPath);

/** Path of a page in another market; only the contact page has several paths (ALG-30). */
export function pathInMarket(path: string, locale: Locale): string {
  return CONTACT_PATHS.includes(path) ? marketOf(locale).contactPath : path;
}
