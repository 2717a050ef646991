import {
  isLocale,
  localeOfVisit,
  LOCALES,
  marketByHost,
  MARKETS,
  queryValue,
  type Market,
} from '@sabadora/domain';
import type { MarketLinks } from '@sabadora/pages';
import type { RequestFacts, Visit } from '@sabadora/site-host/server';
import { publicHost } from './hosts.ts';

/** The market of a visit, and where the others are. */
export interface SiteMarket {
  market: Market;
  markets: MarketLinks;
  /** The Belgian host before a language was chosen: only the choice is shown. */
  isSplash: boolean;
}

/** Remembers the language chosen on a host that serves several (D-063). */
const LANGUAGE_COOKIE = 'sabadora-locale';
const YEAR_S = 31_536_000;

/** The market by host, else by `?locale=`, else by the language cookie, else fr_FR (D-063). */
export function visit({ url, query, cookies }: RequestFacts): Visit<SiteMarket> {
  const asked = queryValue(query.toString(), 'locale');
  const locale = localeOfVisit({ host: marketHost(url.hostname), asked, cookie: cookies[LANGUAGE_COOKIE] });
  const market = MARKETS[locale === 'splash' ? 'nl_BE' : locale];
  const isChosen = isLocale(asked) && asked === locale;
  return {
    market: { market, markets: marketLinks(url), isSplash: locale === 'splash' },
    locale: market.locale,
    lang: market.bcp47,
    dir: 'ltr',
    ...(isChosen && {
      setCookies: [
        `${LANGUAGE_COOKIE}=${asked}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${url.protocol === 'https:' ? '; Secure' : ''}`,
      ],
    }),
  };
}

/** A real host of the configuration as the registry's host that stands for it. */
function marketHost(hostname: string): string {
  const locale = LOCALES.find((candidate) => publicHost(candidate) === hostname);
  return locale === undefined ? hostname : MARKETS[locale].host;
}

/** Where each market is, as seen from this host: its own host, or this one with `?locale=`. */
function marketLinks(url: URL): MarketLinks {
  const hasHosts = marketByHost(marketHost(url.hostname)) !== undefined;
  const entries = LOCALES.map((locale) => {
    const host = publicHost(locale);
    const isShared = LOCALES.some((other) => other !== locale && publicHost(other) === host);
    const origin = new URL(url.origin);
    origin.hostname = hasHosts ? host : url.hostname;
    return [locale, { origin: origin.origin, needsLocale: !hasHosts || isShared }] as const;
  });
  return Object.fromEntries(entries) as MarketLinks;
}
