import { MARKETS, readSiteHosts, type Locale } from '@sabadora/domain';

const configured = readSiteHosts(process.env['SITE_HOSTS'] ?? '');

/** The host of a market: configured, or `xx.localhost` of a fresh machine. */
export function publicHost(locale: Locale): string {
  return configured.get(locale) ?? MARKETS[locale].host;
}
