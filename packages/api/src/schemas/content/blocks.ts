import * as z from 'zod/mini';
import { code, flow, locale } from '../../fields.ts';
import { announcementBanner, promoLink, targetedBannerBody } from './banners.ts';
import { dismissal, href, link, parisTime, picture, request, seo, text } from './parts.ts';
import { richText } from './richText.ts';

/** Icons of selling points. */
const icon = z.enum(['calendar', 'check', 'gift', 'info', 'heart', 'pin']);

const title = { title: text, subtitle: z.optional(text) };

/** Blocks of landing pages, which the home page can have too (CH-021 … CH-027). */
const editorialBlocks = [
  z.object({
    type: z.literal('jumbotron'),
    ...title,
    picture,
    showSearch: z._default(z.boolean(), false),
    /** Shows the block only from `start` to `end`, with a countdown (CH-062). */
    countdown: z.optional(
      z.object({
        /** Label of the countdown, e.g. "Ends in". */
        label: text,
        start: z.optional(parisTime),
        end: z.optional(parisTime),
        /** Whole seconds until the end at the time of the response, which adds this field. */
        seconds: z.optional(z.int()),
      }),
    ),
  }),
  z.object({
    type: z.literal('sellingPoints'),
    title: text,
    variant: z._default(z.enum(['secondary', 'bordered']), 'secondary'),
    points: z.array(z.object({ icon, title: text, text })).check(z.minLength(1, 'must have a point')),
  }),
  z.object({
    type: z.literal('promoList'),
    ...title,
    promos: z.array(
      z.object({
        kicker: z.optional(text),
        title: text,
        text: z.optional(text),
        picture: z.optional(picture),
        url: href,
      }),
    ),
  }),
  z.object({
    type: z.literal('categoryCards'),
    ...title,
    columns: z._default(z.enum(['three', 'four']), 'three'),
    cards: z
      .array(z.object({ name: text, text: z.optional(text), picture, url: href }))
      .check(z.minLength(1, 'must have a card')),
  }),
  z.object({
    type: z.literal('banner'),
    ...title,
    kicker: z.optional(text),
    picture: z.optional(picture),
    imagePosition: z._default(z.enum(['center', 'left', 'right']), 'right'),
    tone: z._default(z.enum(['plain', 'soft', 'promo', 'action']), 'soft'),
    ctas: z._default(z.array(link), []),
  }),
  z.object({
    type: z.literal('topResults'),
    ...title,
    /** Query of the search, e.g. "theme=12&country=1". */
    search: text,
    /** Limits the search to the coming weekend. */
    dates: z.optional(z.literal('weekend')),
    /** Number of offers. @default 3 (CH-028) */
    limit: z._default(z.int().check(z.minimum(1), z.maximum(12)), 3),
    linkLabel: text,
  }),
  z.object({ type: z.literal('boxes'), ...title }),
  /**
   * The banner that is due for the page (CH-028, CH-059). The response adds it, or leaves the block out without one.
   */
  z.object({
    type: z.literal('targetedBanner'),
    banner: z.optional(z.extend(targetedBannerBody, dismissal)),
  }),
  /** A strip above the opening picture of a landing page (CH-028): a sentence with links. */
  z.object({ type: z.literal('topBar'), text, links: z._default(z.array(link), []) }),
  z.object({ type: z.literal('text'), title: z.optional(text), content: richText }),
] as const;

/** Rows of the home page that come from the catalogue; an editor decides which are shown, and where. */
const homeRow = z.object({
  type: z.enum(['moment', 'weekend', 'themes', 'places', 'otherFlow', 'promises', 'all']),
});

const landingBlock = z.discriminatedUnion('type', editorialBlocks);
const homeBlock = z.discriminatedUnion('type', [homeRow, ...editorialBlocks]);

const homePromoBar = z.object({
  ctas: z._default(z.array(promoLink), []),
  showFlowTabs: z._default(z.boolean(), false),
});

/** Content of the home page, as an editor writes it (CH-018). */
export const homeBody = z.object({
  seo,
  jumbotron: z.object({
    title: text,
    /** Title in the gifting flow. */
    giftTitle: z.optional(text),
    picture: z.optional(picture),
  }),
  /** Whether the page has the site's header. */
  header: z._default(z.boolean(), true),
  /** The home page's own promo bar, shown instead of the general ones; its tabs lead to the flows. */
  promoBar: z._default(z.nullable(homePromoBar), null),
  blocks: z.array(homeBlock),
  /** Which parts of the footer the page has. */
  footer: z._default(
    z.object({
      legal: z._default(z.boolean(), true),
      newsletter: z._default(z.boolean(), true),
      contact: z._default(z.boolean(), true),
    }),
    {
      legal: true,
      newsletter: true,
      contact: true,
    },
  ),
});

/** Content of a landing page, as an editor writes it (CH-020): meta data for search engines, and blocks in order. */
export const landingBody = z.object({
  seo,
  blocks: z.array(landingBlock).check(z.minLength(1, 'must have a block')),
});

/** Request and response of `homepage` (CH-019). */
export const homepage = {
  request: z.extend(request, { flow: z.optional(flow), variation: z.optional(code) }),
  response: z.extend(homeBody, {
    announcementBanner: z.nullable(announcementBanner),
    /** Has no links once the visitor has closed it. */
    promoBar: z._default(z.nullable(z.extend(homePromoBar, dismissal)), null),
  }),
};

/** Request and response of `landingPage` (CH-020). */
export const landingPage = {
  request: z.extend(request, { key: code, variation: z.optional(code) }),
  response: z.extend(landingBody, { locales: z.array(locale) }),
};

/** The home page: its blocks in order, its announcement and its promo bar (CH-019). */
export type Homepage = z.output<typeof homepage.response>;
/** A block of the home page, by `type`: written by editors, or a row of offers. */
export type HomeBlock = z.output<typeof homeBlock>;
/** A block of a landing page, by `type`. */
export type LandingBlock = z.output<typeof landingBlock>;
/** A landing page: meta data for search engines, and its blocks in order (CH-020). */
export type LandingPage = z.output<typeof landingPage.response>;
