import { defineCall } from '../call.ts';

/** Returns the offers of an offer's hotel that are available on the dates, with their prices (PR-048). */
export const productOffers = /* @__PURE__ */ defineCall({
  name: 'productOffers',
  method: 'GET',
  path: '/product/{id}/offers',
  schemas: async () => (await import('../schemas/product.ts')).productOffers,
});

/** Returns whether an offer can be booked on the dates, and its full price (PR-137). */
export const productQuote = /* @__PURE__ */ defineCall({
  name: 'productQuote',
  method: 'GET',
  path: '/product/{id}/quote',
  schemas: async () => (await import('../schemas/product.ts')).productQuote,
});
