import { readByMarket } from './byMarket.ts';
import { MARKETS, type Locale } from './market.ts';

/**
 * Parses the configured hosts by locale: "fr_FR=www.sabadora.example,nl_BE=be.sabadora.example".
 *
 * @throws Error for an entry without a market or without a host
 */
export function readSiteHosts(text: string): ReadonlyMap<Locale, string> {
  return readByMarket('SITE_HOSTS', text);
}

/** Origin of a market's site: its configured host over https, or its development host with a port. */
export function siteOriginOf(hosts: ReadonlyMap<Locale, string>, port: string): (locale: Locale) => string {
  return (locale) => {
    const host = hosts.get(locale);
    return host === undefined ? `http://${MARKETS[locale].host}:${port}` : `https://${host}`;
  };
}
