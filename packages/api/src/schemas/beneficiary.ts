import { FACET_PROPERTIES, VOUCHER_STATES } from '@sabadora/domain';
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
  ...listFields('flat', 'hotel'),
  ...listFields('flat', 'offer'),
  minHotelReviewScore: z.optional(numberBetween(0, 10)),
  petsAllowed: z.optional(flag),
};

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
  /** One stay a hotel; a page beyond the last has none. `sellPrice` is what its voucher costs, cents. */
  exactMatch: z.array(hotelResult),
  searchDetails,
});

/** What `singleVoucherOffers` takes and returns (PR-122). */
export const singleVoucherOffers = {
  request: z.object({ ...offersFields, ...ofGift }),
  response: offers,
};

/** What `singleVoucherFacets` takes and returns (PR-122): counts of the stays that `singleVoucherOffers` lists. */
export const singleVoucherFacets = {
  request: z.object({ ...facetsFields, ...ofGift }),
  response: facetsResponse,
};

/** What `voucherBoxOffers` takes and returns (PR-101): the stays of a box, by its code. */
export const voucherBoxOffers = {
  request: z.object({ ...offersFields, code }),
  response: offers,
};

/** What `voucherBoxFacets` takes and returns (PR-101): counts of the stays that `voucherBoxOffers` lists. */
export const voucherBoxFacets = {
  request: z.object({ ...facetsFields, code }),
  response: facetsResponse,
};

export type VoucherData = z.output<typeof readVoucher.response>;
export type VoucherOffers = z.output<typeof offers>;
