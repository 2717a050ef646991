import { defineCall } from '../call.ts';

/** Places and hotels whose name starts with, or contains, `term`; most likely first (SE-059). */
export const autocompleteGeonames = /* @__PURE__ */ defineCall({
  name: 'autocompleteGeonames',
  method: 'GET',
  path: '/autocomplete-geonames.json',
  schemas: async () => (await import('../schemas/destinations.ts')).autocompleteGeonames,
});

/** What to suggest for `q`, which may be empty: the places most stayed at (SE-060). */
export const recommendedAutocomplete = /* @__PURE__ */ defineCall({
  name: 'recommendedAutocomplete',
  method: 'GET',
  path: '/recommendedAutocomplete.json',
  schemas: async () => (await import('../schemas/destinations.ts')).recommendedAutocomplete,
});
