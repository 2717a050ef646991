import * as z from 'zod/mini';
import { id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { hotelSummary, offerCard } from './offers.ts';
import { review, reviewDetails } from './reviews.ts';

/** A room of a hotel (PR-063). */
export const room = z.object({
  /** UUID that never changes. */
  uuid: z.string(),
  label: z.string(),
  /** Size in square metres; null when the hotel does not say. */
  size: z.nullable(z.int()),
  /**
   * Type: `double`, `comfort`, `view`, `family`, `suite`, `studio`, `tent`, or another code of an imported catalogue.
   */
  type: z.string(),
  /** Number of people that it is meant for. */
  capacity: z.int(),
  /** Number of people including extra beds; at least `capacity`. */
  maxCapacity: z.int(),
  /** Beds of the room, e.g. "1 double bed (160 cm)"; empty when the hotel does not say. */
  bedding: z.string(),
  /** Short texts of the most important features; may be empty. */
  highlights: z.array(z.string()),
  /** URLs of 640×360 WebP pictures; the first is also in `imageUrl`. */
  images: z.array(z.string()),
  imageUrl: z.string(),
  /** Important information in sentences; may be empty. */
  importantInfos: z.array(z.string()),
  /** All features, under headings; may be empty. */
  detailsSection: z.array(z.object({ title: z.string(), details: z.array(z.string()) })),
});

/** Local tourist tax (PR-068, D-147). */
export const localTax = z.object({
  type: z.enum(['PER_PERSON_PER_NIGHT', 'BOOKING_PERCENTAGE']),
  /** Cents per adult and night; null when the tax is a percentage. */
  amount: z.nullable(z.int()),
  /** Percent of the price of the stay; null when the tax is an amount. */
  percentage: z.nullable(z.number()),
  currency: z.literal('EUR'),
  toBePaidAtHotel: z.boolean(),
});

/** A hotel as product pages show it (PR-061). */
export const hotelInFull = z.object({
  ...hotelSummary.shape,
  /** Description in paragraphs. */
  description: z.array(z.string()),
  /**
   * Practical information by subject, in the order to show it. `code` is `parking`, `access`, `breakfast`,
   * `reception`, `facilities`, `accessibility`, `eco` (one facility per line, CH-068), or another of an imported
   * catalogue.
   */
  infoGeneral: z.array(z.object({ code: z.string(), title: z.string(), lines: z.array(z.string()) })),
  facilities: z.array(z.string()),
  /** The most important of `facilities`, at most 6. */
  highlightedFacilities: z.array(z.string()),
  /** Times of day as `HH:MM` in the hotel's own time; null when the hotel does not say. */
  checkInOut: z.object({
    /** Time from which rooms are ready. */
    checkin: z.nullable(z.string()),
    /** Latest time of arrival. */
    checkinUntil: z.nullable(z.string()),
    /** Time by which rooms have to be left. */
    checkout: z.nullable(z.string()),
  }),
  policy: z.object({
    petsAllowed: z.boolean(),
    /** Cents per pet and night, 0 when free; null when pets are not allowed or the hotel does not say. */
    petsPrice: z.nullable(z.int()),
    /** Weight in kilograms. */
    petsMaxWeight: z.nullable(z.int()),
    /** Number of pets; 1 unless the hotel says otherwise (PR-062). */
    petsMaxNumberOfPets: z.int(),
  }),
  /** Null when there is no tax. */
  localTax: z.nullable(localTax),
  /** Important information in sentences; may be empty. */
  importantInfos: z.array(z.string()),
  /** Scores by subject; null without reviews. */
  reviewDetails: z.nullable(reviewDetails),
  /** The four newest reviews with positive text, those in the locale's language first (CH-163). */
  positiveReviews: z.array(review),
  channelManagerId: z.nullable(z.string()),
});

/** An offer on its hotel's page: the data of a card, and further fields of the page (PR-064). */
export const hotelOffer = z.object({
  ...offerCard.shape,
  /** Discount from `refPrice` in whole percent; the page shows it from 10 (PR-065). */
  promoPercentageRounded: z.nullable(z.int()),
  /**
   * What the offer includes besides the room, e.g. "Breakfast · Spa access"; the room when it includes nothing else.
   */
  shortProgramIntroWithoutRoom: z.string(),
  /** Whether the price is for the dates of the request. */
  hasSelectedDates: z.boolean(),
  /** Uuid of the offer's room in `rooms`; null when the hotel does not say. */
  roomUuid: z.nullable(z.string()),
});

/** Request and response of `hotelDetail`. */
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
    /** Whether anything of the hotel is on sale; the hotel is known in either case (PR-058). */
    active: z.boolean(),
    /** Number of offers on sale, whatever the dates and people of the request; 0 when not active. */
    offerCount: z.int(),
    /** URLs of 640×360 WebP pictures; at least 5. */
    images: z.array(z.string()),
    /** Path of places, from the country down to the town. */
    breadcrumb: z.array(z.object({ label: z.string(), uri: z.string() })),
    /**
     * Offers on sale that the party fits in, the cheapest first: with dates those available on them, else all. Group
     * them by `roomUuid`.
     */
    weekends: z.array(hotelOffer),
    /** Rooms of those offers, in the order of their first offer. */
    rooms: z.array(room),
    /** Main offers of up to 9 nearby hotels, the nearest first; `distance` is from this hotel. */
    nearbyHotels: z.array(offerCard),
  }),
};

/** A room of a hotel (PR-063). */
export type RoomData = z.output<typeof room>;
/** A hotel as product pages show it (PR-061). */
export type HotelInFull = z.output<typeof hotelInFull>;
/** An offer on its hotel's page: the data of a card, and further fields of the page (PR-064). */
export type HotelOfferData = z.output<typeof hotelOffer>;
/** The page of a hotel: the hotel, its offers with their rooms, and hotels nearby. */
export type HotelDetail = z.output<typeof hotelDetail.response>;
