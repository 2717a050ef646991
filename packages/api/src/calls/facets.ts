import { defineCall } from '../call.ts';

export const findFacets = /* @__PURE__ */ defineCall({
  name: 'findFacets',
  method: 'GET',
  path: '/facets.json',
  schemas: async () => (await import('../schemas/facets.ts')).findFacets,
});
