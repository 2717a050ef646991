import { defineCall } from '../call.ts';

/** What it costs to post a gift (PR-124, D-103). */
export const giftShippingCost = /* @__PURE__ */ defineCall({
  name: 'giftShippingCost',
  method: 'GET',
  base: 'frontGateway',
  path: '/gift/shipping-cost',
  schemas: async () => (await import('../schemas/gift.ts')).giftShippingCost,
});

/** Sleeves, and what else goes with a gift that is posted (PR-113, D-103). */
export const giftExtras = /* @__PURE__ */ defineCall({
  name: 'giftExtras',
  method: 'GET',
  base: 'frontGateway',
  path: '/gift/extras',
  schemas: async () => (await import('../schemas/gift.ts')).giftExtras,
});

/** The schema of what the giver writes, to validate a form with before it is kept. */
export const loadPersonalisationSchema = async () => (await import('../schemas/gift.ts')).personalisation;
