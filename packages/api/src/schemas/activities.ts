import { SORT_VALUES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { flatDestination } from '../criteriaFields.ts';
import { cents, id, intBetween, listOf, locale } from '../fields.ts';
import { hotelSummary, searchDetails } from './offers.ts';

/** Price for one group size, in cents for the whole group (SE-193). */
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
  /** URLs of 640×360 WebP pictures; the first is also in `imageUrl`. */
  images: z.array(z.string()),
  imageUrl: z.string(),
  /** Path of the activity's page. */
  uri: z.string(),
  headwords: z.string(),
  /** Prices by number of adults. */
  prices: z.record(z.string().check(z.regex(/^\d+$/)), activityPrice),
  /** Distance from the searched position, in kilometres. */
  distance: z.nullable(z.number()),
  /** Position in the whole list, from 0. */
  index: z.int(),
});

/** Request and response of `searchActivities` (SE-219); `priceMin` and `priceMax` limit the price of one person. */
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
    /** Page, zero-based. */
    page: z._default(intBetween(0, 100_000), 0),
  }),
  response: z.object({ exactMatch: z.array(activityCard), searchDetails }),
};

/** Request and response of `refreshActivities` (SE-149, D-068); unknown ids are left out of the response. */
export const refreshActivities = {
  request: z.object({ locale, ids: listOf(id) }),
  response: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
};

/** Place where activities happen or start (PR-077). */
export const activityCenter = z.object({
  /** Id of its hotel. */
  id: z.int(),
  label: z.string(),
  /** Stars; 0 for a hotel without a classification. */
  star: z.int(),
  uri: z.nullable(z.string()),
  location: z.object({
    completeAddress: z.object({ streetAddress: z.string(), zipCode: z.string() }),
    /** Street, post code and town in one line. */
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  /** Whether this is the centre of the product as a whole. */
  main: z.boolean(),
});

/** One part of an activity (PR-077). */
export const activityPart = z.object({
  title: z.string(),
  /** What happens, in lines. */
  description: z.array(z.string()),
  /** Name of the group of activities that it belongs to, e.g. "Wellness"; null when it has none. */
  univers: z.nullable(z.string()),
  /** Duration, e.g. "1 h 30"; null when the activity does not say. */
  composition: z.nullable(z.string()),
  /** Opening hours, e.g. "From 10:00 to 18:00"; null when they do not matter. */
  schedules: z.nullable(z.string()),
  /** Important information in sentences; may be empty. */
  importantInformation: z.array(z.string()),
  activityCenter,
});

/** Request and response of `activityDetail` (PR-076, PR-085). */
export const activityDetail = {
  request: z.object({ id, locale }),
  response: z.object({
    /** Whether it is on sale (PR-072). */
    published: z.boolean(),
    /** The activity, with its prices by number of adults. */
    activity: activityCard,
    /** Description in paragraphs. */
    description: z.array(z.string()),
    /** Parts of the activity; may be empty in an imported catalogue. */
    activities: z.array(activityPart),
    /** Important information before buying, in sentences. */
    importantInformation: z.array(z.string()),
    mainActivityCenter: activityCenter,
    /** Path of places, from the country down to the town. */
    breadCrumb: z.array(z.object({ label: z.string(), uri: z.string() })),
  }),
};

/** Request and response of `activityImages` (PR-086): URLs of 640×360 WebP pictures. */
export const activityImages = {
  request: z.object({ id, locale }),
  response: z.array(z.string()),
};

/** An activity as a card shows it (SE-193). */
export type ActivityCardData = z.output<typeof activityCard>;
/** A page of activities, and details of the search (SE-219). */
export type ActivitiesResponse = z.output<typeof searchActivities.response>;
/** An activity as its page shows it (PR-076). */
export type ActivityDetail = z.output<typeof activityDetail.response>;
/** One part of an activity (PR-077). */
export type ActivityPart = z.output<typeof activityPart>;
