import { defineCall } from '../call.ts';

/** Returns places and hotels whose name starts with or contains `term`, the most likely first (SE-059). */
export const autocompleteGeonames = /* @__PURE__ */ defineCall({
  name: 'autocompleteGeonames',
  method: 'GET',
  path: '/autocomplete-geonames.json',
  schemas: async () => (await import('../schemas/destinations.ts')).autocompleteGeonames,
});

/** Returns suggestions for `q`; for an empty `q`, the most popular places (SE-060). */
export const recommendedAutocomplete = /* @__PURE__ */ defineCall({
  name: 'recommendedAutocomplete',
  method: 'GET',
  path: '/recommendedAutocomplete.json',
  schemas: async () => (await import('../schemas/destinations.ts')).recommendedAutocomplete,
});
