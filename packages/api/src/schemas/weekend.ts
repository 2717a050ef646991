import * as z from 'zod/mini';
import { flag, flow, id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { hotelInFull, room } from './hotel.ts';
import { offerCard } from './offers.ts';
import { activityDates } from './product.ts';
import { programItem } from './program.ts';

/** Another offer of the hotel, which adds something to this offer or leaves something out (PR-030). */
export const extra = z.object({
  /** Id of the other offer; adding or removing the extra opens its page (PR-031). */
  id: z.int(),
  label: z.string(),
  /** Whether this offer includes the extra: choosing it then removes it, else adds it. */
  isIncluded: z.boolean(),
  /** Price of the other offer less the price of this one, in cents for the party. */
  priceDifference: z.int(),
  /** `priceDifference` by number of nights: of 1, 2 and 3 without dates, of the stay's nights with dates. */
  priceDifferencePerLos: z.record(z.string().check(z.regex(/^\d+$/)), z.int()),
  /** Items that are added or removed. */
  programLines: z.array(z.object({ type: z.enum(['BREAKFAST', 'DINNER', 'ACTIVITY']), title: z.string() })),
  /** URLs of 640×360 WebP pictures. */
  images: z.array(z.string()),
  activityIds: z.array(z.int()),
});

/** Prices of the offer as a voucher (PR-112). */
export const giftPrices = z.object({
  /** Prices at the usual rate, in cents for two adults, ascending by nights. */
  nightOptions: z.array(
    z.object({
      nights: z.int(),
      sellPrice: z.int(),
      /** Price before the promotion; null without one. */
      refPrice: z.nullable(z.int()),
    }),
  ),
  /** Discount from `refPrice` in whole percent; null without a promotion. */
  promo: z.nullable(z.int()),
  /** Rates by the days on which the voucher can be used (PR-111); the first one is the usual rate. */
  sellPrices: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      subtext: z.nullable(z.string()),
      tag: z.nullable(z.string()),
      /** Price of one night, in cents. */
      sellPrice: z.int(),
      /** Prices in cents by number of nights, for each of the `nightOptions`. */
      sellPricePerLos: z.record(z.string().check(z.regex(/^\d+$/)), z.int()),
    }),
  ),
});

/** Request and response of `weekendDetail`. */
export const weekendDetail = {
  request: z.object({
    id,
    locale,
    client: z._default(z.string().check(z.maxLength(20)), 'msite'),
    flow: z._default(flow, 'booking'),
    minisite: z.optional(id),
    fetchPageModel: z._default(flag, false),
    checkin: z.optional(isoDay),
    night: z.optional(intBetween(1, 30)),
    ...pax,
  }),
  response: z.object({
    /**
     * The offer, priced for the dates and the party. When they are not available it has its "from" price, and
     * `checkin` is null.
     */
    offer: offerCard,
    /** Whether the offer is on sale; if not, the page says that it has expired (PR-024, PR-025). */
    published: z.boolean(),
    /** URLs of 640×360 WebP pictures; at least 5. */
    images: z.array(z.string()),
    /** Description in paragraphs. */
    description: z.array(z.string()),
    /** Content of the stay in one sentence, unabridged (PR-028). */
    programSummary: z.string(),
    /** Content of the stay in the order in which it happens; the room first (PR-029). */
    program: z.array(programItem),
    /** Room of the stay; null when the hotel does not say. */
    room: z.nullable(room),
    /** Activities with their days during this stay; empty without dates. */
    activities: z.array(activityDates),
    hotel: hotelInFull,
    /** Number of the hotel's other offers on sale. */
    otherOfferCount: z.int(),
    extras: z.array(extra),
    /** Whether the stay can be given, so that its gift page has prices. */
    giftable: z.boolean(),
    /** Prices as a gift, with `flow` gifting and when the stay can be given; else null. */
    giftPrices: z.nullable(giftPrices),
  }),
};

/** An offer as its page shows it. */
export type WeekendDetail = z.output<typeof weekendDetail.response>;
/** Another offer of the hotel, which adds something to this offer or leaves something out (PR-030). */
export type ExtraData = z.output<typeof extra>;
/** Prices of the offer as a voucher (PR-112); whole cents. */
export type GiftPrices = z.output<typeof giftPrices>;

/** Request and response of `listThemes`. */
export const listThemes = {
  request: z.object({ locale }),
  response: z.array(z.object({ id: z.int(), name: z.string() })),
};
