import { defineCall } from '../call.ts';

/** Returns the number of results for each value of each filter (SE-140). */
export const findFacets = /* @__PURE__ */ defineCall({
  name: 'findFacets',
  method: 'GET',
  path: '/facets.json',
  schemas: async () => (await import('../schemas/facets.ts')).findFacets,
});
