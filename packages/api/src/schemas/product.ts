import * as z from 'zod/mini';
import { id, intBetween, isoDay, listOf, locale, pax } from '../fields.ts';

/** A requested stay: an offer, its dates and the party. */
const stayFields = {
  id,
  locale,
  checkin: isoDay,
  nights: intBetween(1, 30),
  ...pax,
  minisite: z.optional(id),
};

/** Price of a stay, in cents for the party and all nights (PR-136). */
export const priceInfo = z.object({
  sellPrice: z.int(),
  /** Price before the promotion; null without one. */
  refPrice: z.nullable(z.int()),
  /** Discount in whole percent; the page shows it above 5 (D-077). */
  promoPercentageRounded: z.nullable(z.int()),
  /** `refPrice` less `sellPrice`, 0 without a promotion. */
  moneySaved: z.int(),
  priceType: z.enum(['from-price', 'final-price', 'gift', 'beneficiary']),
  /** Number of rooms for the party. */
  nbRooms: z.int(),
  nights: z.int(),
});

/** Conditions for changes and cancellation on these dates (PR-140). */
export const cancellationPolicy = z.object({
  type: z.enum(['FLEXIBLE', 'NON_REFUNDABLE']),
  /** Whether the stay can still be cancelled; also false when the deadline has passed. */
  cancellable: z.boolean(),
  /**
   * Last day of free changes and of cancellation with a refund, inclusive, as an ISO day (D-125); null when there is
   * none.
   */
  cancellationDeadline: z.nullable(z.string()),
  /** Check-in as an ISO day, from which nothing is refunded; null when not cancellable. */
  cancellableUntil: z.nullable(z.string()),
  message: z.nullable(z.string()),
});

/** An activity of the stay for which a day is chosen, and the possible days. */
export const activityDates = z.object({
  activityId: z.int(),
  title: z.string(),
  /**
   * ISO days from the check-in to the check-out, both inclusive, ascending; empty when the activity does not take
   * place on these dates.
   */
  dates: z.array(z.string()),
});

/** Request and response of `productOffers` (PR-048). */
export const productOffers = {
  request: z.object(stayFields),
  response: z.object({
    /**
     * Offers of the hotel that are available on these dates: the requested one first, if it is available, then the
     * cheapest.
     */
    items: z.array(
      z.object({
        weekendId: z.int(),
        label: z.string(),
        priceInfo,
        cancellationPolicy,
        /** Rooms left on the night with the fewest. */
        availableRooms: z.int(),
      }),
    ),
  }),
};

/** Reasons why a stay cannot be booked; the first error of a quote decides (ALG-27). */
export const QUOTE_ERROR_CODES = [
  /** The offer is not published, or no longer sold. */
  'PACKAGE_NOT_PUBLISHED',
  /** No stay can begin on the check-in day: no room is left, or it is in the past or beyond the calendar. */
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  /**
   * A later night has no room; `modifiedReservationCriteria` has the number of nights that are available from that
   * day.
   */
  'PACKAGE_NOT_AVAILABLE_NIGHTS',
  /** The minimum stay from this day is longer; `modifiedReservationCriteria` has its number of nights. */
  'PACKAGE_MINIMUM_STAY',
  /** The party is larger than the offer allows. */
  'PACKAGE_PARTY_TOO_LARGE',
  /** An activity does not take place during the stay. */
  'ACTIVITY_NOT_AVAILABLE',
  /** The day chosen for an activity is not possible, or the activity does not belong to the stay. */
  'ACTIVITY_DATE_NOT_AVAILABLE',
] as const;

/** Request and response of `productQuote` (PR-136…PR-139). */
export const productQuote = {
  request: z.object({
    ...stayFields,
    /** Chosen days as `{activityId}_{day}` (PR-039); activities that are left out are not checked. */
    activitySelectionList: z._default(
      listOf(
        z
          .string()
          .check(z.regex(/^\d{1,10}_\d{4}-\d{2}-\d{2}$/, 'must be an activity and a day, 12_2026-12-05')),
      ),
      [],
    ),
  }),
  response: z.object({
    bookable: z.boolean(),
    /** Empty when the stay can be booked. */
    errors: z.array(z.object({ code: z.enum(QUOTE_ERROR_CODES), message: z.string() })),
    /** Null when there is no price for these dates. */
    priceInfo: z.nullable(priceInfo),
    /** Price of each night for the party, in cents; their sum is `priceInfo.sellPrice`. Empty without a price. */
    nightAmounts: z.array(z.int()),
    /** Rooms left on the night with the fewest; null without a price. */
    availableRooms: z.nullable(z.int()),
    /**
     * Local tax in cents, estimated for the adults and nights and not part of `sellPrice`; null without a tax or a
     * price.
     */
    localTaxTotalAmount: z.nullable(z.int()),
    programLineList: z.array(
      z.object({ type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY']), title: z.string() }),
    ),
    /** Whether this is a last-minute price below the usual one. */
    flashDeal: z.boolean(),
    /** Text such as "2 rooms for 4 people"; null when one room is enough. */
    roomsAmountMessage: z.nullable(z.string()),
    /** When this stay is not available, the nearest available one from the same check-in; null when there is none. */
    modifiedReservationCriteria: z.nullable(
      z.object({ checkin: z.string(), nights: z.int(), adult: z.int(), child: z.int(), baby: z.int() }),
    ),
    cancellationPolicy,
    /** Activities for which a day has to be chosen. */
    activities: z.array(activityDates),
  }),
};

/** Price of a stay, in cents for the party and all nights (PR-136). */
export type PriceInfo = z.output<typeof priceInfo>;
/** Conditions for changes and cancellation on these dates (PR-140). */
export type CancellationPolicyData = z.output<typeof cancellationPolicy>;
/** An activity of a stay for which a day is chosen, and the possible days. */
export type ActivityDates = z.output<typeof activityDates>;
/** Offers of a hotel that are available on given dates: the requested one first, then the cheapest (PR-048). */
export type ProductOffers = z.output<typeof productOffers.response>;
/** Price of a stay on its dates, or the reason why it cannot be booked (PR-136…PR-139). */
export type Quote = z.output<typeof productQuote.response>;
/** Reason why a stay cannot be booked: one of `QUOTE_ERROR_CODES`. */
export type QuoteErrorCode = (typeof QUOTE_ERROR_CODES)[number];
