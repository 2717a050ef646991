import type { Flow } from '../search/flow.ts';
import type { Locale } from '../market/market.ts';

/** Kinds of content that editors write. */
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
/** Kind of a content item: one of `CONTENT_KINDS`. */
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** When, where and to whom a content item is shown; a missing field does not restrict it. */
export interface ContentSelection {
  /** First moment at which it is shown, Europe/Paris wall-clock time as `YYYY-MM-DDTHH:mm` (D-096). */
  from?: string | undefined;
  /** First moment at which it is no longer shown, in the format of `from`. */
  until?: string | undefined;
  flow?: Flow | undefined;
  /** Names of pages, as in `packages/pages/src/routes`, e.g. "home". */
  pages?: readonly string[] | undefined;
  /** Variation of an experiment; only visitors who are assigned to it see the item. */
  variation?: string | undefined;
  /** Whether it is shown in previews only. */
  isDraft: boolean;
}

/** One content item for one market, validated and sanitised. */
export interface ContentItem extends ContentSelection {
  /** Path below the folder of content, e.g. "fr/help/cancel.md". */
  file: string;
  kind: ContentKind;
  /** Among items with the same kind and key, only the most specific one is shown. */
  key: string;
  locale: Locale;
  /** Rank of the item: among several, the one with the largest rank is shown (see `contentRank`). */
  rank: number;
  /** Content that the calls return. */
  body: unknown;
}

/** Markets of a file: every market, the markets of a language, or one market. */
export type ContentScope = 'all' | 'language' | 'market';

const SCOPE_RANKS: Readonly<Record<ContentScope, number>> = { all: 0, language: 1, market: 2 };

/**
 * Rank of an item among those of one kind and key; the item with the largest rank is shown. A variation ranks above a
 * campaign, since it was chosen for this visitor. A campaign ranks above permanent content, an item for a flow or for
 * pages above one for all, and a market above its language above all markets.
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
