import * as z from 'zod/mini';
import { flag, intBetween, locale } from '../fields.ts';
import { hotelResult, mapLocation, searchDetails } from './offers.ts';

/** A gift box in a list (CH-071); prices are whole cents. */
export const boxCard = z.object({
  /** Code that ends in EBOX (PR-092). */
  code: z.string(),
  title: z.string(),
  /** Content of the box, one entry per line. */
  includedContent: z.array(z.string()),
  price: z.object({ sellPrice: z.int(), refPrice: z.nullable(z.int()) }),
  images: z.array(z.string()),
  slug: z.string(),
  /** Number of stays to choose from. */
  offerCount: z.int(),
});

/** Request and response of `searchBoxes`. */
export const searchBoxes = {
  request: z.object({ locale }),
  response: z.object({ boxes: z.array(boxCard) }),
};

/** Request and response of `boxBlock`: the promotional block among results (CH-073). */
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

/** A gift box in the block of gift boxes (CH-070); prices are whole cents. */
export const boxesBlockItem = z.object({
  id: z.string(),
  sku: z.string(),
  /** Identifier of its page on the gift site. */
  handle: z.string(),
  title: z.string(),
  image: z.string(),
  includedContent: z.array(z.string()),
  rating: z.nullable(z.number()),
  /** Price before the promotion. */
  price: z.int(),
  promoPrice: z.nullable(z.int()),
  /** Discount in percent, rounded up; null up to 5 (D-002). */
  discount: z.nullable(z.int()),
  url: z.string(),
  /** Position in the block, from 1. */
  position: z.int(),
  campaign: z.string(),
});

const boxCode = z.string().check(z.regex(/^[A-Z0-9]{1,40}$/, 'must be capitals and digits'));

/** Request and response of `boxDetail` (PR-090, PR-100): a box by its code in either format. */
export const boxDetail = {
  request: z.object({ code: boxCode, locale }),
  response: z.object({
    /** Code as requested. */
    code: z.string(),
    slug: z.string(),
    title: z.string(),
    /** Description in paragraphs. */
    description: z.array(z.string()),
    /** Content of the box, one entry per line. */
    includedContent: z.array(z.string()),
    /** Price in cents. */
    value: z.int(),
    /** Price before the promotion, in cents. */
    referencePrice: z.nullable(z.int()),
    /** URLs of 640×360 WebP pictures. */
    images: z.object({ main: z.string(), catalog: z.array(z.string()) }),
    searchCriteria: z.object({
      /** Theme ids; the box includes stays with any of these themes. */
      subthemas: z.array(z.int()),
    }),
    /** Number of stays to choose from. */
    offerCount: z.int(),
  }),
};

/** Request of `boxOffers` (PR-102): stays to choose from, eight hotels per page. */
const boxOffersRequest = z.object({
  code: boxCode,
  locale,
  limit: z._default(intBetween(1, 24), 8),
  /** Page, zero-based. */
  page: z._default(intBetween(0, 100_000), 0),
  performMapSearch: z._default(flag, false),
});

/** Request and response of `boxOffers`. */
export const boxOffers = {
  request: boxOffersRequest,
  /** One stay per hotel; empty for a page beyond the last. */
  response: z.object({ exactMatch: z.array(hotelResult), searchDetails }),
};

/** Request and response of `boxLocations` (PR-102): locations of a box's stays. Send `performMapSearch: true`. */
export const boxLocations = {
  request: boxOffersRequest,
  response: z.object({ exactMatch: z.array(mapLocation), searchDetails }),
};

/** A gift box as its page shows it (PR-090). */
export type BoxDetail = z.output<typeof boxDetail.response>;
/** The stays that a gift box can be spent on, one per hotel, and details of the search. */
export type BoxOffers = z.output<typeof boxOffers.response>;
/** A gift box as a card shows it (CH-071); prices are whole cents. */
export type BoxCardData = z.output<typeof boxCard>;
/** The promotional block of boxes among results (CH-073). */
export type BoxBlock = z.output<typeof boxBlock.response>;
