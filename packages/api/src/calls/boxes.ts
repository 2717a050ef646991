import { defineCall } from '../call.ts';

/** Returns the gift boxes of a market (CH-071). */
export const searchBoxes = /* @__PURE__ */ defineCall({
  name: 'searchBoxes',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/search',
  schemas: async () => (await import('../schemas/boxes.ts')).searchBoxes,
});

/** Returns the block of gift boxes among results (CH-073). */
export const boxBlock = /* @__PURE__ */ defineCall({
  name: 'boxBlock',
  method: 'GET',
  path: '/cms/box-block-serp',
  schemas: async () => (await import('../schemas/boxes.ts')).boxBlock,
});

/** Returns the full detail of a gift box (PR-100). */
export const boxDetail = /* @__PURE__ */ defineCall({
  name: 'boxDetail',
  method: 'GET',
  base: 'frontGateway',
  path: '/boxes/{code}/product-detail',
  schemas: async () => (await import('../schemas/boxes.ts')).boxDetail,
});

/** Returns the stays of a gift box (PR-102). */
export const boxOffers = /* @__PURE__ */ defineCall({
  name: 'boxOffers',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/{code}/offers',
  schemas: async () => (await import('../schemas/boxes.ts')).boxOffers,
});

/** Returns the locations of a gift box's stays (PR-102), at most 1,000 hotels. Send `performMapSearch: true`. */
export const boxLocations = /* @__PURE__ */ defineCall({
  name: 'boxLocations',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/{code}/offers',
  schemas: async () => (await import('../schemas/boxes.ts')).boxLocations,
});
