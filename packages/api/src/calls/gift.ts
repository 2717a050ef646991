import { defineCall } from '../call.ts';

/** Returns the shipping cost of a gift (PR-124, D-103). */
export const giftShippingCost = /* @__PURE__ */ defineCall({
  name: 'giftShippingCost',
  method: 'GET',
  base: 'frontGateway',
  path: '/gift/shipping-cost',
  schemas: async () => (await import('../schemas/gift.ts')).giftShippingCost,
});

/** Returns the sleeves and extras of a posted gift (PR-113, D-103). */
export const giftExtras = /* @__PURE__ */ defineCall({
  name: 'giftExtras',
  method: 'GET',
  base: 'frontGateway',
  path: '/gift/extras',
  schemas: async () => (await import('../schemas/gift.ts')).giftExtras,
});

/** Loads the schema of the giver's texts, to validate a form before the texts are stored. */
export const loadPersonalisationSchema = async () => (await import('../schemas/gift.ts')).personalisation;
