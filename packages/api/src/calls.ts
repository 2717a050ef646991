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

/** Activities without a night, by the same criteria (SE-219). */
export const searchActivities = defineCall({
  name: 'searchActivities',
  method: 'POST',
  path: '/search/activity-only.json',
  isIdempotent: true,
  schemas: async () => (await import('./schemas/activities.ts')).searchActivities,
});

/** Names and counts of chosen activities (SE-149, D-068). */
export const refreshActivities = defineCall({
  name: 'refreshActivities',
  method: 'GET',
  path: '/activities.json',
  schemas: async () => (await import('./schemas/activities.ts')).refreshActivities,
});

/** An activity in full. */
export const activityDetail = defineCall({
  name: 'activityDetail',
  method: 'GET',
  path: '/activity/{id}/detail.json',
  schemas: async () => (await import('./schemas/activities.ts')).activityDetail,
});

/** The offer to show in the stead of one, or beside it (SE-220, D-104). */
export const recommendedOffer = defineCall({
  name: 'recommendedOffer',
  method: 'GET',
  path: '/offers/{id}/recommended.json',
  schemas: async () => (await import('./schemas/offers.ts')).recommendedOffer,
});

/** The gift boxes of a market (CH-071). */
export const searchBoxes = defineCall({
  name: 'searchBoxes',
  method: 'GET',
  base: 'gateway',
  path: '/boxes/search',
  schemas: async () => (await import('./schemas/boxes.ts')).searchBoxes,
});

/** The block of gift boxes among results (CH-073). */
export const boxBlock = defineCall({
  name: 'boxBlock',
  method: 'GET',
  path: '/cms/box-block-serp',
  schemas: async () => (await import('./schemas/boxes.ts')).boxBlock,
});

/** Land, borders and towns of the five countries for the plain map. */
export const mapGeography = defineCall({
  name: 'mapGeography',
  method: 'GET',
  path: '/map/geography.json',
  schemas: async () => (await import('./schemas/geography.ts')).mapGeography,
});

/** Events of a visit that was consented to (CH-187). */
export const collectAnalytics = defineCall({
  name: 'collectAnalytics',
  method: 'POST',
  path: '/analytics/ga/collect/{pos}',
  schemas: async () => (await import('./schemas/tracking.ts')).collectAnalytics,
});

/** The same events for our own statistics (CH-188, D-091). */
export const sendTrackingEvents = defineCall({
  name: 'sendTrackingEvents',
  method: 'POST',
  base: 'gateway',
  path: '/tracking/events',
  schemas: async () => (await import('./schemas/tracking.ts')).sendTrackingEvents,
});

/** Says that a visitor takes part in an experiment (CH-183, D-092); answers 204. */
export const activateExperiment = defineCall({
  name: 'activateExperiment',
  method: 'POST',
  base: 'gateway',
  path: '/experiments/activation',
  schemas: async () => (await import('./schemas/tracking.ts')).activateExperiment,
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
