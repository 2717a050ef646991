import { defineCall } from '../call.ts';
import { OFFERS_PATH } from '../callUrl.ts';

/** Returns the positions of hotels for the map (SE-242), at most 1,000. Send `performMapSearch: true`. */
export const findMapLocations = /* @__PURE__ */ defineCall({
  name: 'findMapLocations',
  method: 'POST',
  path: OFFERS_PATH,
  isIdempotent: true,
  schemas: async () => (await import('../schemas/offers.ts')).findMapLocations,
});

/** Returns land, borders and towns of the five countries for the plain map. */
export const mapGeography = /* @__PURE__ */ defineCall({
  name: 'mapGeography',
  method: 'GET',
  path: '/map/geography.json',
  schemas: async () => (await import('../schemas/geography.ts')).mapGeography,
});
