import { defineCall } from '../call.ts';

/** An offer in full, priced for the dates when they are given (SE-243, PR-047). */
export const weekendDetail = /* @__PURE__ */ defineCall({
  name: 'weekendDetail',
  method: 'GET',
  path: '/weekend/{id}/detail.json',
  schemas: async () => (await import('../schemas/weekend.ts')).weekendDetail,
});
