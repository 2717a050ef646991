import { defineCall } from '../call.ts';

/**
 * Finds a voucher by its code. Status 404 when there is none, whatever is wrong with the code; status 429 after too
 * many attempts. The code is in the body, which is not logged.
 */
export const readVoucher = /* @__PURE__ */ defineCall({
  name: 'readVoucher',
  method: 'POST',
  path: '/beneficiary/voucher',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/beneficiary.ts')).readVoucher,
});

/** Returns the stays that the voucher of a given stay can be redeemed for (PR-122). */
export const singleVoucherOffers = /* @__PURE__ */ defineCall({
  name: 'singleVoucherOffers',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/single-vouchers/offers',
  schemas: async () => (await import('../schemas/beneficiary.ts')).singleVoucherOffers,
});

/** Returns the stays that the voucher of a box can be redeemed for (PR-101). */
export const voucherBoxOffers = /* @__PURE__ */ defineCall({
  name: 'voucherBoxOffers',
  method: 'GET',
  base: 'frontGateway',
  path: '/box-offers/{code}',
  schemas: async () => (await import('../schemas/beneficiary.ts')).voucherBoxOffers,
});

/** Returns the stays that the vouchers of all boxes can be redeemed for (PR-101). */
export const beneficiaryBoxOffers = /* @__PURE__ */ defineCall({
  name: 'beneficiaryBoxOffers',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/boxes/offers',
  schemas: async () => (await import('../schemas/beneficiary.ts')).beneficiaryBoxOffers,
});

/** Returns filter values, with counts, of the stays of `beneficiaryBoxOffers` (PR-101). */
export const beneficiaryBoxFacets = /* @__PURE__ */ defineCall({
  name: 'beneficiaryBoxFacets',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/boxes/facets',
  schemas: async () => (await import('../schemas/beneficiary.ts')).beneficiaryBoxFacets,
});

/** Returns filter values, with counts, of the stays of `singleVoucherOffers` (PR-122). */
export const singleVoucherFacets = /* @__PURE__ */ defineCall({
  name: 'singleVoucherFacets',
  method: 'GET',
  base: 'origin',
  path: '/beneficiary/single-vouchers/facets',
  schemas: async () => (await import('../schemas/beneficiary.ts')).singleVoucherFacets,
});

/** Returns filter values, with counts, of the stays of `voucherBoxOffers` (PR-101). */
export const voucherBoxFacets = /* @__PURE__ */ defineCall({
  name: 'voucherBoxFacets',
  method: 'GET',
  base: 'frontGateway',
  path: '/box-facets/{code}',
  schemas: async () => (await import('../schemas/beneficiary.ts')).voucherBoxFacets,
});
