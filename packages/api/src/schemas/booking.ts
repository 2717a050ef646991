import { AFTER_SALE, lookupFault, type LookupField, digitsOf, REFUND_TARGETS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, intBetween, isoDay } from '../fields.ts';
import { paymentProvider } from './checkout.ts';
import { activityDaySelection, attempt } from './orderFields.ts';
import { activityDates } from './product.ts';
import { createOrder, finishOrder, getOrder } from './purchase.ts';

const lookupText = (field: LookupField) =>
  z.string('required').check(
    z.trim(),
    z.check((payload) => {
      const fault = lookupFault(field, payload.value);
      if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
    }),
  );

/** What a buyer types to find a booking; a refused text has its `FieldFault` as message (ALG-21). */
export const bookingKey = z.object({
  number: z.pipe(
    lookupText('number'),
    z.transform((number: string) => digitsOf(number)),
  ),
  email: lookupText('email'),
});

/**
 * Token that proves for a limited time that a visitor knows a booking's number and e-mail; never to be logged or put
 * in an address.
 */
const access = z.string().check(z.regex(/^[\w.-]{40,300}$/, 'must be an access'));

/** Where refunded money goes, with the cents of each part. */
const refundParts = z.array(
  z.object({
    to: z.enum(REFUND_TARGETS),
    /** Last characters of the gift card's number or of the voucher's code; null for the card that paid. */
    ending: z.nullable(z.string()),
    amount: z.int(),
  }),
);

/** A paid booking as its buyer sees it. */
export const booking = z.extend(getOrder.response, {
  /** What the buyer can still do with the booking (ALG-19). */
  afterSale: z.enum(AFTER_SALE),
  /** Last day of changes, inclusive; null for a booking that could never be changed. */
  deadline: z.nullable(isoDay),
  /** Cents that a cancellation would refund now. */
  refund: z.int(),
  /** Parts of the refund, which add up to `refund`; after a cancellation, the parts that were refunded. */
  refundParts,
  /**
   * Cents of the price that are still to be charged; for a cancelled booking, cents that will not be charged any
   * more.
   */
  untaken: z.int(),
  /** Cents of refunds in progress. */
  refundPending: z.int(),
});

/** Request and response of `lookupBooking`. */
export const lookupBooking = {
  request: bookingKey,
  response: z.object({ access, booking }),
};

/** Request and response of `readBooking`. */
export const readBooking = { request: z.object({ access }), response: booking };

/** Request and response of `cancelBooking`. */
export const cancelBooking = {
  request: z.object({
    access,
    /** `refund` that the buyer saw, in cents; status 409 if it differs. */
    expectedRefund: cents,
  }),
  response: booking,
};

/** New dates, and a day for each activity that needs one. */
const newDates = {
  checkin: isoDay,
  nights: intBetween(1, 30),
  activityDaySelections: z._default(z.array(activityDaySelection).check(z.maxLength(20)), []),
};

/** Request and response of `quoteMove`. */
export const quoteMove = {
  request: z.object({ access, ...newDates }),
  response: z.object({
    /** Price of the stay on the present and on the new dates, in cents; null when the new dates are not available. */
    price: z.nullable(z.object({ from: z.int(), to: z.int() })),
    /** Cents to pay for the move; below 0 for a refund. */
    difference: z.int(),
    /**
     * How a refund is paid: `parts`, and `notTaken`, the cents of later payments that will not be charged. Both add
     * up to it.
     */
    refund: z.object({ parts: refundParts, notTaken: z.int() }),
    /** Possible days for each activity on the new dates. */
    activities: z.array(activityDates),
    /** Last day of changes after the move, inclusive; null when there would be none. */
    deadline: z.nullable(isoDay),
    /** Payment provider for the difference; null when nothing can be paid. */
    paymentProvider: z.nullable(paymentProvider),
  }),
};

/** Request and response of `moveBooking`. */
export const moveBooking = {
  request: z.object({
    access,
    attempt,
    ...newDates,
    /** Difference that the buyer saw, in cents; below 0 a refund. If it differs, the response is a changed price. */
    expectedAmount: intBetween(-100_000_000, 100_000_000),
  }),
  /** When `payment` is null, the move needs none: send `finishMove` at once. */
  response: createOrder.response,
};

/** Request and response of `finishMove`. */
export const finishMove = {
  request: z.object({
    access,
    /** Null when nothing had to be paid. */
    paymentIntentId: z.nullable(z.string().check(z.maxLength(200))),
  }),
  response: finishOrder.response,
};

/** What a buyer types to find a booking. */
export type BookingKey = z.input<typeof bookingKey>;
/** A paid booking as its buyer sees it. */
export type Booking = z.output<typeof booking>;
/** Price of a booking on new dates. */
export type MoveQuote = z.output<typeof quoteMove.response>;
