import { MARKETS, readSiteHosts, type Locale } from '@sabadora/domain';

const configured = readSiteHosts(process.env['SITE_HOSTS'] ?? '');

/** The host of a market: the configured one, or `xx.localhost` without configuration. */
export function publicHost(locale: Locale): string {
  return configured.get(locale) ?? MARKETS[locale].host;
}
