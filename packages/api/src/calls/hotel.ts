import { defineCall } from '../call.ts';

/** Returns the full detail of a hotel, with its rooms, its offers and nearby hotels (PR-053, PR-061). */
export const hotelDetail = /* @__PURE__ */ defineCall({
  name: 'hotelDetail',
  method: 'GET',
  path: '/hotel/{id}/detail.json',
  schemas: async () => (await import('../schemas/hotel.ts')).hotelDetail,
});

/** Returns a page of a hotel's reviews (CH-162). */
export const hotelReviews = /* @__PURE__ */ defineCall({
  name: 'hotelReviews',
  method: 'GET',
  path: '/hotel/{id}/reviews.json',
  schemas: async () => (await import('../schemas/reviews.ts')).hotelReviews,
});

/** Returns the newest reviews of a hotel; optionally only the positive ones (CH-163, D-102). */
export const hotelReviewList = /* @__PURE__ */ defineCall({
  name: 'hotelReviewList',
  method: 'GET',
  path: '/hotel/{id}/reviewList.json',
  schemas: async () => (await import('../schemas/reviews.ts')).hotelReviewList,
});
