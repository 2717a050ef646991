import { defineCall } from '../call.ts';

/** Returns the days on which a stay in a hotel can begin; a day that cannot be booked is null (SE-103). */
export const hotelAvailabilities = /* @__PURE__ */ defineCall({
  name: 'hotelAvailabilities',
  method: 'GET',
  path: '/hotels/{id}/availabilities.json',
  schemas: async () => (await import('../schemas/calendar.ts')).hotelAvailabilities,
});

/** Returns the possible night counts from `checkin` in a hotel, ascending (SE-104). */
export const hotelCheckoutNights = /* @__PURE__ */ defineCall({
  name: 'hotelCheckoutNights',
  method: 'GET',
  path: '/hotels/{id}/checkoutNights.json',
  schemas: async () => (await import('../schemas/calendar.ts')).hotelCheckoutNights,
});

/** Returns the possible night counts from `checkin` for an offer, ascending (SE-101). */
export const packageCheckoutNights = /* @__PURE__ */ defineCall({
  name: 'packageCheckoutNights',
  method: 'GET',
  path: '/weekend/{id}/packageCheckoutNights.json',
  schemas: async () => (await import('../schemas/calendar.ts')).packageCheckoutNights,
});

/**
 * Returns the lowest price of one night per day at a destination, in cents for the party; days without a price are
 * absent (D-101).
 */
export const calendarPrices = /* @__PURE__ */ defineCall({
  name: 'calendarPrices',
  method: 'GET',
  path: '/calendar-prices.json',
  schemas: async () => (await import('../schemas/calendar.ts')).calendarPrices,
});
