import { defineCall } from '../call.ts';

/**
 * Finds a booking by its number and its buyer's e-mail. Status 404 for every pair that is none, after the same time;
 * status 429 for an address that tries too many.
 */
export const lookupBooking = /* @__PURE__ */ defineCall({
  name: 'lookupBooking',
  method: 'POST',
  path: '/bookings/lookup',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).lookupBooking,
});

/** A booking that was looked up a while ago; status 404 once that is too long ago. */
export const readBooking = /* @__PURE__ */ defineCall({
  name: 'readBooking',
  method: 'POST',
  path: '/bookings/read',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).readBooking,
});

/**
 * Cancels a booking, once: sent again, it returns the state of the booking. Status 409 when it cannot be cancelled any
 * more (field `state`), or the refund would be another amount (field `expectedRefund`).
 */
export const cancelBooking = /* @__PURE__ */ defineCall({
  name: 'cancelBooking',
  method: 'POST',
  path: '/bookings/cancel',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).cancelBooking,
});

/** What a booking would cost on other dates; nothing is taken for it. */
export const quoteMove = /* @__PURE__ */ defineCall({
  name: 'quoteMove',
  method: 'POST',
  path: '/bookings/move/quote',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/booking.ts')).quoteMove,
});

/**
 * Moves a booking to other dates: at once where they cost the same or less, else when the difference is paid, for which
 * the new rooms are held. What cheaper dates cost less is given back as at a cancellation. The same `attempt` gives the
 * same move.
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
