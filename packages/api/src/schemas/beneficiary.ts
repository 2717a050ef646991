import { BENEFICIARY_AFFILIATE_ID, FACET_PROPERTIES, VOUCHER_STATES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { listFields } from '../criteriaFields.ts';
import { code, flag, id, intBetween, isoDay, listOf, locale, numberBetween } from '../fields.ts';
import { facetsResponse } from './facets.ts';
import { hotelResult, searchDetails } from './offers.ts';
import { orderedActivity, orderedBox, orderedGift } from './orderedProduct.ts';

/** What `readVoucher` takes and returns. */
export const readVoucher = {
  request: z.object({
    /** As it was typed. */
    code: z.string().check(z.maxLength(40)),
    locale,
  }),
  response: z.object({
    /** As it is written on the voucher. */
    code: z.string(),
    state: z.enum(VOUCHER_STATES),
    /** Cents that it was issued for. */
    value: z.int(),
    /** Cents that are left on it. */
    leftAmount: z.int(),
    /** Its last day. */
    validUntil: isoDay,
    /** What was bought, in the language of its buyer. */
    product: z.discriminatedUnion('kind', [orderedGift, orderedActivity, orderedBox]),
  }),
};

/** What the stays of a voucher are narrowed by. */
const filterFields = {
  locale,
  hotelId: z.optional(id),
  /** The day from which the stays are to be free; without it they are found whatever is free. */
  checkin: z.optional(isoDay),
  /** Another name of `checkin`. */
  checkinDate: z.optional(isoDay),
  /** Of which they are to be free. */
  night: z._default(intBetween(1, 30), 1),
  affiliateId: z.optional(intBetween(BENEFICIARY_AFFILIATE_ID, BENEFICIARY_AFFILIATE_ID)),
  ...listFields('flat', 'hotel'),
  ...listFields('flat', 'offer'),
  minHotelReviewScore: z.optional(numberBetween(0, 10)),
  petsAllowed: z.optional(flag),
};

/** Stays of one hotel: one in a list of given stays, all of a hotel in one of boxes (PR-103). */
const packagesPerHotel = (byDefault: number) => z._default(intBetween(1, 20), byDefault);

const offersFields = {
  ...filterFields,
  limit: z._default(intBetween(1, 24), 12),
  /** Zero-based. */
  page: z._default(intBetween(0, 100_000), 0),
};

const facetsFields = {
  ...filterFields,
  propertiesRequested: z._default(listOf(z.enum(FACET_PROPERTIES)), [...FACET_PROPERTIES]),
};

const ofGift = {
  /** Whether stays whose voucher costs more than `giftAmount` are left out. */
  matchOfferRangePriceWithGiftAmount: z._default(flag, false),
  /** Cents. */
  giftAmount: z.optional(intBetween(0, 100_000_000)),
};

const offers = z.object({
  /** By hotel; a page beyond the last has none. `sellPrice`: cents of the stay on the dates, without dates of its voucher. */
  exactMatch: z.array(hotelResult),
  searchDetails,
});

/** What `singleVoucherOffers` takes and returns (PR-122). */
export const singleVoucherOffers = {
  request: z.object({ ...offersFields, ...ofGift, numberOfPackagesPerHotel: packagesPerHotel(1) }),
  response: offers,
};

/** What `singleVoucherFacets` takes and returns (PR-122): counts of the stays that `singleVoucherOffers` lists. */
export const singleVoucherFacets = {
  request: z.object({ ...facetsFields, ...ofGift }),
  response: facetsResponse,
};

const boxOffersFields = { ...offersFields, numberOfPackagesPerHotel: packagesPerHotel(20) };

/** What `beneficiaryBoxOffers` takes and returns (PR-101): the stays of all boxes. */
export const beneficiaryBoxOffers = { request: z.object(boxOffersFields), response: offers };

/** What `beneficiaryBoxFacets` takes and returns (PR-101): counts of the stays that `beneficiaryBoxOffers` lists. */
export const beneficiaryBoxFacets = { request: z.object(facetsFields), response: facetsResponse };

/** What `voucherBoxOffers` takes and returns (PR-101): the stays of a box, by its code. */
export const voucherBoxOffers = {
  request: z.object({ ...boxOffersFields, code }),
  response: offers,
};

/** What `voucherBoxFacets` takes and returns (PR-101): counts of the stays that `voucherBoxOffers` lists. */
export const voucherBoxFacets = {
  request: z.object({ ...facetsFields, code }),
  response: facetsResponse,
};

/** A voucher as its beneficiary sees it, found by its code. */
export type VoucherData = z.output<typeof readVoucher.response>;
/** The stays that a voucher can be spent on, by hotel, and what was searched. */
export type VoucherOffers = z.output<typeof offers>;
