import * as z from 'zod/mini';
import { flag, intBetween, locale } from '../fields.ts';
import { hotelResult, mapLocation, searchDetails } from './offers.ts';

/** A gift box in a list (CH-071); prices are whole cents. */
export const boxCard = z.object({
  /** Ends in EBOX (PR-092). */
  code: z.string(),
  title: z.string(),
  /** One entry a line. */
  includedContent: z.array(z.string()),
  price: z.object({ sellPrice: z.int(), refPrice: z.nullable(z.int()) }),
  images: z.array(z.string()),
  slug: z.string(),
  /** Stays to choose from. */
  offerCount: z.int(),
});

/** What `searchBoxes` takes and returns. */
export const searchBoxes = {
  request: z.object({ locale }),
  response: z.object({ boxes: z.array(boxCard) }),
};

/** What `boxBlock` takes and returns: the promotional block among results (CH-073). */
export const boxBlock = {
  request: z.object({ locale }),
  response: z.object({
    id: z.int(),
    containerId: z.string(),
    title: z.string(),
    subtitle: z.string(),
    colorPalette: z.enum(['paper', 'action', 'accent']),
    cta: z.object({ label: z.string(), url: z.string(), newTab: z.boolean() }),
    boxes: z.array(boxCard),
  }),
};

/** A gift box in the block of content (CH-070); prices are whole cents. */
export const boxesBlockItem = z.object({
  id: z.string(),
  sku: z.string(),
  /** Names its page on the gift site. */
  handle: z.string(),
  title: z.string(),
  image: z.string(),
  includedContent: z.array(z.string()),
  rating: z.nullable(z.number()),
  /** Without its promotion. */
  price: z.int(),
  promoPrice: z.nullable(z.int()),
  /** Percent, rounded up; null up to 5 (D-002). */
  discount: z.nullable(z.int()),
  url: z.string(),
  /** From 1. */
  position: z.int(),
  campaign: z.string(),
});

const boxCode = z.string().check(z.regex(/^[A-Z0-9]{1,40}$/, 'must be capitals and digits'));

/** What `boxDetail` takes and returns (PR-090, PR-100): a box by its code in either format. */
export const boxDetail = {
  request: z.object({ code: boxCode, locale }),
  response: z.object({
    /** As requested. */
    code: z.string(),
    slug: z.string(),
    title: z.string(),
    /** Paragraphs. */
    description: z.array(z.string()),
    /** One entry a line. */
    includedContent: z.array(z.string()),
    /** What it costs, cents. */
    value: z.int(),
    /** Before a promotion, cents. */
    referencePrice: z.nullable(z.int()),
    /** Addresses of 640×360 WebP pictures. */
    images: z.object({ main: z.string(), catalog: z.array(z.string()) }),
    searchCriteria: z.object({
      /** Ids of themes: a stay of any of them is in the box. */
      subthemas: z.array(z.int()),
    }),
    /** Stays to choose from. */
    offerCount: z.int(),
  }),
};

/** What `boxOffers` takes (PR-102): stays to choose from, eight hotels a page. */
const boxOffersRequest = z.object({
  code: boxCode,
  locale,
  limit: z._default(intBetween(1, 24), 8),
  /** Zero-based. */
  page: z._default(intBetween(0, 100_000), 0),
  performMapSearch: z._default(flag, false),
});

/** What `boxOffers` takes and returns. */
export const boxOffers = {
  request: boxOffersRequest,
  /** One stay a hotel; a page beyond the last has none. */
  response: z.object({ exactMatch: z.array(hotelResult), searchDetails }),
};

/** What `boxLocations` takes and returns (PR-102): where the stays of a box are. Send `performMapSearch: true`. */
export const boxLocations = {
  request: boxOffersRequest,
  response: z.object({ exactMatch: z.array(mapLocation), searchDetails }),
};

/** A gift box as its page shows it (PR-090). */
export type BoxDetail = z.output<typeof boxDetail.response>;
/** The stays that a gift box can be spent on, one a hotel, and what was searched. */
export type BoxOffers = z.output<typeof boxOffers.response>;
/** A gift box as a card shows it (CH-071); prices are whole cents. */
export type BoxCardData = z.output<typeof boxCard>;
/** The promotional block of boxes among results (CH-073). */
export type BoxBlock = z.output<typeof boxBlock.response>;
