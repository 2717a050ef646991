import { defineCall } from '../call.ts';

/**
 * A voucher by its code. Status 404 where there is none, whatever is wrong with the code; 429 when too many were tried.
 * The code is in the body, which no log keeps.
 */
export const readVoucher = /* @__PURE__ */ defineCall({
  name: 'readVoucher',
  method: 'POST',
  path: '/beneficiary/voucher',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/beneficiary.ts')).readVoucher,
});

/** The stays that the voucher of a given stay opens (PR-122). */
export const singleVoucherOffers = /* @__PURE__ */ defineCall({
  name: 'singleVoucherOffers',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/single-vouchers/offers',
  schemas: async () => (await import('../schemas/beneficiary.ts')).singleVoucherOffers,
});

/** The stays that the voucher of a box opens (PR-101). */
export const voucherBoxOffers = /* @__PURE__ */ defineCall({
  name: 'voucherBoxOffers',
  method: 'GET',
  base: 'frontGateway',
  path: '/box-offers/{code}',
  schemas: async () => (await import('../schemas/beneficiary.ts')).voucherBoxOffers,
});

/** The stays that any box opens (PR-101). */
export const beneficiaryBoxOffers = /* @__PURE__ */ defineCall({
  name: 'beneficiaryBoxOffers',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/boxes/offers',
  schemas: async () => (await import('../schemas/beneficiary.ts')).beneficiaryBoxOffers,
});

/** What the stays that any box opens can be filtered by, with counts (PR-101). */
export const beneficiaryBoxFacets = /* @__PURE__ */ defineCall({
  name: 'beneficiaryBoxFacets',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/boxes/facets',
  schemas: async () => (await import('../schemas/beneficiary.ts')).beneficiaryBoxFacets,
});

/** What the stays of the voucher of a given stay can be filtered by, with counts (PR-122). */
export const singleVoucherFacets = /* @__PURE__ */ defineCall({
  name: 'singleVoucherFacets',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/single-vouchers/facets',
  schemas: async () => (await import('../schemas/beneficiary.ts')).singleVoucherFacets,
});

/** What the stays of the voucher of a box can be filtered by, with counts (PR-101). */
export const voucherBoxFacets = /* @__PURE__ */ defineCall({
  name: 'voucherBoxFacets',
  method: 'GET',
  base: 'frontGateway',
  path: '/box-facets/{code}',
  schemas: async () => (await import('../schemas/beneficiary.ts')).voucherBoxFacets,
});
