import { randomUUID } from 'node:crypto';
import type { createOrder, CreatedOrder, OrderError, RequestOf } from '@sabadora/api';
import { addDays } from '@sabadora/days';
import { CANCELLATION_FLAGS, isOpen, type PurchaseErrorCode } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changeState } from '../orders/changeState.ts';
import { orderPrice } from '../orders/orderPrice.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orderRow.ts';
import { Problem } from '../../http/problem.ts';
import { phoneFault } from '../orders/phoneFault.ts';
import { toCheckout } from '../orders/toCheckout.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { PaymentIntent, PaymentProvider } from './PaymentProvider.ts';
import { CHECK_AFTER_MS, openPayments, type PaymentRow } from './payments.ts';
import { applyIntent } from './settlePayment.ts';

type OrderRequest = RequestOf<typeof createOrder>;

/** Why an order cannot be paid. */
export function failure(code: PurchaseErrorCode, message: string, more: Partial<OrderError> = {}) {
  return { error: { code, message, ...more } };
}

/** Whether the request names the stay of the order: what a page sends is never a reason to book something else. */
function isSameStay(order: OrderRow, { items }: OrderRequest): boolean {
  const { offerId, activityDaySelections, pax, travelPeriod } = items.shortStayItem.reservationCriteria;
  return (
    offerId === order.offer_id &&
    pax.numberOfAdults === order.adults &&
    pax.numberOfChildren === order.children &&
    pax.numberOfBabies === order.babies &&
    travelPeriod.checkinDate === order.checkin &&
    travelPeriod.checkoutDate === addDays(order.checkin, order.nights) &&
    activityDaySelections.toSorted().join() === order.activity_days.toSorted().join()
  );
}

/** What stands against paying an order now; undefined when nothing does. */
function refusal(order: OrderRow, request: OrderRequest, now: Date): { error: OrderError } | undefined {
  const { state, cancellation_option: option, accepted_amount, product_amount } = order;
  if (state === 'expired') return failure('HOLD_EXPIRED', 'The rooms are no longer held.');
  if (!isOpen(state) && state !== 'paying') return failure('ORDER_CLOSED', `The order is ${state}.`);
  if (order.held_until <= now) return failure('HOLD_EXPIRED', 'The rooms are no longer held.');
  if (!isSameStay(order, request)) return failure('ORDER_MISMATCH', 'The checkout is of another stay.');
  if (option === null || CANCELLATION_FLAGS[option].hasInsurance !== request.items.insuranceItem) {
    return failure('OPTION_REQUIRED', 'No cancellation option was chosen, or another one.');
  }
  const { remainingAmountToPay } = orderPrice(order);
  if (accepted_amount !== product_amount || request.expectedAmount !== remainingAmountToPay) {
    const { from, to } = toCheckout(order, now).priceChange ?? {
      from: request.expectedAmount,
      to: remainingAmountToPay,
    };
    return failure('PRICE_CHANGED', 'The price is not the one that was shown.', { from, to });
  }
  const { paymentMethod } = request;
  const isOffered =
    paymentMethod === 'card' ||
    paymentMethod === 'wallet' ||
    toCheckout(order, now).payLater.some(({ type }) => type === paymentMethod);
  return isOffered ? undefined : failure('PAYMENT_METHOD', 'The order cannot be paid in this way.');
}

/** What the provider is to take: the price, and the fee of paying in parts. */
function amountOf(order: OrderRow, { paymentMethod }: OrderRequest, now: Date): number {
  const way = toCheckout(order, now).payLater.find(({ type }) => type === paymentMethod);
  return orderPrice(order).remainingAmountToPay + (way?.paymentFee ?? 0);
}

function findAttempt(db: Transaction<Tables>, attempt: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('attempt', '=', attempt).executeTakeFirst();
}

/** Notes the payment before the provider hears of it; the same attempt finds the same one. */
function notePayment(
  { db, now }: PurchaseContext,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<PaymentRow | { error: OrderError }> {
  const { checkoutId, attempt, buyer, items, paymentMethod } = request;
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, checkoutId);
    if (!order) return failure('ORDER_MISMATCH', 'There is no such checkout.');
    const known = await findAttempt(transaction, attempt);
    if (known) {
      return known.purchase_id === order.id
        ? known
        : failure('ORDER_MISMATCH', 'This attempt belongs to another checkout.');
    }
    const at = now();
    const refused = refusal(order, request, at);
    if (refused) return refused;
    if ((await openPayments(transaction, order.id)).length > 0) {
      return failure('ORDER_CLOSED', 'Another payment of the order is under way.');
    }
    await transaction
      .updateTable('purchase')
      .set({
        buyer: JSON.stringify(buyer),
        ...(items.shortStayItem.specialRequest !== null && {
          special_request: items.shortStayItem.specialRequest,
        }),
      })
      .where('id', '=', order.id)
      .execute();
    if (order.state !== 'paying') {
      await changeState(transaction, order, {
        to: 'paying',
        reason: `payment by ${paymentMethod} begun`,
        at,
      });
    }
    return transaction
      .insertInto('payment')
      .values({
        id: randomUUID(),
        purchase_id: order.id,
        attempt,
        provider: provider.name,
        method: paymentMethod,
        intent_id: null,
        amount: amountOf(order, request, at),
        state: 'creating',
        decline_code: null,
        created_at: at,
        check_at: new Date(at.getTime() + CHECK_AFTER_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Has the provider make the payment's intent, or finds it again. */
export async function makeIntent(
  { db }: PurchaseContext,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentIntent> {
  if (payment.intent_id !== null) return provider.readIntent(payment.intent_id);
  const { id, amount, purchase_id, method } = payment;
  const intent = await provider.createIntent({ amount, orderId: purchase_id, method, idempotencyKey: id });
  await db
    .updateTable('payment')
    .set({ intent_id: intent.id, state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'creating')
    .execute();
  return intent;
}

/** Sees to it that payments of earlier attempts take nothing any more, unless they have already. */
export async function abandonPayments(
  context: PurchaseContext,
  provider: PaymentProvider,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const payment of payments) {
    const intent = await makeIntent(context, provider, payment);
    await applyIntent(context, payment.id, await provider.cancelIntent(intent.id));
  }
}

/**
 * Begins the payment of a checkout: an intent for exactly what the order costs, which the browser confirms.
 *
 * @throws Problem 400 for a telephone number that cannot be
 * @throws ProviderUnavailable when the provider does not answer; the same attempt may be sent again
 */
export async function startPayment(context: PurchaseContext, request: OrderRequest): Promise<CreatedOrder> {
  const phone = phoneFault(request.buyer);
  if (phone) throw new Problem(400, 'The buyer cannot be called.', [phone]);
  const { provider, db } = context;
  const { checkoutId, attempt } = request;
  if (!provider) return failure('PAYMENT_FAILED', 'Nothing can be paid here.');
  const earlier = (await openPayments(db, checkoutId)).filter((payment) => payment.attempt !== attempt);
  await abandonPayments(context, provider, earlier);
  const payment = await notePayment(context, provider, request);
  if ('error' in payment) return payment;
  const intent = await makeIntent(context, provider, payment);
  const order = await findOrder(db, checkoutId);
  if (order?.state === 'paid') return failure('ORDER_CLOSED', 'The order is paid.');
  return {
    orderUUID: checkoutId,
    payment: {
      provider: provider.name,
      intentId: intent.id,
      clientSecret: intent.clientSecret,
      amount: intent.amount,
      ...(provider.publishableKey !== undefined && { publishableKey: provider.publishableKey }),
    },
  };
}
