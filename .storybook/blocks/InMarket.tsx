import { createApiClient, type LandingBlock } from '../../packages/api/src/index.ts';
import { LOCALES, MARKETS, readSwitches, type Locale } from '../../packages/domain/src/index.ts';
import { memoryLocation, SabadoraProvider } from '../../packages/hooks/src/index.ts';
import { useState, type ReactNode } from 'react';
import { Spoken } from '../../packages/design-system/src/testing/Spoken.tsx';
import { EditorialBlock, type BlockData } from '../../packages/pages/src/features/blocks/EditorialBlock.tsx';
import { column } from '../../packages/pages/src/features/frame/PageFrame.css.ts';
import type { MarketLinks } from '../../packages/pages/src/kit/document/pageInput.ts';
import { PageRoot } from '../../packages/pages/src/kit/document/PageRoot.tsx';

const markets = Object.fromEntries(
  LOCALES.map((locale) => [locale, { origin: `https://${MARKETS[locale].host}`, needsLocale: false }]),
) as MarketLinks;

/** An API client whose requests never get a response, because blocks show only their props. */
const api = createApiClient({ fetch: () => new Promise<never>(() => {}) });

/** Day and hour of every story. */
export const now = { today: '2026-11-21', hour: 10 };

/** Provides a page's parts with a market, its words, and an address in memory. */
export function InMarket({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [location] = useState(() => memoryLocation('/'));
  const { bcp47 } = MARKETS[locale];
  return (
    <PageRoot
      shared={{ locale, now, path: '/', query: '', markets, switches: readSwitches(), isCare: false }}
    >
      <SabadoraProvider api={api} locale={locale} now={now} location={location}>
        <Spoken locale={bcp47}>{children}</Spoken>
      </SabadoraProvider>
    </PageRoot>
  );
}

/** The market of a choice in the toolbar; France for English, which is the language of no market. */
export const localeOf = (market: string): Locale =>
  LOCALES.find((locale) => MARKETS[locale].bcp47 === market) ?? 'fr_FR';

export interface BlockInMarketProps {
  /** The toolbar's market, as a BCP 47 tag. */
  market: string;
  /** The block in French, for France, and in Dutch, for Flanders. */
  texts: { fr: LandingBlock; nl: LandingBlock };
  data?: BlockData;
}

const isDutchMarket = (market: string) => market.startsWith('nl');

/** The market whose words a block shows: its own for the Dutch markets and French Belgium, otherwise France. */
export function marketOfBlock(market: string): Locale {
  const locale = localeOf(market);
  return isDutchMarket(market) || locale === 'fr_BE' ? locale : 'fr_FR';
}

const NOTHING: BlockData = { stays: {} };

/** A block in Dutch for the two Dutch-speaking markets of the toolbar, otherwise in French. */
export function BlockInMarket({ market, texts, data = NOTHING }: BlockInMarketProps) {
  return (
    <InMarket locale={marketOfBlock(market)}>
      <div className={column}>
        <EditorialBlock block={isDutchMarket(market) ? texts.nl : texts.fr} at={0} data={data} />
      </div>
    </InMarket>
  );
}
