import { defineCall } from '../call.ts';

/** Returns the full detail of an offer, priced for the dates if there are any (SE-243, PR-047). */
export const weekendDetail = /* @__PURE__ */ defineCall({
  name: 'weekendDetail',
  method: 'GET',
  path: '/weekend/{id}/detail.json',
  schemas: async () => (await import('../schemas/weekend.ts')).weekendDetail,
});
