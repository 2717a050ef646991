import { readByMarket, type Locale } from '@sabadora/domain';

/**
 * The addresses of gift sites by market, without slashes at their ends (CH-075, CH-191).
 *
 * @param text Value of `GIFT_SITES`.
 * @throws Error for an unknown market or an invalid address.
 */
export function readGiftSites(text: string | undefined): ReadonlyMap<Locale, string> {
  const sites = [...readByMarket('GIFT_SITES', text ?? '')];
  return new Map(
    sites.map(([locale, url]) => {
      if (!/^https?:/.test(url) || !URL.canParse(url))
        throw new Error(
          `GIFT_SITES: "${url}" of ${locale} is no address such as "https://gifts.example.com/fr".`,
        );
      return [locale, url.replace(/\/+$/, '')];
    }),
  );
}
