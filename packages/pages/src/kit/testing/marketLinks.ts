import { isHostShared, LOCALES, MARKETS } from '@sabadora/domain';
import type { MarketLinks } from '../document/pageInput.ts';

/** A host per country; the two markets of Belgium share theirs. */
export const marketLinksOfTest = Object.fromEntries(
  LOCALES.map((locale) => {
    const { country } = MARKETS[locale];
    return [
      locale,
      { origin: `https://${country.toLowerCase()}.sabadora.example`, needsLocale: isHostShared(locale) },
    ];
  }),
) as MarketLinks;
