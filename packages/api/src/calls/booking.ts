import { defineCall } from '../call.ts';

/**
 * Finds a booking by its number and its buyer's e-mail. Status 404, always after the same time, when they match no
 * booking; status 429 for a network address that tries too often.
 */
export const lookupBooking = /* @__PURE__ */ defineCall({
  name: 'lookupBooking',
  method: 'POST',
  path: '/bookings/lookup',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).lookupBooking,
});

/** Returns a booking that was looked up before; status 404 once the lookup has expired. */
export const readBooking = /* @__PURE__ */ defineCall({
  name: 'readBooking',
  method: 'POST',
  path: '/bookings/read',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).readBooking,
});

/**
 * Cancels a booking. Sending it again returns the booking's state. Status 409 when the booking can no longer be
 * cancelled (field `state`), or when the refund differs from the expected one (field `expectedRefund`).
 */
export const cancelBooking = /* @__PURE__ */ defineCall({
  name: 'cancelBooking',
  method: 'POST',
  path: '/bookings/cancel',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).cancelBooking,
});

/** Returns the price of a booking on other dates; charges nothing. */
export const quoteMove = /* @__PURE__ */ defineCall({
  name: 'quoteMove',
  method: 'POST',
  path: '/bookings/move/quote',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).quoteMove,
});

/**
 * Moves a booking to other dates: at once when they cost the same or less, otherwise once the difference is paid,
 * until when the new rooms are held. The difference to cheaper dates is refunded as for a cancellation. The same
 * `attempt` returns the same move.
 */
export const moveBooking = /* @__PURE__ */ defineCall({
  name: 'moveBooking',
  method: 'POST',
  path: '/bookings/move',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).moveBooking,
});

/** Completes a move whose difference the browser paid; may be sent again while it is pending. */
export const finishMove = /* @__PURE__ */ defineCall({
  name: 'finishMove',
  method: 'POST',
  path: '/bookings/move/finish',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).finishMove,
});
