import { cancelBooking, finishMove, lookupBooking, moveBooking, quoteMove, readBooking } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { grantAccess } from '../purchase/lookup/access.ts';
import { cancelBooking as cancel } from '../purchase/lookup/cancelBooking.ts';
import { accessedBooking, findBooking } from '../purchase/lookup/findBooking.ts';
import { finishMove as finish } from '../purchase/lookup/finishMove.ts';
import { quoteMove as quote } from '../purchase/lookup/planMove.ts';
import { startMove } from '../purchase/lookup/startMove.ts';
import { toBooking } from '../purchase/lookup/toBooking.ts';
import { ProviderRefusal, ProviderUnavailable } from '../purchase/payments/PaymentProvider.ts';
import { failure } from '../purchase/payments/startPayment.ts';
import type { PurchaseContext } from '../purchase/PurchaseContext.ts';

const MINUTE_MS = 60_000;

/** Lookups from one address in a minute: enough for typing errors in a household, too few for guessing. */
const LOOKUPS = 10;

/** Other booking calls from one address in a minute. */
const CALLS = 300;

/** The calls that look up, change and cancel paid bookings. */
export function registerBookingCalls(server: FastifyInstance, context: PurchaseContext): void {
  const { db, now } = context;
  const lookups = createRateLimit({ limit: LOOKUPS, windowMs: MINUTE_MS });
  const calls = createRateLimit({ limit: CALLS, windowMs: MINUTE_MS });

  registerCall(server, lookupBooking, async (key, { ip }) => {
    lookups.use(ip);
    const order = await findBooking(context, key);
    return {
      access: await grantAccess(db, { orderId: order.id, purpose: 'booking', now: now() }),
      booking: await toBooking(context, order),
    };
  });

  registerCall(server, readBooking, async ({ access }, { ip }) => {
    calls.use(ip);
    return toBooking(context, await accessedBooking(context, access));
  });

  registerCall(server, cancelBooking, async ({ access, expectedRefund }, { ip }) => {
    calls.use(ip);
    const { id } = await accessedBooking(context, access);
    try {
      return await toBooking(context, await cancel(context, id, expectedRefund));
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new Problem(503, 'Try again.', undefined, 5);
      throw error;
    }
  });

  registerCall(server, quoteMove, async ({ access, ...dates }, { ip }) => {
    calls.use(ip);
    return quote(context, await accessedBooking(context, access), dates);
  });

  registerCall(server, moveBooking, async ({ access, ...request }, { ip, log }) => {
    calls.use(ip);
    const { id } = await accessedBooking(context, access);
    try {
      return await startMove(context, id, request);
    } catch (error) {
      if (error instanceof ProviderRefusal) {
        log.error({ order: id, err: error }, 'the payment provider refused');
        return failure('PAYMENT_FAILED', 'The payment provider refused; nothing was taken.');
      }
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ order: id }, 'the payment provider does not respond');
      return failure('PAYMENT_FAILED', 'The payment provider does not respond; nothing was taken.');
    }
  });

  registerCall(server, finishMove, async ({ access, paymentIntentId }, { ip }) => {
    calls.use(ip);
    return finish(context, await accessedBooking(context, access), paymentIntentId);
  });
}
