import { defineCall } from '../call.ts';

/** The gift boxes of a market (CH-071). */
export const searchBoxes = /* @__PURE__ */ defineCall({
  name: 'searchBoxes',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/search',
  schemas: async () => (await import('../schemas/boxes.ts')).searchBoxes,
});

/** The block of gift boxes among results (CH-073). */
export const boxBlock = /* @__PURE__ */ defineCall({
  name: 'boxBlock',
  method: 'GET',
  path: '/cms/box-block-serp',
  schemas: async () => (await import('../schemas/boxes.ts')).boxBlock,
});
