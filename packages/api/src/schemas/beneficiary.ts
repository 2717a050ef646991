import { BENEFICIARY_AFFILIATE_ID, FACET_PROPERTIES, VOUCHER_STATES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { listFields } from '../criteriaFields.ts';
import { code, flag, id, intBetween, isoDay, listOf, locale, numberBetween } from '../fields.ts';
import { facetsResponse } from './facets.ts';
import { hotelResult, searchDetails } from './offers.ts';
import { orderedActivity, orderedBox, orderedGift } from './orderedProduct.ts';

/** Request and response of `readVoucher`. */
export const readVoucher = {
  request: z.object({
    /** Code as it was typed. */
    code: z.string().check(z.maxLength(40)),
    locale,
  }),
  response: z.object({
    /** Code as it is printed on the voucher. */
    code: z.string(),
    state: z.enum(VOUCHER_STATES),
    /** Value at the time of issue, in cents. */
    value: z.int(),
    /** Value that is left, in cents. */
    leftAmount: z.int(),
    /** Last day on which the voucher is valid. */
    validUntil: isoDay,
    /** The product that was bought, in the language of its buyer. */
    product: z.discriminatedUnion('kind', [orderedGift, orderedActivity, orderedBox]),
  }),
};

/** Filters of a voucher's stays. */
const filterFields = {
  locale,
  hotelId: z.optional(id),
  /** First day of the stay; without it the availability of stays does not matter. */
  checkin: z.optional(isoDay),
  /** Alias of `checkin`. */
  checkinDate: z.optional(isoDay),
  /** Number of nights that have to be free. */
  night: z._default(intBetween(1, 30), 1),
  affiliateId: z.optional(intBetween(BENEFICIARY_AFFILIATE_ID, BENEFICIARY_AFFILIATE_ID)),
  ...listFields('flat', 'hotel'),
  ...listFields('flat', 'offer'),
  minHotelReviewScore: z.optional(numberBetween(0, 10)),
  petsAllowed: z.optional(flag),
};

/** Number of stays per hotel: one in a list of given stays, all in a list of a box's stays (PR-103). */
const packagesPerHotel = (byDefault: number) => z._default(intBetween(1, 20), byDefault);

const offersFields = {
  ...filterFields,
  limit: z._default(intBetween(1, 24), 12),
  /** Page, zero-based. */
  page: z._default(intBetween(0, 100_000), 0),
};

const facetsFields = {
  ...filterFields,
  propertiesRequested: z._default(listOf(z.enum(FACET_PROPERTIES)), [...FACET_PROPERTIES]),
};

const ofGift = {
  /** Whether to leave out stays whose voucher costs more than `giftAmount`. */
  matchOfferRangePriceWithGiftAmount: z._default(flag, false),
  /** Amount in cents. */
  giftAmount: z.optional(intBetween(0, 100_000_000)),
};

const offers = z.object({
  /**
   * Stays by hotel; empty for a page beyond the last. `sellPrice` is in cents: of the stay with dates, of its voucher
   * without.
   */
  exactMatch: z.array(hotelResult),
  searchDetails,
});

/** Request and response of `singleVoucherOffers` (PR-122). */
export const singleVoucherOffers = {
  request: z.object({ ...offersFields, ...ofGift, numberOfPackagesPerHotel: packagesPerHotel(1) }),
  response: offers,
};

/** Request and response of `singleVoucherFacets` (PR-122): counts of the stays of `singleVoucherOffers`. */
export const singleVoucherFacets = {
  request: z.object({ ...facetsFields, ...ofGift }),
  response: facetsResponse,
};

const boxOffersFields = { ...offersFields, numberOfPackagesPerHotel: packagesPerHotel(20) };

/** Request and response of `beneficiaryBoxOffers` (PR-101): the stays of all boxes. */
export const beneficiaryBoxOffers = { request: z.object(boxOffersFields), response: offers };

/** Request and response of `beneficiaryBoxFacets` (PR-101): counts of the stays of `beneficiaryBoxOffers`. */
export const beneficiaryBoxFacets = { request: z.object(facetsFields), response: facetsResponse };

/** Request and response of `voucherBoxOffers` (PR-101): the stays of a box, by its code. */
export const voucherBoxOffers = {
  request: z.object({ ...boxOffersFields, code }),
  response: offers,
};

/** Request and response of `voucherBoxFacets` (PR-101): counts of the stays of `voucherBoxOffers`. */
export const voucherBoxFacets = {
  request: z.object({ ...facetsFields, code }),
  response: facetsResponse,
};

/** A voucher as its beneficiary sees it, found by its code. */
export type VoucherData = z.output<typeof readVoucher.response>;
/** The stays that a voucher can be spent on, by hotel, and details of the search. */
export type VoucherOffers = z.output<typeof offers>;
