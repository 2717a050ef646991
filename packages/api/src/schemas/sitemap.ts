import * as z from 'zod/mini';
import { intBetween, locale } from '../fields.ts';

/** The sitemaps of a market beside that of its pages without a catalogue or editors behind them. */
export const SITEMAP_KINDS = [
  'pages',
  'landing',
  'ideas',
  'stays',
  'gifts',
  'hotels',
  'activities',
  'boxes',
] as const;
/** A sitemap of a market: one of `SITEMAP_KINDS`. */
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Most pages of one response. */
export const SITEMAP_PAGES_MAX = 5000;

/** What `sitemapPages` takes and returns: pages that search engines may list, in an order that stays. */
export const sitemapPages = {
  request: z.object({
    locale,
    kind: z.enum(SITEMAP_KINDS),
    offset: z._default(intBetween(0, 1_000_000_000), 0),
    /** 0 requests the total only. */
    limit: z._default(intBetween(0, SITEMAP_PAGES_MAX), SITEMAP_PAGES_MAX),
  }),
  response: z.object({
    /** Of the kind, on all pages of the list. */
    total: z.int(),
    /** The last day on which any of the kind changed, ISO; null where it is not known. */
    changedOn: z.nullable(z.string()),
    pages: z.array(z.object({ path: z.string(), changedOn: z.nullable(z.string()) })),
  }),
};
