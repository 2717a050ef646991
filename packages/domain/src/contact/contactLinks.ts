import { queryValue } from '../address/query.ts';
import { MARKETS, marketOf, type Locale } from '../market/market.ts';

/** The `ref` of an address that says that a message was taken (CH-112, CH-127). */
const THANK_YOU = 'contact_thank_you';

/** Whether an address says that the message was taken (CH-112). */
export function isContactThankYou(query: string): boolean {
  return queryValue(query, 'ref') === THANK_YOU;
}

/** Where whoever posted the form returns to once the message is taken: the contact page of the market (CH-085, CH-127). */
export function contactReturnPath(locale: Locale): string {
  return `${marketOf(locale).contactPath}?ref=${THANK_YOU}`;
}

/** Every path of the contact page; each market has one of them (D-040, D-062). */
const CONTACT_PATHS: readonly string[] = Object.values(MARKETS).map(({ contactPath }) => contactPath);

/** The path in a market of the page that another one has at `path`; only the contact page has several (ALG-30). */
export function pathInMarket(path: string, locale: Locale): string {
  return CONTACT_PATHS.includes(path) ? marketOf(locale).contactPath : path;
}
