import * as z from 'zod/mini';
import { intBetween, locale } from '../fields.ts';

/** Sitemaps of a market's pages that come from the catalogue or from editors. */
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

/** Largest number of pages in one response. */
export const SITEMAP_PAGES_MAX = 5000;

/** Request and response of `sitemapPages`: pages that search engines may list, in a stable order. */
export const sitemapPages = {
  request: z.object({
    locale,
    kind: z.enum(SITEMAP_KINDS),
    offset: z._default(intBetween(0, 1_000_000_000), 0),
    /** Number of pages; 0 requests the total only. */
    limit: z._default(intBetween(0, SITEMAP_PAGES_MAX), SITEMAP_PAGES_MAX),
  }),
  response: z.object({
    /** Number of pages of the kind. */
    total: z.int(),
    /** Last day on which a page of the kind changed, ISO; null when it is not known. */
    changedOn: z.nullable(z.string()),
    pages: z.array(z.object({ path: z.string(), changedOn: z.nullable(z.string()) })),
  }),
};
