import { defineCall } from '../call.ts';

/** What of an offer's hotel can be had on dates, with its prices (PR-048). */
export const productOffers = /* @__PURE__ */ defineCall({
  name: 'productOffers',
  method: 'GET',
  path: '/product/{id}/offers',
  schemas: async () => (await import('../schemas/product.ts')).productOffers,
});

/** Whether an offer can be booked on dates and what it costs in full (PR-137). */
export const productQuote = /* @__PURE__ */ defineCall({
  name: 'productQuote',
  method: 'GET',
  path: '/product/{id}/quote',
  schemas: async () => (await import('../schemas/product.ts')).productQuote,
});
