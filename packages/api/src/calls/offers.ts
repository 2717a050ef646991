import { defineCall } from '../call.ts';
import { OFFERS_PATH } from '../callUrl.ts';

/** Searches stays: results of criteria, other offers of a hotel, and fallback searches (SE §7). */
export const searchOffers = /* @__PURE__ */ defineCall({
  name: 'searchOffers',
  method: 'GET',
  path: OFFERS_PATH,
  schemas: async () => (await import('../schemas/offers.ts')).searchOffers,
});

/** The call `searchOffers` with its criteria as a JSON body, for criteria that are too long for a URL. */
export const searchOffersByPost = /* @__PURE__ */ defineCall({
  name: 'searchOffersByPost',
  method: 'POST',
  path: OFFERS_PATH,
  isIdempotent: true,
  schemas: async () => (await import('../schemas/offers.ts')).searchOffersByPost,
});

/** Returns an offer to recommend instead of another one, or beside it (SE-220, D-104). */
export const recommendedOffer = /* @__PURE__ */ defineCall({
  name: 'recommendedOffer',
  method: 'GET',
  path: '/offers/{id}/recommended.json',
  schemas: async () => (await import('../schemas/offers.ts')).recommendedOffer,
});
