import * as z from 'zod/mini';
import { flag, flow, id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { hotelInFull, room } from './hotel.ts';
import { offerCard } from './offers.ts';
import { activityDates } from './product.ts';
import { programItem } from './program.ts';

/** Another offer of the hotel that is this one and more, or this one with less (PR-030). */
export const extra = z.object({
  /** Of the other offer, whose page adding or removing leads to (PR-031). */
  id: z.int(),
  label: z.string(),
  /** This offer has it: choosing takes it away. Otherwise choosing adds it. */
  isIncluded: z.boolean(),
  /** Cents for the party: what the other offer costs more; below 0 when it costs less. */
  priceDifference: z.int(),
  /** The same by number of nights: 1, 2 and 3, without dates; the nights of the stay alone with dates. */
  priceDifferencePerLos: z.record(z.string().check(z.regex(/^\d+$/)), z.int()),
  /** What is added, or taken away. */
  programLines: z.array(z.object({ type: z.enum(['BREAKFAST', 'DINNER', 'ACTIVITY']), title: z.string() })),
  /** Addresses of 640×360 WebP pictures. */
  images: z.array(z.string()),
  activityIds: z.array(z.int()),
});

/** Prices of the offer as a voucher (PR-112). */
export const giftPrices = z.object({
  /** At the usual rate, in cents for two adults, ascending by nights. */
  nightOptions: z.array(
    z.object({
      nights: z.int(),
      sellPrice: z.int(),
      /** Before the promotion; null without one. */
      refPrice: z.nullable(z.int()),
    }),
  ),
  /** Whole percent off `refPrice`; null without a promotion. */
  promo: z.nullable(z.int()),
  /** Rates by the days on which the voucher can be used (PR-111); the first is the usual one. */
  sellPrices: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      subtext: z.nullable(z.string()),
      tag: z.nullable(z.string()),
      /** Cents for one night. */
      sellPrice: z.int(),
      /** Cents by number of nights, as many as there are `nightOptions`. */
      sellPricePerLos: z.record(z.string().check(z.regex(/^\d+$/)), z.int()),
    }),
  ),
});

/** What `weekendDetail` takes and returns. */
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
    /** Priced for the dates and the party; when it cannot be had so, by its "from" price (`checkin` is null then). */
    offer: offerCard,
    /** False: known, but no longer sold; the page says that it has expired (PR-024, PR-025). */
    published: z.boolean(),
    /** Addresses of 640×360 WebP pictures; at least 5. */
    images: z.array(z.string()),
    /** Paragraphs. */
    description: z.array(z.string()),
    /** What the stay includes in one sentence, uncut (PR-028). */
    programSummary: z.string(),
    /** What the stay includes, in the order in which it happens; the room first (PR-029). */
    program: z.array(programItem),
    /** Where one sleeps; null when the hotel does not say. */
    room: z.nullable(room),
    /** Activities with the days of this stay on which they take place; empty without dates. */
    activities: z.array(activityDates),
    hotel: hotelInFull,
    /** Others of the hotel that are on sale. */
    otherOfferCount: z.int(),
    extras: z.array(extra),
    /** It can be given: the page of its gift card has prices. */
    giftable: z.boolean(),
    /** With `flow` gifting, when it can be given; else null. */
    giftPrices: z.nullable(giftPrices),
  }),
};

/** An offer as its page shows it. */
export type WeekendDetail = z.output<typeof weekendDetail.response>;
/** Another offer of the hotel that is this one and more, or this one with less (PR-030). */
export type ExtraData = z.output<typeof extra>;
/** Prices of the offer as a voucher (PR-112); whole cents. */
export type GiftPrices = z.output<typeof giftPrices>;

/** What `listThemes` takes and returns. */
export const listThemes = {
  request: z.object({ locale }),
  response: z.array(z.object({ id: z.int(), name: z.string() })),
};
