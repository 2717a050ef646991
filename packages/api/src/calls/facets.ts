import { defineCall } from '../call.ts';

/** How many results each value of each filter would have (SE-140). */
export const findFacets = /* @__PURE__ */ defineCall({
  name: 'findFacets',
  method: 'GET',
  path: '/facets.json',
  schemas: async () => (await import('../schemas/facets.ts')).findFacets,
});
