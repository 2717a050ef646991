import { randomUUID } from 'node:crypto';
import type { createOrder, CreatedOrder, OrderError, RequestOf } from '@sabadora/api';
import { CANCELLATION_FLAGS, isOpen, type PurchaseErrorCode } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changeState } from '../orders/changeState.ts';
import { orderPrice } from '../orders/orderPrice.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orderRow.ts';
import { Problem } from '../../http/problem.ts';
import { phoneFault } from '../orders/phoneFault.ts';
import { isNamedBy } from '../orders/kinds/kinds.ts';
import { payLaterOf, paymentPlan } from '../orders/payLater.ts';
import { optionsOf, priceChangeOf } from '../orders/toCheckout.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { planInstalments } from './instalments.ts';
import { abandonPayments, makeIntent } from './makeIntent.ts';
import { CHECK_AFTER_MS, openPayments, type PaymentRow } from './payments.ts';

type OrderRequest = RequestOf<typeof createOrder>;

/** The response for an order that cannot be paid. */
export function failure(code: PurchaseErrorCode, message: string, more: Partial<OrderError> = {}) {
  return { error: { code, message, ...more } };
}

/** The response when an order cannot be paid now; undefined when it can. */
function refusal(order: OrderRow, request: OrderRequest, now: Date): { error: OrderError } | undefined {
  const { state, cancellation_option: option, accepted_amount, product_amount } = order;
  if (state === 'expired') return failure('HOLD_EXPIRED', 'The order is no longer held.');
  if (!isOpen(state) && state !== 'paying') return failure('ORDER_CLOSED', `The order is ${state}.`);
  if (order.held_until <= now) return failure('HOLD_EXPIRED', 'The order is no longer held.');
  if (!isNamedBy(order.product, request.items)) {
    return failure('ORDER_MISMATCH', 'The checkout is of another product.');
  }
  const isChosen =
    option === null
      ? optionsOf(order, now).length === 0
      : CANCELLATION_FLAGS[option].hasInsurance === request.items.insuranceItem;
  if (!isChosen) {
    return failure('OPTION_REQUIRED', 'No cancellation option was chosen, or another one.');
  }
  const { paymentMethod } = request;
  const isOffered =
    paymentMethod === 'card' ||
    paymentMethod === 'wallet' ||
    payLaterOf(order, now).some(({ type }) => type === paymentMethod);
  if (!isOffered) return failure('PAYMENT_METHOD', 'The order cannot be paid in this way.');
  const { remainingAmountToPay } = orderPrice({ ...order, payment_method: paymentMethod });
  if (accepted_amount !== product_amount || request.expectedAmount !== remainingAmountToPay) {
    const { from, to } = priceChangeOf(order) ?? {
      from: request.expectedAmount,
      to: remainingAmountToPay,
    };
    return failure('PRICE_CHANGED', 'The price is not the one that was shown.', { from, to });
  }
  return undefined;
}

function findAttempt(db: Transaction<Tables>, attempt: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('attempt', '=', attempt).executeTakeFirst();
}

/**
 * Stores the payment before it is requested from the provider; the same attempt returns the same payment. There is
 * none when credits pay everything.
 */
function notePayment(
  { db, now }: PurchaseContext,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<PaymentRow | 'free' | { error: OrderError }> {
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
    const payable: OrderRow = { ...order, payment_method: paymentMethod };
    const { firstAmount, later } = paymentPlan(payable, at);
    const { leastAmount = 0 } = provider;
    if (firstAmount > 0 && firstAmount < leastAmount) {
      return failure('AMOUNT_TOO_SMALL', `At least ${leastAmount} cents can be taken.`, { to: leastAmount });
    }
    await planInstalments(transaction, order.id, later);
    await transaction
      .updateTable('purchase')
      .set({
        payment_method: paymentMethod,
        payment_fee: orderPrice(payable).fee,
        buyer: JSON.stringify(buyer),
        ...(items.shortStayItem?.specialRequest != null && {
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
    if (orderPrice(payable).remainingAmountToPay === 0) return 'free';
    return transaction
      .insertInto('payment')
      .values({
        id: randomUUID(),
        purchase_id: order.id,
        attempt,
        provider: provider.name,
        method: paymentMethod,
        intent_id: null,
        amount: firstAmount,
        keeps_means: later.length > 0,
        instalment: null,
        state: 'creating',
        decline_code: null,
        created_at: at,
        check_at: new Date(at.getTime() + CHECK_AFTER_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Begins the payment of a checkout: an intent for exactly the amount to pay, which the browser confirms.
 *
 * @throws Problem 400 for a telephone number that cannot exist
 * @throws ProviderUnavailable when the provider does not respond; the same attempt may be sent again
 * @throws ProviderRefusal when the provider refuses; another attempt may follow
 */
export async function startPayment(context: PurchaseContext, request: OrderRequest): Promise<CreatedOrder> {
  const phone = phoneFault(request.buyer);
  if (phone) throw new Problem(400, 'The buyer cannot be called.', [phone]);
  const { provider, db } = context;
  const { checkoutId, attempt } = request;
  if (!provider) return failure('PAYMENT_FAILED', 'Nothing can be paid here.');
  const earlier = (await openPayments(db, checkoutId)).filter((payment) => payment.attempt !== attempt);
  await abandonPayments(context, earlier);
  const payment = await notePayment(context, provider, request);
  if (payment === 'free') return { orderUUID: checkoutId, payment: null };
  if ('error' in payment) return payment;
  const intent = await makeIntent(context, payment);
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
