import { defineCall } from './call.ts';

// The schemas of a call, and the library behind them, load when it is first sent: beside the request, never before it.

/** Search: results of criteria, other offers of a hotel, and fallback searches (SE §7). */
export const searchOffers = defineCall({
  name: 'searchOffers',
  method: 'GET',
  path: '/offers.json',
  schemas: async () => (await import('./schemas/offers.ts')).searchOffers,
});

/** The same search with its criteria as a JSON body, for criteria too long for an address. */
export const searchOffersByPost = defineCall({
  name: 'searchOffersByPost',
  method: 'POST',
  path: '/offers.json',
  isIdempotent: true,
  schemas: async () => (await import('./schemas/offers.ts')).searchOffersByPost,
});

/** Positions for the map (SE-242); at most 1,000. Send `performMapSearch: true`. */
export const findMapLocations = defineCall({
  name: 'findMapLocations',
  method: 'POST',
  path: '/offers.json',
  isIdempotent: true,
  schemas: async () => (await import('./schemas/offers.ts')).findMapLocations,
});

export const findFacets = defineCall({
  name: 'findFacets',
  method: 'GET',
  path: '/facets.json',
  schemas: async () => (await import('./schemas/facets.ts')).findFacets,
});

/** Places and hotels whose name starts with, or contains, `term`; most likely first (SE-059). */
export const autocompleteGeonames = defineCall({
  name: 'autocompleteGeonames',
  method: 'GET',
  path: '/autocomplete-geonames.json',
  schemas: async () => (await import('./schemas/destinations.ts')).autocompleteGeonames,
});

/** What to suggest for `q`, which may be empty: the places most stayed at (SE-060). */
export const recommendedAutocomplete = defineCall({
  name: 'recommendedAutocomplete',
  method: 'GET',
  path: '/recommendedAutocomplete.json',
  schemas: async () => (await import('./schemas/destinations.ts')).recommendedAutocomplete,
});

/** Days of a hotel on which a stay can begin; a day that cannot be booked is null (SE-103). */
export const hotelAvailabilities = defineCall({
  name: 'hotelAvailabilities',
  method: 'GET',
  path: '/hotels/{id}/availabilities.json',
  schemas: async () => (await import('./schemas/calendar.ts')).hotelAvailabilities,
});

/** Night counts possible from `checkin` in a hotel, ascending (SE-104). */
export const hotelCheckoutNights = defineCall({
  name: 'hotelCheckoutNights',
  method: 'GET',
  path: '/hotels/{id}/checkoutNights.json',
  schemas: async () => (await import('./schemas/calendar.ts')).hotelCheckoutNights,
});

/** Night counts possible from `checkin` for an offer, ascending (SE-101). */
export const packageCheckoutNights = defineCall({
  name: 'packageCheckoutNights',
  method: 'GET',
  path: '/weekend/{id}/packageCheckoutNights.json',
  schemas: async () => (await import('./schemas/calendar.ts')).packageCheckoutNights,
});

/** The lowest price of one night per day at a destination, cents for the party; a day without any is absent (D-101). */
export const calendarPrices = defineCall({
  name: 'calendarPrices',
  method: 'GET',
  path: '/calendar-prices.json',
  schemas: async () => (await import('./schemas/calendar.ts')).calendarPrices,
});

/** An offer in full, priced for the dates when they are given (SE-243, PR-047). */
export const weekendDetail = defineCall({
  name: 'weekendDetail',
  method: 'GET',
  path: '/weekend/{id}/detail.json',
  schemas: async () => (await import('./schemas/weekend.ts')).weekendDetail,
});

/** The themes a stay can be searched by, in the order to show them. */
export const listThemes = defineCall({
  name: 'listThemes',
  method: 'GET',
  path: '/themes.json',
  schemas: async () => (await import('./schemas/weekend.ts')).listThemes,
});

/** An error seen by a visitor's browser; `message` has at most 256 characters (ALG-22). */
export const sendLog = defineCall({
  name: 'sendLog',
  method: 'POST',
  base: 'gateway',
  path: '/logs',
  schemas: async () => (await import('./schemas/operations.ts')).sendLog,
});

/** Says that the gateway and its database answer. */
export const checkHealth = defineCall({
  name: 'checkHealth',
  method: 'GET',
  base: 'gateway',
  path: '/health',
  schemas: async () => (await import('./schemas/operations.ts')).checkHealth,
});
