import { defineCall } from '../call.ts';

/** A hotel in full, with its rooms, its offers and the hotels around (PR-053, PR-061). */
export const hotelDetail = /* @__PURE__ */ defineCall({
  name: 'hotelDetail',
  method: 'GET',
  path: '/hotel/{id}/detail.json',
  schemas: async () => (await import('../schemas/hotel.ts')).hotelDetail,
});

/** A page of what guests wrote of a hotel (CH-162). */
export const hotelReviews = /* @__PURE__ */ defineCall({
  name: 'hotelReviews',
  method: 'GET',
  path: '/hotel/{id}/reviews.json',
  schemas: async () => (await import('../schemas/reviews.ts')).hotelReviews,
});

/** The newest of what guests wrote of a hotel, on wish only what they liked (CH-163, D-102). */
export const hotelReviewList = /* @__PURE__ */ defineCall({
  name: 'hotelReviewList',
  method: 'GET',
  path: '/hotel/{id}/reviewList.json',
  schemas: async () => (await import('../schemas/reviews.ts')).hotelReviewList,
});
