import { defineCall } from '../call.ts';

/** Days of a hotel on which a stay can begin; a day that cannot be booked is null (SE-103). */
export const hotelAvailabilities = /* @__PURE__ */ defineCall({
  name: 'hotelAvailabilities',
  method: 'GET',
  path: '/hotels/{id}/availabilities.json',
  schemas: async () => (await import('../schemas/calendar.ts')).hotelAvailabilities,
});

/** Night counts possible from `checkin` in a hotel, ascending (SE-104). */
export const hotelCheckoutNights = /* @__PURE__ */ defineCall({
  name: 'hotelCheckoutNights',
  method: 'GET',
  path: '/hotels/{id}/checkoutNights.json',
  schemas: async () => (await import('../schemas/calendar.ts')).hotelCheckoutNights,
});

/** Night counts possible from `checkin` for an offer, ascending (SE-101). */
export const packageCheckoutNights = /* @__PURE__ */ defineCall({
  name: 'packageCheckoutNights',
  method: 'GET',
  path: '/weekend/{id}/packageCheckoutNights.json',
  schemas: async () => (await import('../schemas/calendar.ts')).packageCheckoutNights,
});

/** The lowest price of one night per day at a destination, cents for the party; a day without any is absent (D-101). */
export const calendarPrices = /* @__PURE__ */ defineCall({
  name: 'calendarPrices',
  method: 'GET',
  path: '/calendar-prices.json',
  schemas: async () => (await import('../schemas/calendar.ts')).calendarPrices,
});
