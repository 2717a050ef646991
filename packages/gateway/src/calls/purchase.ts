import {
  almaEligibility,
  createOrder,
  finishOrder,
  getCheckout,
  getOrder,
  initCheckout,
  insuranceQuote,
  renewCheckout,
  updateCheckout,
} from '@sabadora/api';
import { LOCALES, marketOf } from '@sabadora/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { insuranceAmount, payLaterWays } from '../purchase/offers.ts';
import { openCheckout } from '../purchase/orders/openCheckout.ts';
import { findOrder } from '../purchase/orders/orderRow.ts';
import { renewHold } from '../purchase/orders/renewHold.ts';
import { toCheckout, toConfirmation } from '../purchase/orders/toCheckout.ts';
import { updateOrder } from '../purchase/orders/updateOrder.ts';
import { finishPayment } from '../purchase/payments/finishPayment.ts';
import { ProviderUnavailable } from '../purchase/payments/PaymentProvider.ts';
import { failure, startPayment } from '../purchase/payments/startPayment.ts';
import { refundedAmount } from '../purchase/payments/refundedAmount.ts';
import type { PurchaseContext } from '../purchase/PurchaseContext.ts';

const MINUTE_MS = 60_000;

/** Holds from one address in a minute, behind which there may be an office: rooms are not to be hoarded. */
const HOLDS = 60;

/** Other calls of a purchase from one address in a minute: a page asks every second or two while a payment is open. */
const CALLS = 600;

/** From the hold on the rooms to the confirmation (PR-154, PR-164, PR-172…PR-176). */
export function registerPurchaseCalls(server: FastifyInstance, context: PurchaseContext): void {
  const { db, now, today } = context;
  const holds = createRateLimit({ limit: HOLDS, windowMs: MINUTE_MS });
  const calls = createRateLimit({ limit: CALLS, windowMs: MINUTE_MS });
  const allow = ({ ip }: FastifyRequest) => calls.use(ip);

  // What is answered here is one buyer's.
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/(api\/(checkout|orders)|front-gateway\/(purchase|sandbox))\b/.test(request.url)) {
      reply.header('cache-control', 'no-store');
    }
  });

  registerCall(server, initCheckout, async (request, { ip }) => {
    holds.use(ip);
    return toCheckout(await openCheckout(context, request), now());
  });

  registerCall(server, getCheckout, async ({ id }, request) => {
    allow(request);
    const order = await findOrder(db, id);
    if (!order) throw notFound('such checkout');
    return toCheckout(order, now());
  });

  registerCall(server, updateCheckout, async (change, request) => {
    allow(request);
    return toCheckout(await updateOrder(context, change), now());
  });

  registerCall(server, renewCheckout, async ({ id }, { ip }) => {
    holds.use(ip);
    return toCheckout(await renewHold(context, id), now());
  });

  registerCall(server, createOrder, async (body, request) => {
    allow(request);
    try {
      return await startPayment(context, body);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      request.log.warn({ order: body.checkoutId }, 'the payment provider does not answer');
      return failure('PAYMENT_FAILED', 'The payment provider does not answer; nothing was taken.');
    }
  });

  registerCall(server, finishOrder, async (body, request) => {
    allow(request);
    return finishPayment(context, body);
  });

  registerCall(server, getOrder, async ({ orderUUID }, request) => {
    allow(request);
    const order = await findOrder(db, orderUUID);
    const confirmation = order && toConfirmation(order, await refundedAmount(db, order.id));
    if (!confirmation) throw notFound('such order');
    return confirmation;
  });

  registerCall(server, insuranceQuote, async ({ orderAmount }, request) => {
    allow(request);
    return { amount: insuranceAmount(orderAmount) };
  });

  registerCall(server, almaEligibility, async (asked, request) => {
    allow(request);
    const { amount, cancellationPolicyType, cancellableUntil, checkinDate, pointOfSale } = asked;
    const locale = LOCALES.find((locale) => marketOf(locale).country === pointOfSale) ?? 'fr_FR';
    return {
      paymentMethods: payLaterWays({
        total: amount,
        today: today(),
        locale,
        checkin: checkinDate,
        cancellable: cancellationPolicyType === 'flexible',
        deadline: cancellableUntil,
      }),
    };
  });
}
