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

/** What a stay costs; cents for the party and all nights (PR-136). */
export const priceInfo = z.object({
  sellPrice: z.int(),
  /** Before the promotion; null without one. */
  refPrice: z.nullable(z.int()),
  /** Whole percent; the page shows it above 5 (D-077). */
  promoPercentageRounded: z.nullable(z.int()),
  /** `refPrice` less `sellPrice`, 0 without a promotion. */
  moneySaved: z.int(),
  priceType: z.enum(['from-price', 'final-price', 'gift', 'beneficiary']),
  /** Rooms that the party sleeps in. */
  nbRooms: z.int(),
  nights: z.int(),
});

/** Conditions for changes and cancellation on these dates (PR-140). */
export const cancellationPolicy = z.object({
  type: z.enum(['FLEXIBLE', 'NON_REFUNDABLE']),
  /** False also when the deadline has passed. */
  cancellable: z.boolean(),
  /** ISO day, the last of free changes and of cancellation with a refund, to its end (D-125); null when never. */
  cancellationDeadline: z.nullable(z.string()),
  /** ISO day, the check-in: from then on nothing is refunded. Null when not cancellable. */
  cancellableUntil: z.nullable(z.string()),
  message: z.nullable(z.string()),
});

/** An activity of the stay for which a day is chosen, and the days within the stay on which it takes place. */
export const activityDates = z.object({
  activityId: z.int(),
  title: z.string(),
  /**
   * ISO days from the check-in to the check-out, both included; ascending. Empty when it cannot be done on these dates.
   */
  dates: z.array(z.string()),
});

/** What `productOffers` takes and returns (PR-048). */
export const productOffers = {
  request: z.object(stayFields),
  response: z.object({
    /**
     * Of the hotel, what can be had on these dates: the requested offer first (absent when it cannot), then the
     * cheapest.
     */
    items: z.array(
      z.object({
        weekendId: z.int(),
        label: z.string(),
        priceInfo,
        cancellationPolicy,
        /** Rooms left on the fullest night. */
        availableRooms: z.int(),
      }),
    ),
  }),
};

/** Why a stay cannot be booked; the first of a quote's errors decides (ALG-27). */
export const QUOTE_ERROR_CODES = [
  /** Not published, or no longer sold. */
  'PACKAGE_NOT_PUBLISHED',
  /** No stay can begin on the day of check-in: no room is left, or it lies in the past or beyond the calendar. */
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  /**
   * A later night has no room; `modifiedReservationCriteria` has the number of nights that can be had from that day.
   */
  'PACKAGE_NOT_AVAILABLE_NIGHTS',
  /** Fewer nights than a stay from this day has to have; `modifiedReservationCriteria` has the number. */
  'PACKAGE_MINIMUM_STAY',
  /** More people than the offer takes. */
  'PACKAGE_PARTY_TOO_LARGE',
  /** An activity does not take place during the stay. */
  'ACTIVITY_NOT_AVAILABLE',
  /** A day chosen for an activity is not one of its days, or the activity is not one of the stay. */
  'ACTIVITY_DATE_NOT_AVAILABLE',
] as const;

/** What `productQuote` takes and returns (PR-136…PR-139). */
export const productQuote = {
  request: z.object({
    ...stayFields,
    /** Chosen days as `{activityId}_{day}` (PR-039); activities left out are not checked. */
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
    /** Empty when bookable. */
    errors: z.array(z.object({ code: z.enum(QUOTE_ERROR_CODES), message: z.string() })),
    /** Null when there is no price for these dates. */
    priceInfo: z.nullable(priceInfo),
    /** Cents of each night for the party; their sum is `priceInfo.sellPrice`. Empty without a price. */
    nightAmounts: z.array(z.int()),
    /** Rooms left on the fullest night; null without a price. */
    availableRooms: z.nullable(z.int()),
    /** Cents, estimated for the adults and nights; null where there is no tax or no price. Not part of `sellPrice`. */
    localTaxTotalAmount: z.nullable(z.int()),
    programLineList: z.array(
      z.object({ type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY']), title: z.string() }),
    ),
    /** A last-minute price that is lower than usual. */
    flashDeal: z.boolean(),
    /** E.g. "2 rooms for 4 people"; null when one room is enough. */
    roomsAmountMessage: z.nullable(z.string()),
    /** The nearest stay from the same check-in that can be had, when this one cannot; null when none can. */
    modifiedReservationCriteria: z.nullable(
      z.object({ checkin: z.string(), nights: z.int(), adult: z.int(), child: z.int(), baby: z.int() }),
    ),
    cancellationPolicy,
    /** Every activity for which a day has to be chosen. */
    activities: z.array(activityDates),
  }),
};

/** What a stay costs; cents for the party and all nights (PR-136). */
export type PriceInfo = z.output<typeof priceInfo>;
/** Conditions for changes and cancellation on these dates (PR-140). */
export type CancellationPolicyData = z.output<typeof cancellationPolicy>;
/** An activity of a stay for which a day is chosen, and the days on which it takes place. */
export type ActivityDates = z.output<typeof activityDates>;
/** What can be had of a hotel on given dates: the requested offer first, then the cheapest (PR-048). */
export type ProductOffers = z.output<typeof productOffers.response>;
/** What a stay costs on its dates, or why it cannot be had (PR-136…PR-139). */
export type Quote = z.output<typeof productQuote.response>;
/** Why a stay cannot be had: one of `QUOTE_ERROR_CODES`. */
export type QuoteErrorCode = (typeof QUOTE_ERROR_CODES)[number];
