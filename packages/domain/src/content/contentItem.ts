import type { Flow } from '../search/flow.ts';
import type { Locale } from '../market/market.ts';

/** The kinds of content that editors own. */
export const CONTENT_KINDS = [
  'announcement',
  'boxes-block',
  'chrome',
  'experiments',
  'gift-block',
  'help',
  'help-topics',
  'home',
  'ideas',
  'landing',
  'pages',
  'promo-bars',
  'redirects',
  'targeted-banners',
] as const;
/** What a content item is: one of `CONTENT_KINDS`. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** When, where and to whom an item of content is shown; what is left out does not restrict it. */
export interface ContentSelection {
  /** First moment, Europe/Paris wall time as `YYYY-MM-DDTHH:mm` (D-096). */
  from?: string | undefined;
  /** First moment at which it is no longer shown, as `from`. */
  until?: string | undefined;
  flow?: Flow | undefined;
  /** Names of pages, as in `packages/pages/src/routes`, e.g. "home". */
  pages?: readonly string[] | undefined;
  /** Of an experiment; only visitors who were assigned it see the item. */
  variation?: string | undefined;
  /** Shown in a preview alone. */
  isDraft: boolean;
}

/** One item of content for one market, checked and cleaned. */
export interface ContentItem extends ContentSelection {
  /** Path below the folder of content, e.g. "fr/help/cancel.md". */
  file: string;
  kind: ContentKind;
  /** Items of one kind and key take each other's place; the most specific one is shown. */
  key: string;
  locale: Locale;
  /** The larger one of two that could be shown: see `contentRank`. */
  rank: number;
  /** What the calls return of it. */
  body: unknown;
}

/** How far a file reaches: every market, the markets of a language, or one. */
export type ContentScope = 'all' | 'language' | 'market';

const SCOPE_RANKS: Readonly<Record<ContentScope, number>> = { all: 0, language: 1, market: 2 };

/**
 * Which of the items of one kind and key is shown, where several could be: the larger number. A variation ranks above a
 * campaign (it was chosen for this visitor), a campaign over what is always there, then one for a flow or for pages
 * over one for all, and a market over its language over all markets.
 */
export function contentRank(selection: ContentSelection, scope: ContentScope): number {
  const { variation, from, until, flow, pages } = selection;
  return (
    (variation === undefined ? 0 : 32) +
    (from === undefined && until === undefined ? 0 : 16) +
    (flow === undefined ? 0 : 8) +
    (pages === undefined ? 0 : 4) +
    SCOPE_RANKS[scope]
  );
}
