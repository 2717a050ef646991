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
import { DEFAULT_LOCALE, LOCALES, marketOf } from '@sabadora/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { insuranceAmount, payLaterWays } from '../purchase/offers.ts';
import { openCheckout } from '../purchase/orders/openCheckout.ts';
import { findOrder, type OrderRow } from '../purchase/orders/orderRow.ts';
import { renewHold } from '../purchase/orders/renewHold.ts';
import { toCheckout, toConfirmation } from '../purchase/orders/toCheckout.ts';
import { updateOrder } from '../purchase/orders/updateOrder.ts';
import { finishPayment } from '../purchase/payments/finishPayment.ts';
import { ProviderRefusal, ProviderUnavailable } from '../purchase/payments/PaymentProvider.ts';
import { failure, startPayment } from '../purchase/payments/startPayment.ts';
import { paymentsOf } from '../purchase/payments/instalments.ts';
import { refundedAmount } from '../purchase/payments/refundedAmount.ts';
import type { PurchaseContext } from '../purchase/PurchaseContext.ts';

const MINUTE_MS = 60_000;

/** Holds from one address, which an office may share, in a minute. Limited so that rooms cannot be hoarded. */
const HOLDS = 60;

/** Other purchase calls from one address in a minute: a page sends one every second or two during a payment. */
const CALLS = 600;

/** Changes with gift cards or a code from one address in a minute: too few to guess a number. */
const GUESSES = 40;

/** The purchase calls, from the hold on the rooms to the confirmation (PR-154, PR-164, PR-172…PR-176). */
export function registerPurchaseCalls(server: FastifyInstance, context: PurchaseContext): void {
  const { db, now, today, provider } = context;
  const holds = createRateLimit({ limit: HOLDS, windowMs: MINUTE_MS });
  const calls = createRateLimit({ limit: CALLS, windowMs: MINUTE_MS });
  const guesses = createRateLimit({ limit: GUESSES, windowMs: MINUTE_MS });
  const checkoutOf = (order: OrderRow) => toCheckout(order, now(), provider);
  const allow = ({ ip }: FastifyRequest) => calls.use(ip);

  // Every response here is private to one buyer.
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/(api\/(bookings|checkout|orders)|front-gateway\/(purchase|sandbox))\b/.test(request.url)) {
      reply.header('cache-control', 'no-store');
    }
  });

  registerCall(server, initCheckout, async (request, { ip }) => {
    holds.use(ip);
    return checkoutOf(await openCheckout(context, request));
  });

  registerCall(server, getCheckout, async ({ id }, request) => {
    allow(request);
    const order = await findOrder(db, id);
    if (!order) throw notFound('such checkout');
    return checkoutOf(order);
  });

  registerCall(server, updateCheckout, async (change, request) => {
    allow(request);
    const isGuess = change.giftcards?.length || change.promotionCode != null || change.code !== undefined;
    if (isGuess) guesses.use(request.ip);
    return checkoutOf(await updateOrder(context, change));
  });

  registerCall(server, renewCheckout, async ({ id }, { ip }) => {
    holds.use(ip);
    return checkoutOf(await renewHold(context, id));
  });

  registerCall(server, createOrder, async (body, request) => {
    allow(request);
    try {
      return await startPayment(context, body);
    } catch (error) {
      if (error instanceof ProviderRefusal) {
        request.log.error({ order: body.checkoutId, err: error }, 'the payment provider refused');
        return failure('PAYMENT_FAILED', 'The payment provider refused; nothing was taken.');
      }
      if (!(error instanceof ProviderUnavailable)) throw error;
      request.log.warn({ order: body.checkoutId }, 'the payment provider does not respond');
      return failure('PAYMENT_FAILED', 'The payment provider does not respond; nothing was taken.');
    }
  });

  registerCall(server, finishOrder, async (body, request) => {
    allow(request);
    return finishPayment(context, body);
  });

  registerCall(server, getOrder, async ({ orderUUID }, request) => {
    allow(request);
    const order = await findOrder(db, orderUUID);
    const confirmation =
      order &&
      toConfirmation(order, {
        payments: await paymentsOf(db, order),
        refundedAmount: await refundedAmount(db, order),
      });
    if (!confirmation) throw notFound('such order');
    return confirmation;
  });

  registerCall(server, insuranceQuote, async ({ orderAmount }, request) => {
    allow(request);
    return { amount: insuranceAmount(orderAmount) };
  });

  registerCall(server, almaEligibility, async (order, request) => {
    allow(request);
    const { amount, cancellationPolicyType, cancellableUntil, checkinDate, pointOfSale } = order;
    const locale = LOCALES.find((locale) => marketOf(locale).country === pointOfSale) ?? DEFAULT_LOCALE;
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
