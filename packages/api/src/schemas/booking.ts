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

/** By what a buyer finds a booking; the message of a refused text is its `FieldFault` (ALG-21). */
export const bookingKey = z.object({
  number: z.pipe(
    lookupText('number'),
    z.transform((number: string) => digitsOf(number)),
  ),
  email: lookupText('email'),
});

/**
 * What proves for a while that somebody knows a booking's number and e-mail; never to be logged or put in an address.
 */
const access = z.string().check(z.regex(/^[\w.-]{40,300}$/, 'must be an access'));

/** Where money goes that is given back, cents each. */
const refundParts = z.array(
  z.object({
    to: z.enum(REFUND_TARGETS),
    /** Last characters of the gift card's number, or of the voucher's code; null for the card that paid. */
    ending: z.nullable(z.string()),
    amount: z.int(),
  }),
);

/** A booking as its buyer sees it after it was paid. */
export const booking = z.extend(getOrder.response, {
  /** What may still be done about it (ALG-19). */
  afterSale: z.enum(AFTER_SALE),
  /** Last day of changes, its end included; null for a booking that never could be changed. */
  deadline: z.nullable(isoDay),
  /** Cents that are given back when it is cancelled now. */
  refund: z.int(),
  /** Where that goes, and once it is cancelled where it went: the parts add up to it. */
  refundParts,
  /** Cents of the price that were not taken yet; of a cancelled booking, cents that are not taken any more. */
  untaken: z.int(),
  /** Cents of refunds that are pending. */
  refundPending: z.int(),
});

/** What `lookupBooking` takes and returns. */
export const lookupBooking = {
  request: bookingKey,
  response: z.object({ access, booking }),
};

/** What `readBooking` takes and returns. */
export const readBooking = { request: z.object({ access }), response: booking };

/** What `cancelBooking` takes and returns. */
export const cancelBooking = {
  request: z.object({
    access,
    /** Cents: the `refund` that the buyer saw. Another one has status 409. */
    expectedRefund: cents,
  }),
  response: booking,
};

/** New dates, and a day for each activity that has some. */
const newDates = {
  checkin: isoDay,
  nights: intBetween(1, 30),
  activityDaySelections: z._default(z.array(activityDaySelection).check(z.maxLength(20)), []),
};

/** What `quoteMove` takes and returns. */
export const quoteMove = {
  request: z.object({ access, ...newDates }),
  response: z.object({
    /** The stay on its present and on the new dates, cents; null when those cannot be had. */
    price: z.nullable(z.object({ from: z.int(), to: z.int() })),
    /** Cents to pay for the move; below 0 they are given back. */
    difference: z.int(),
    /** How they are: `parts` and `notTaken`, cents of later payments that are not taken any more, add up to them. */
    refund: z.object({ parts: refundParts, notTaken: z.int() }),
    /** Days to choose from for each activity on the new dates. */
    activities: z.array(activityDates),
    /** Last day of changes from then on, its end included; null when there would be none. */
    deadline: z.nullable(isoDay),
    /** Who takes the difference; null where nothing can be paid. */
    paymentProvider: z.nullable(paymentProvider),
  }),
};

/** What `moveBooking` takes and returns. */
export const moveBooking = {
  request: z.object({
    access,
    attempt,
    ...newDates,
    /** Cents: the difference that the buyer saw, below 0 a refund. For another one the response is a changed price. */
    expectedAmount: intBetween(-100_000_000, 100_000_000),
  }),
  /** Without a payment it is done: then send `finishMove` at once. */
  response: createOrder.response,
};

/** What `finishMove` takes and returns. */
export const finishMove = {
  request: z.object({
    access,
    /** Null where nothing had to be paid. */
    paymentIntentId: z.nullable(z.string().check(z.maxLength(200))),
  }),
  response: finishOrder.response,
};

/** What a buyer types to find a booking. */
export type BookingKey = z.input<typeof bookingKey>;
/** A booking as its buyer sees it after it was paid. */
export type Booking = z.output<typeof booking>;
/** What new dates cost. */
export type MoveQuote = z.output<typeof quoteMove.response>;
