import {
  isContentHref,
  LOCALES,
  RICH_TEXT_SLOTS,
  RICH_TEXT_TAGS,
  type Locale,
  type RichText,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { code, flow, locale } from '../fields.ts';
import { boxesBlockItem } from './boxes.ts';

const text = z.string().check(z.minLength(1, 'must not be empty'));

/** A path, a place on the page, or an address by https, http, mailto or tel. */
const href = z
  .string()
  .check(
    z.refine(
      isContentHref,
      'must be a path that begins with "/", a place that begins with "#", or an address that begins with https:, mailto: or tel:',
    ),
  );

/** Text of editors, cleaned, as data: see `RichText` of the domain. */
const richText: z.ZodMiniType<RichText> = z.lazy(() =>
  z.array(
    z.union([
      z.string(),
      z.object({ slot: z.enum(RICH_TEXT_SLOTS) }),
      z.object({
        tag: z.enum(RICH_TEXT_TAGS),
        href: z.optional(href),
        id: z.optional(z.string()),
        children: z.optional(richText),
      }),
    ]),
  ),
);

/** A drawn picture or one by https; other sizes of a drawn one are asked for by who shows it. */
const picture = z
  .string()
  .check(
    z.regex(
      /^(\/images\/[a-z]+\/[a-z0-9-]+\/\d+_\d+\.webp|https:\/\/\S+)$/,
      'must be "/images/{scene}/{name}/{size}.webp" or an https address',
    ),
  );

const link = z.object({ label: text, url: href, newTab: z._default(z.boolean(), false) });

/** What every content call takes beside its own: a signed preview shows another moment, variation or a draft. */
const preview = z.optional(z.string().check(z.maxLength(1000)));

/** Ids of the banners that the visitor closed, as their cookie has them: others are shown in their place, or none. */
const dismissed = z.optional(
  z.string().check(z.regex(/^[a-z0-9:.-]{0,1000}$/, 'must be ids of banners with a "." between them')),
);

/** Id of a visitor who consented to be counted: they see their variations of experiments (CH-181). */
const visitor = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'must be the id of a visitor')));

/** What shows a banner can name, so that it stays closed once a visitor closes it. */
const dismissal = { id: text };

const seo = z.object({
  /** Without the site's name. */
  title: text,
  description: text,
  index: z._default(z.boolean(), true),
  follow: z._default(z.boolean(), true),
});

/** The six colours of the CMS (CH-057). */
const colorVariation = z.enum(['black', 'grey', 'red', 'yellow', 'blue', 'green']);

/** A line over the header (CH-057). */
const announcementBanner = z.object({
  content: richText,
  colorVariation,
  link: z.nullable(z.object({ url: href })),
  flow: z.nullable(flow),
  locale,
});

const promoLink = z.extend(link, { variation: z._default(z.enum(['text', 'button']), 'text') });

/** What an editor writes of a promo bar (CH-053). */
const promoBarBody = z.object({
  internalCode: code,
  campaign: text,
  category: text,
  links: z.array(promoLink).check(z.minLength(1, 'must have a link')),
});

/** Wall time in Paris (D-161). */
const parisTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a day and hour in Paris, as "2026-11-27T08:00"'));

/** Icons of selling points. */
const icon = z.enum(['calendar', 'check', 'gift', 'info', 'heart', 'pin']);

const title = { title: text, subtitle: z.optional(text) };

/** A banner for certain pages, flows or visitors (CH-059, CH-060). */
const targetedBannerBody = z.object({
  title: text,
  subtitle: text,
  imageUrl: picture,
  imageMobile: picture,
  imagePosition: z.enum(['center', 'left', 'right']),
  imageAlt: z._default(z.string(), ''),
  ctas: z.array(link),
  url: z.nullable(href),
  newTab: z._default(z.boolean(), false),
});

/** The blocks of landing pages, and editorial ones of the home page (CH-021 … CH-027). */
const editorialBlocks = [
  z.object({
    type: z.literal('jumbotron'),
    ...title,
    picture,
    showSearch: z._default(z.boolean(), false),
    /** It is there from `start` to `end` alone, with a clock (CH-062). */
    countdown: z.optional(
      z.object({
        /** What the time is left for, e.g. "Ends in". */
        label: text,
        start: z.optional(parisTime),
        end: z.optional(parisTime),
        /** Whole seconds to the end at the moment of the response, which adds them. */
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
    /** Adds the weekend to come. */
    dates: z.optional(z.literal('weekend')),
    /** @default 3 (CH-028) */
    limit: z._default(z.int().check(z.minimum(1), z.maximum(12)), 3),
    linkLabel: text,
  }),
  z.object({ type: z.literal('boxes'), ...title }),
  /** The banner that is due for the page (CH-028, CH-059), which the response adds; without one the block is left out. */
  z.object({
    type: z.literal('targetedBanner'),
    banner: z.optional(z.extend(targetedBannerBody, dismissal)),
  }),
  z.object({ type: z.literal('text'), title: z.optional(text), content: richText }),
] as const;

/** Rows of the home page that come from the catalogue: an editor chooses whether and where. */
const homeRow = z.object({
  type: z.enum(['moment', 'weekend', 'themes', 'places', 'otherFlow', 'promises', 'all']),
});

const landingBlock = z.discriminatedUnion('type', editorialBlocks);
const homeBlock = z.discriminatedUnion('type', [homeRow, ...editorialBlocks]);

/** What an editor writes of the home page (CH-018). */
const homeBody = z.object({
  seo,
  jumbotron: z.object({
    title: text,
    /** In the gifting flow. */
    giftTitle: z.optional(text),
    picture: z.optional(picture),
  }),
  promoBar: z._default(
    z.nullable(z.object({ ctas: z.array(promoLink), showFlowTabs: z._default(z.boolean(), false) })),
    null,
  ),
  blocks: z.array(homeBlock),
  /** What of the footer stands there. */
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

const landingBody = z.object({
  seo,
  blocks: z.array(landingBlock).check(z.minLength(1, 'must have a block')),
});

/** A static page (CH-009, CH-078): `title` and the text, in sections by its `h2`. */
const pageBody = z.object({
  title: text,
  /** For search engines, one or two sentences. */
  description: text,
  /** Under the title. */
  lead: z.optional(text),
  /** Day of the last change of meaning. */
  updatedOn: z.optional(z.iso.date('must be a day as YYYY-MM-DD')),
  content: richText,
});

const ideaLink = z.object({ label: text, url: href });

const ideasBody = z.object({
  title: text,
  description: text,
  intro: text,
  sections: z.array(
    z.object({
      title: text,
      intro: text,
      ideas: z.array(z.extend(ideaLink, { cover: picture })).check(z.minLength(1)),
    }),
  ),
  regions: z.array(ideaLink),
});

/** A link of the menu and what is below it, up to four levels (CH-044, CH-048). */
export interface MenuLink {
  label: string;
  uri?: string | undefined;
  count?: number | undefined;
  variant?: 'plain' | 'promo' | undefined;
  children?: readonly MenuLink[] | undefined;
}

/** A level of the menu with `below` levels under it. */
function menuLevel(below: number): z.ZodMiniType<MenuLink> {
  return z.object({
    label: text,
    uri: z.optional(href),
    count: z.optional(z.int()),
    variant: z.optional(z.enum(['plain', 'promo'])),
    children:
      below === 0
        ? z.optional(z.never('a menu has at most four levels'))
        : z.optional(z.array(menuLevel(below - 1))),
  });
}

/** What stands around every page: menu and footer (CH-044, CH-078). */
const chromeBody = z.object({
  menu: z.array(menuLevel(3)),
  footer: z.object({
    promise: text,
    columns: z.array(z.object({ title: text, links: z.array(link).check(z.minLength(1)) })),
    legal: z.array(link),
  }),
});

/** An answer of the help centre; `topic` is an id of `help-topics`. */
const helpBody = z.object({
  question: text,
  topic: code,
  /** Place among the popular questions, from 1; not one of them without it. */
  popular: z.optional(z.int()),
  /** Place within its topic. @default after the others, by question */
  position: z.optional(z.int()),
  answer: richText,
});

const helpTopicsBody = z.object({
  title: text,
  description: text,
  lead: text,
  topics: z.array(z.object({ id: code, title: text })).check(z.minLength(1)),
});

const giftBlockBody = z.object({
  boxURL: href,
  singleVoucherURL: href,
  giftcardURL: z.nullable(href),
  activityOnlyURL: href,
  campaign: text,
  category: text,
  title: text,
  subtitle: text,
  imageS: picture,
  imageL: picture,
});

const boxesBlockBody = z.object({
  campaign: text,
  title: text,
  subtitle: text,
  buttonLabel: text,
  buttonURL: href,
});

const redirectedPath = z
  .string()
  .check(
    z.regex(
      /^\/[^\s?#]*[^\s?#/]$/,
      'must be a path such as "/old-name", without "?", "#" and a "/" at its end',
    ),
  );

const ownPage = z.string().check(z.regex(/^\/(?!\/)\S*$/, 'must be a path that begins with "/"'));

/** Addresses that are no page any more, or short ones for print, and the page that each leads to for good. */
const redirectsBody = z.object({ redirects: z.array(z.object({ from: redirectedPath, to: ownPage })) });

/** An experiment: a key of its own, and how many of a hundred visitors see each variation; the others see none. */
const experimentBody = z.object({
  variations: z.array(z.object({ name: code, weight: z.int().check(z.minimum(1), z.maximum(100)) })).check(
    z.minLength(1, 'must have a variation'),
    z.refine(
      (variations) => variations.reduce((sum, { weight }) => sum + weight, 0) <= 100,
      'must have weights of 100 together at most: they are shares of a hundred visitors',
    ),
  ),
});

/** What an announcement says, beside its text. */
const announcementBody = z.object({
  colorVariation,
  link: z._default(z.nullable(z.object({ url: href })), null),
  content: richText,
});

/** What an editor writes, by kind of content: the calls return it. */
export const contentBodies = {
  announcement: announcementBody,
  'boxes-block': boxesBlockBody,
  chrome: chromeBody,
  experiments: experimentBody,
  'gift-block': giftBlockBody,
  help: helpBody,
  'help-topics': helpTopicsBody,
  home: homeBody,
  ideas: ideasBody,
  landing: landingBody,
  pages: pageBody,
  'promo-bars': promoBarBody,
  redirects: redirectsBody,
  'targeted-banners': targetedBannerBody,
};

const request = z.object({ locale, preview, dismissed, visitor });

/** What `homepage` takes and returns (CH-019). */
export const homepage = {
  request: z.extend(request, { flow: z.optional(flow), variation: z.optional(code) }),
  response: z.extend(homeBody, { announcementBanner: z.nullable(announcementBanner) }),
};

const promoBar = z.extend(promoBarBody, { flow: z.nullable(flow), page: z.nullable(z.string()) });

/** What `promoBars` takes and returns (CH-054): one entry for each page that a bar is on; null is every page. */
export const promoBars = { request, response: z.array(promoBar) };

const announcementItem = z.object({
  announcementBanner,
  /** The same in the other markets. */
  localizations: z.array(announcementBanner),
});

/** What `announcementBanners` takes and returns (CH-057, CH-058). */
export const announcementBanners = {
  request: z.object({ preview }),
  response: z.object({
    homePages: z.array(announcementItem),
    searchPages: z.array(announcementItem),
    productPages: z.array(announcementItem),
  }),
};

/** What `targetedBanner` takes and returns (CH-060): without a page, the banner of landing pages. */
export const targetedBanner = {
  request: z.extend(request, {
    page: z._default(code, 'landing'),
    flow: z.optional(flow),
    variation: z.optional(code),
  }),
  response: targetedBannerBody,
};

/** What `giftBlock` takes and returns (CH-051): one entry a market. */
export const giftBlock = {
  request: z.object({ preview }),
  response: z.object({ items: z.array(z.extend(giftBlockBody, { locale })) }),
};

const LOWERCASED: ReadonlyMap<string, Locale> = new Map(LOCALES.map((each) => [each.toLowerCase(), each]));

/** A locale as some addresses have it, e.g. "fr_fr". */
const lowercased = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => LOWERCASED.get(value.toLowerCase())),
    locale,
  ),
);

/** What `boxesBlock` takes and returns (CH-070, CH-072). */
export const boxesBlock = {
  request: z.object({ locale: z._default(lowercased, 'fr_FR'), preview }),
  response: z.extend(boxesBlockBody, { results: z.array(boxesBlockItem) }),
};

/** What `staticContent` takes and returns (CH-009). */
export const staticContent = {
  request: z.extend(request, { id: code }),
  response: z.extend(pageBody, {
    id: z.string(),
    /** The markets that have it, for links from one to another. */
    locales: z.array(locale),
  }),
};

/** What `landingPage` takes and returns (CH-020). */
export const landingPage = {
  request: z.extend(request, { key: code, variation: z.optional(code) }),
  response: z.extend(landingBody, { locales: z.array(locale) }),
};

/** What `contentRedirect` takes and returns: where an address that is no page leads to, if anywhere. */
export const contentRedirect = {
  request: z.extend(request, { path: z.string().check(z.maxLength(1000)) }),
  response: z.object({ to: z.nullable(z.string()) }),
};

/** What `weekendIdeas` takes and returns (CH-031). */
export const weekendIdeas = { request, response: ideasBody };

/** What `helpCentre` takes and returns: answers by topic, and the popular questions in their order (CH-109). */
export const helpCentre = {
  request,
  response: z.object({
    title: text,
    description: text,
    lead: text,
    topics: z.array(
      z.object({
        id: z.string(),
        title: text,
        answers: z.array(z.object({ id: z.string(), question: text, answer: richText })),
      }),
    ),
    popular: z.array(z.object({ id: z.string(), question: text })),
  }),
};

/** What `siteChrome` takes and returns: what stands around a page, for its name and flow (CH-044, CH-052, CH-055, CH-078). */
export const siteChrome = {
  request: z.extend(request, { page: code, flow: z.optional(flow), variation: z.optional(code) }),
  response: z.extend(chromeBody, {
    promoBar: z.nullable(z.extend(promoBar, dismissal)),
    announcementBanner: z.nullable(z.extend(announcementBanner, dismissal)),
    /** Before the footer; null on pages that have it among their blocks. */
    targetedBanner: z.nullable(z.extend(targetedBannerBody, dismissal)),
    /** The variation of each experiment that the visitor was assigned (CH-181). */
    experiments: z.record(z.string(), z.string()),
    /** What a preview shows; null outside of one. */
    preview: z.nullable(
      z.object({
        moment: z.string(),
        variation: z.nullable(z.string()),
        hasDrafts: z.boolean(),
        /** The variations of that moment, and none of them first, each with the signed text that shows it. */
        choices: z.array(z.object({ variation: z.nullable(z.string()), preview: z.string() })),
      }),
    ),
  }),
};

export type Homepage = z.output<typeof homepage.response>;
export type HomeBlock = z.output<typeof homeBlock>;
export type LandingBlock = z.output<typeof landingBlock>;
export type LandingPage = z.output<typeof landingPage.response>;
export type StaticContent = z.output<typeof staticContent.response>;
export type HelpCentre = z.output<typeof helpCentre.response>;
export type Redirects = z.output<typeof redirectsBody>;
export type WeekendIdeas = z.output<typeof weekendIdeas.response>;
export type SiteChrome = z.output<typeof siteChrome.response>;
export type ExperimentBody = z.output<typeof experimentBody>;
export type AnnouncementBanner = z.output<typeof announcementBanner>;
export type BoxesBlock = z.output<typeof boxesBlock.response>;
export type GiftBlockEntry = z.output<typeof giftBlock.response>['items'][number];
export type HelpAnswer = z.output<typeof helpBody>;
export type HelpTopics = z.output<typeof helpTopicsBody>;
export type TargetedBanner = z.output<typeof targetedBannerBody>;
/** A targeted banner as pages show it, with what closing it is remembered by. */
export type DueBanner = NonNullable<SiteChrome['targetedBanner']>;
