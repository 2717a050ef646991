import * as z from 'zod/mini';
import { id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { hotelSummary, offerCard } from './offers.ts';
import { review, reviewDetails } from './reviews.ts';

/** A room of a hotel (PR-063). */
export const room = z.object({
  /** A UUID, for good. */
  uuid: z.string(),
  label: z.string(),
  /** Square metres; null when the hotel does not say. */
  size: z.nullable(z.int()),
  /** A code: `double`, `comfort`, `view`, `family`, `suite`, `studio`, `tent`, or another of an imported catalogue. */
  type: z.string(),
  /** People it is meant for. */
  capacity: z.int(),
  /** People it takes with extra beds; at least `capacity`. */
  maxCapacity: z.int(),
  /** Its beds, e.g. "1 double bed (160 cm)"; empty when the hotel does not say. */
  bedding: z.string(),
  /** What to name first, short; may be empty. */
  highlights: z.array(z.string()),
  /** Addresses of 640×360 WebP pictures, the first also in `imageUrl`. */
  images: z.array(z.string()),
  imageUrl: z.string(),
  /** Sentences; may be empty. */
  importantInfos: z.array(z.string()),
  /** All that it has, under headings; may be empty. */
  detailsSection: z.array(z.object({ title: z.string(), details: z.array(z.string()) })),
});

/** The tax of the town (PR-068, D-147). */
export const localTax = z.object({
  type: z.enum(['PER_PERSON_PER_NIGHT', 'BOOKING_PERCENTAGE']),
  /** Cents per adult and night; null for a percentage. */
  amount: z.nullable(z.int()),
  /** Percent of the price of the stay; null for an amount. */
  percentage: z.nullable(z.number()),
  currency: z.literal('EUR'),
  toBePaidAtHotel: z.boolean(),
});

/** A hotel as product pages show it (PR-061). */
export const hotelInFull = z.object({
  ...hotelSummary.shape,
  /** Paragraphs. */
  description: z.array(z.string()),
  /**
   * Practical information by subject, in the order to show it; `code` is `parking`, `access`, `breakfast`, `reception`,
   * `facilities`, `accessibility`, `eco` (a facility a line, CH-068), or another of an imported catalogue.
   */
  infoGeneral: z.array(z.object({ code: z.string(), title: z.string(), lines: z.array(z.string()) })),
  facilities: z.array(z.string()),
  /** The first of `facilities` to name; at most 6. */
  highlightedFacilities: z.array(z.string()),
  /** Times of day as `HH:MM` in the hotel's own time; each null when the hotel does not say. */
  checkInOut: z.object({
    /** Rooms are ready from. */
    checkin: z.nullable(z.string()),
    /** Last arrival. */
    checkinUntil: z.nullable(z.string()),
    /** Rooms are left by. */
    checkout: z.nullable(z.string()),
  }),
  policy: z.object({
    petsAllowed: z.boolean(),
    /** Cents per pet and night, 0 when free; null when pets are not allowed or the hotel does not say. */
    petsPrice: z.nullable(z.int()),
    /** Kilograms. */
    petsMaxWeight: z.nullable(z.int()),
    /** 1 unless the hotel says otherwise (PR-062). */
    petsMaxNumberOfPets: z.int(),
  }),
  /** Null where there is none. */
  localTax: z.nullable(localTax),
  /** Sentences; may be empty. */
  importantInfos: z.array(z.string()),
  /** Scores by subject; null without reviews. */
  reviewDetails: z.nullable(reviewDetails),
  /** The four newest reviews with something good to say, of the locale's language first (CH-163). */
  positiveReviews: z.array(review),
  channelManagerId: z.nullable(z.string()),
});

/** An offer on the page of its hotel: a card and what the page adds (PR-064). */
export const hotelOffer = z.object({
  ...offerCard.shape,
  /** Whole percent off `refPrice`; the page shows it from 10 (PR-065). */
  promoPercentageRounded: z.nullable(z.int()),
  /** What it includes beside the room, e.g. "Breakfast · Spa access"; the room where it includes nothing else. */
  shortProgramIntroWithoutRoom: z.string(),
  /** Priced for the dates of the request. */
  hasSelectedDates: z.boolean(),
  /** Of `rooms`; null when the hotel does not say in which room one sleeps. */
  roomUuid: z.nullable(z.string()),
});

/** What `hotelDetail` takes and returns. */
export const hotelDetail = {
  request: z.object({
    id,
    locale,
    checkin: z.optional(isoDay),
    night: z.optional(intBetween(1, 30)),
    ...pax,
  }),
  response: z.object({
    hotel: hotelInFull,
    /** False: still known, but nothing of it is sold (PR-058). */
    active: z.boolean(),
    /** Offers on sale, whatever the dates and the people of the request; 0 when not active. */
    offerCount: z.int(),
    /** Addresses of 640×360 WebP pictures; at least 5. */
    images: z.array(z.string()),
    /** From the country down to the town. */
    breadcrumb: z.array(z.object({ label: z.string(), uri: z.string() })),
    /**
     * Offers on sale that the party fits, the cheapest first: with dates in the request those that can be had then,
     * else all. Group them by `roomUuid`.
     */
    weekends: z.array(hotelOffer),
    /** Rooms of those offers, in the order of their first offer. */
    rooms: z.array(room),
    /** Main offers of up to 9 hotels around, the nearest first; `distance` is from this hotel. */
    nearbyHotels: z.array(offerCard),
  }),
};

/** A room of a hotel (PR-063). */
export type RoomData = z.output<typeof room>;
/** A hotel as product pages show it (PR-061). */
export type HotelInFull = z.output<typeof hotelInFull>;
/** An offer on the page of its hotel: a card and what the page adds (PR-064). */
export type HotelOfferData = z.output<typeof hotelOffer>;
/** The page of a hotel: the hotel, its offers with their rooms, and hotels nearby. */
export type HotelDetail = z.output<typeof hotelDetail.response>;
