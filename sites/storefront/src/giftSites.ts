import { readByMarket, type Locale } from '@sabadora/domain';

/**
 * The gift sites by market that a text from the environment names, without a slash at their ends (CH-075, CH-191).
 *
 * @throws Error for what is no market, and for what is no address.
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
