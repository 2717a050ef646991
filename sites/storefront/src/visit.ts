import {
  isLocale,
  localeOfVisit,
  LOCALES,
  marketByHost,
  MARKETS,
  queryValue,
  readSwitches,
  type Market,
  type Switches,
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
  switches: Switches;
  /** The site as customer care sees it (SE-012). */
  isCare: boolean;
}

/** Remembers the language chosen on a host that serves several (D-063). */
const LANGUAGE_COOKIE = 'sabadora-locale';
const YEAR_S = 31_536_000;

/** The host of customer care stands before the market's, e.g. "care.fr.localhost". */
const CARE_PREFIX = 'care.';
/** In production nothing of a query changes what is switched on. */
const isProduction = process.env['SITE_STAGE'] === 'production';

/** The market by host, else by `?locale=`, else by the language cookie, else fr_FR (D-063). */
export function visit({ url, query, cookies }: RequestFacts): Visit<SiteMarket> {
  const text = query.toString();
  const asked = queryValue(text, 'locale');
  const isCareHost = url.hostname.startsWith(CARE_PREFIX);
  const hostname = isCareHost ? url.hostname.slice(CARE_PREFIX.length) : url.hostname;
  const locale = localeOfVisit({ host: marketHost(hostname), asked, cookie: cookies[LANGUAGE_COOKIE] });
  const market = MARKETS[locale === 'splash' ? 'nl_BE' : locale];
  const isChosen = isLocale(asked) && asked === locale;
  return {
    market: {
      market,
      markets: marketLinks(url),
      isSplash: locale === 'splash',
      switches: readSwitches(
        process.env['SWITCHES'],
        isProduction ? undefined : queryValue(text, 'switches'),
      ),
      isCare: isCareHost || (!isProduction && queryValue(text, 'care') === '1'),
    },
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
