import { SORT_VALUES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { flatDestination } from '../criteriaFields.ts';
import { cents, id, intBetween, listOf, locale } from '../fields.ts';
import { hotelSummary, searchDetails } from './offers.ts';

/** Price of one group size; cents for the whole group (SE-193). */
export const activityPrice = z.object({
  barPrice: z.int(),
  sellPrice: z.int(),
  promoPercentageRounded: z.nullable(z.int()),
});

/** An activity without a night (SE-193). */
export const activityCard = z.object({
  id: z.int(),
  label: z.string(),
  hotel: hotelSummary,
  /** Addresses of 640×360 WebP pictures, the first also in `imageUrl`. */
  images: z.array(z.string()),
  imageUrl: z.string(),
  /** Its own page. */
  uri: z.string(),
  headwords: z.string(),
  /** By number of adults. */
  prices: z.record(z.string().check(z.regex(/^\d+$/)), activityPrice),
  /** Kilometres from the searched position. */
  distance: z.nullable(z.number()),
  /** Place in the whole list, from 0. */
  index: z.int(),
});

/** What `searchActivities` takes and returns (SE-219); `priceMin` and `priceMax` bound the price of one person. */
export const searchActivities = {
  request: z.object({
    locale,
    ...flatDestination,
    theme: z.optional(id),
    tags: z.optional(listOf(id)),
    adult: z._default(intBetween(1, 20), 2),
    priceMin: z.optional(cents),
    priceMax: z.optional(cents),
    orderBy: z._default(z.enum(SORT_VALUES), 'priceQuality'),
    numberOfPackagesPerHotel: z._default(intBetween(1, 20), 20),
    limit: z._default(intBetween(1, 100), 24),
    /** Zero-based. */
    page: z._default(intBetween(0, 100_000), 0),
  }),
  response: z.object({ exactMatch: z.array(activityCard), searchDetails }),
};

/** What `refreshActivities` takes and returns (SE-149, D-068); ids that are unknown are left out. */
export const refreshActivities = {
  request: z.object({ locale, ids: listOf(id) }),
  response: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
};

/** Where activities take place or begin (PR-077). */
export const activityCenter = z.object({
  /** Of its hotel. */
  id: z.int(),
  label: z.string(),
  /** 0 when the house has no classification. */
  star: z.int(),
  uri: z.nullable(z.string()),
  location: z.object({
    completeAddress: z.object({ streetAddress: z.string(), zipCode: z.string() }),
    /** Street, post code and town in one line. */
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  /** The centre of the product as a whole. */
  main: z.boolean(),
});

/** One of the things that an activity consists of (PR-077). */
export const activityPart = z.object({
  title: z.string(),
  /** What happens, one line each. */
  description: z.array(z.string()),
  /** Name of the group of activities that it belongs to, e.g. "Wellness"; null when it has none. */
  univers: z.nullable(z.string()),
  /** How long it takes, e.g. "1 h 30"; null when the activity does not say. */
  composition: z.nullable(z.string()),
  /** E.g. "From 10:00 to 18:00"; null when it does not matter. */
  schedules: z.nullable(z.string()),
  /** Sentences; may be empty. */
  importantInformation: z.array(z.string()),
  activityCenter,
});

/** What `activityDetail` takes and returns (PR-076, PR-085). */
export const activityDetail = {
  request: z.object({ id, locale }),
  response: z.object({
    /** False when it is no longer sold (PR-072). */
    published: z.boolean(),
    /** With its prices by number of adults. */
    activity: activityCard,
    /** Paragraphs. */
    description: z.array(z.string()),
    /** What it consists of; may be empty in an imported catalogue. */
    activities: z.array(activityPart),
    /** What to know before it is bought, sentences. */
    importantInformation: z.array(z.string()),
    mainActivityCenter: activityCenter,
    /** From the country down to the town. */
    breadCrumb: z.array(z.object({ label: z.string(), uri: z.string() })),
  }),
};

/** What `activityImages` takes and returns (PR-086): addresses of 640×360 WebP pictures. */
export const activityImages = {
  request: z.object({ id, locale }),
  response: z.array(z.string()),
};

/** An activity as a card shows it (SE-193). */
export type ActivityCardData = z.output<typeof activityCard>;
/** A page of activities, and what was searched (SE-219). */
export type ActivitiesResponse = z.output<typeof searchActivities.response>;
/** An activity as its page shows it (PR-076). */
export type ActivityDetail = z.output<typeof activityDetail.response>;
/** One of the things that an activity consists of (PR-077). */
export type ActivityPart = z.output<typeof activityPart>;
