import { isHostShared, LOCALES, MARKETS } from '@sabadora/domain';
import type { MarketLinks } from '../document/pageInput.ts';

/** Market links with a host per country; the two markets of Belgium share one. */
export const marketLinksOfTest = Object.fromEntries(
  LOCALES.map((locale) => {
    const { country } = MARKETS[locale];
    return [
      locale,
      { origin: `https://${country.toLowerCase()}.sabadora.example`, needsLocale: isHostShared(locale) },
    ];
  }),
) as MarketLinks;
