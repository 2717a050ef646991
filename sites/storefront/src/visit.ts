import {
  DISMISSED_COOKIE,
  isCareHost,
  isLocale,
  localeOfVisit,
  MARKETS,
  SPLASH_LOCALE,
  publicHostOf,
  queryValue,
  readAccountState,
  readDismissed,
  type AccountState,
  type Market,
  type Switches,
  type VisitorCookie,
} from '@sabadora/domain';
import type { ContentAudience, MarketLinks } from '@sabadora/pages';
import type { RequestFacts, Visit } from '@sabadora/site-host/server';
import { readAffiliate } from './affiliate.ts';
import { hasCareToken } from './care.ts';
import { marketHost, marketLinks } from './marketLinks.ts';
import { isNativeApp } from './nativeApp.ts';
import { readOverrides } from './overrides.ts';

/** The market of a visit, links to the other markets, and facts of the visitor. */
export interface SiteMarket {
  market: Market;
  markets: MarketLinks;
  /** Whether only the choice of language is shown: on the Belgian host before a language was chosen. */
  isSplash: boolean;
  switches: Switches;
  /** Whether the site is shown as customer care sees it (SE-012). */
  isCare: boolean;
  /** Whether the company's own app shows the pages (PR-016). */
  isInApp: boolean;
  /** Whether the visitor may get the newsletter modal (CH-105). */
  asksForEmail: boolean;
  /** Whether customer care has still to sign in: only the sign-in page is shown (SE-257). */
  needsLogin: boolean;
  /** Facts by which editors' content is chosen, from cookies and the address. */
  audience: ContentAudience;
  /** The signed-in account, from cookies (CH-131, CH-133). */
  account: AccountState | undefined;
}

/** Id of a visitor who consented to be counted; the browser sets the cookie. */
const VISITOR_COOKIE = 'sabadora-visitor' satisfies VisitorCookie;
/** The language chosen on a host that serves several (D-063). */
const LANGUAGE_COOKIE = 'sabadora-locale' satisfies VisitorCookie;
/** The signed preview of an editor; lasts until the browser is closed or `?preview=` is empty. */
const PREVIEW_COOKIE = 'sabadora-preview';
const YEAR_S = 31_536_000;

/** Finds the market by host, then `?locale=`, then the language cookie; fr_FR otherwise (D-063). */
export function visit({ url, query, cookies, headers }: RequestFacts): Visit<SiteMarket> {
  const text = query.toString();
  const requested = queryValue(text, 'locale');
  const hostname = publicHostOf(url.hostname);
  const locale = localeOfVisit({ host: marketHost(hostname), requested, cookie: cookies[LANGUAGE_COOKIE] });
  const market = MARKETS[locale === 'splash' ? SPLASH_LOCALE : locale];
  const visitor = /^[\w-]{8,64}$/.exec(cookies[VISITOR_COOKIE] ?? '')?.[0];
  const { switches, setCookies, ...overrides } = readOverrides(text, cookies, visitor);
  const affiliate = readAffiliate({ url, query, cookies });
  setCookies.push(...affiliate.setCookies);
  const isCare = isCareHost(url.hostname) || overrides.isCare;
  if (isLocale(requested) && requested === locale) {
    const secure = url.protocol === 'https:' ? '; Secure' : '';
    setCookies.push(`${LANGUAGE_COOKIE}=${requested}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`);
  }
  const requestedPreview = previewIn(queryValue(text, 'preview'));
  if (requestedPreview !== undefined) {
    const secure = url.protocol === 'https:' ? '; Secure' : '';
    const end = requestedPreview === '' ? '; Max-Age=0' : '';
    setCookies.push(
      `${PREVIEW_COOKIE}=${encodeURIComponent(requestedPreview)}; Path=/; HttpOnly; SameSite=Lax${end}${secure}`,
    );
  }
  return {
    market: {
      market,
      markets: marketLinks(url),
      isSplash: locale === 'splash',
      switches,
      isCare,
      isInApp: isNativeApp(headers['user-agent']),
      asksForEmail: affiliate.asksForEmail,
      needsLogin: isCare && !hasCareToken(cookies),
      audience: {
        preview: (requestedPreview ?? previewIn(cookies[PREVIEW_COOKIE])) || undefined,
        // Customer care is not counted (CH-193).
        visitor: isCare ? undefined : visitor,
        dismissed: readDismissed(cookies[DISMISSED_COOKIE]).join('.') || undefined,
      },
      account: readAccountState(cookies, url.protocol === 'https:'),
    },
    locale: market.locale,
    lang: market.bcp47,
    dir: 'ltr',
    ...(setCookies.length > 0 && { setCookies }),
  };
}

/** The text if it can be a signed preview, which the gateway then verifies; otherwise undefined. */
function previewIn(text: string | undefined): string | undefined {
  return text !== undefined && /^[\w.-]{0,1000}$/.test(text) ? text : undefined;
}
