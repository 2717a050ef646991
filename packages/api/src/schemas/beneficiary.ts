import { VOUCHER_STATES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { code, flag, id, intBetween, isoDay, locale } from '../fields.ts';
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

const offersFields = {
  locale,
  limit: z._default(intBetween(1, 24), 12),
  /** Zero-based. */
  page: z._default(intBetween(0, 100_000), 0),
  hotelId: z.optional(id),
};

const offers = z.object({
  /** One stay a hotel; a page beyond the last has none. `sellPrice` is what its voucher costs, cents. */
  exactMatch: z.array(hotelResult),
  searchDetails,
});

/** What `singleVoucherOffers` takes and returns (PR-122). */
export const singleVoucherOffers = {
  request: z.object({
    ...offersFields,
    /** Whether stays whose voucher costs more than `giftAmount` are left out. */
    matchOfferRangePriceWithGiftAmount: z._default(flag, false),
    /** Cents. */
    giftAmount: z.optional(intBetween(0, 100_000_000)),
  }),
  response: offers,
};

/** What `voucherBoxOffers` takes and returns (PR-101): the stays of a box, by its code. */
export const voucherBoxOffers = {
  request: z.object({ ...offersFields, code }),
  response: offers,
};

export type VoucherData = z.output<typeof readVoucher.response>;
export type VoucherOffers = z.output<typeof offers>;
