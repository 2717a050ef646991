import { readByMarket } from './byMarket.ts';
import { MARKETS, type Locale } from './market.ts';

/**
 * Real hosts by locale, as configuration names them: "fr_FR=www.sabadora.example,nl_BE=be.sabadora.example".
 *
 * @throws Error for an entry that names no market, or no host
 */
export function readSiteHosts(text: string): ReadonlyMap<Locale, string> {
  return readByMarket('SITE_HOSTS', text);
}

/** Where the site of a market is: its configured host over https, or that of a fresh machine on a port. */
export function siteOriginOf(hosts: ReadonlyMap<Locale, string>, port: string): (locale: Locale) => string {
  return (locale) => {
    const host = hosts.get(locale);
    return host === undefined ? `http://${MARKETS[locale].host}:${port}` : `https://${host}`;
  };
}
