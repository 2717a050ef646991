import { careHostOf, isCareHost, LOCALES, marketsOfHost, MARKETS, publicHostOf } from '@sabadora/domain';
import type { MarketLinks } from '@sabadora/pages';
import { publicHost } from './hosts.ts';

/** The host in `MARKETS` for a configured real host; any other host is unchanged. */
export function marketHost(hostname: string): string {
  const locale = LOCALES.find((candidate) => publicHost(candidate) === hostname);
  return locale === undefined ? hostname : MARKETS[locale].host;
}

/**
 * Link to each market from this host: its own host, or this one with `?locale=`. From a host of customer care, the
 * links lead to hosts of customer care.
 */
export function marketLinks(url: URL): MarketLinks {
  const hostname = publicHostOf(url.hostname);
  const hasHosts = marketsOfHost(marketHost(hostname)).length > 0;
  const entries = LOCALES.map((locale) => {
    const host = publicHost(locale);
    const isShared = LOCALES.some((other) => other !== locale && publicHost(other) === host);
    const origin = new URL(url.origin);
    if (hasHosts) origin.hostname = isCareHost(url.hostname) ? careHostOf(host) : host;
    return [locale, { origin: origin.origin, needsLocale: !hasHosts || isShared }] as const;
  });
  return Object.fromEntries(entries) as MarketLinks;
}
