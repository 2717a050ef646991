import type { finishOrder, FinishedOrder, OrderError, RequestOf } from '@sabadora/api';
import { orderPrice } from '../orders/orderPrice.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { ProviderUnavailable } from './PaymentProvider.ts';
import { openPayments } from './payments.ts';
import { providerOf } from './providerOf.ts';
import { applyIntent, markPaid } from './settlePayment.ts';
import { failure } from './startPayment.ts';

const DECLINE_CODES: readonly NonNullable<OrderError['declineCode']>[] = [
  'insufficient_funds',
  'lost_card',
  'authentication_failed',
];

/** The decline reason in a form for which pages have texts. */
export function declineCodeOf(code: string | null): NonNullable<OrderError['declineCode']> {
  return DECLINE_CODES.find((known) => known === code) ?? 'generic_decline';
}

/** The result of a payment, from the state of its order. */
function outcomeOf(order: OrderRow, declineCode: string | null): FinishedOrder {
  switch (order.state) {
    case 'paid':
    case 'cancelled':
    case 'refunded':
      return { booking: { orderUUID: order.id, number: String(order.number ?? '') } };
    case 'failed':
      return failure('PAYMENT_DECLINED', 'The payment was declined.', {
        declineCode: declineCodeOf(declineCode),
      });
    case 'expired':
      return failure('HOLD_EXPIRED', 'The rooms are no longer held.');
    case 'held':
    case 'paying':
      return { pending: true };
  }
}

/** Completes an order that credits pay in full, once the buyer has confirmed it. */
function finishFree(context: PurchaseContext, orderId: string): Promise<FinishedOrder> {
  const { db, now } = context;
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) return failure('ORDER_MISMATCH', 'There is no such checkout.');
    const isFree =
      order.state === 'paying' &&
      orderPrice(order).remainingAmountToPay === 0 &&
      (await openPayments(transaction, orderId)).length === 0;
    if (!isFree) return outcomeOf(order, null);
    await markPaid(context, transaction, order, now());
    return outcomeOf((await lockOrder(transaction, orderId)) ?? order, null);
  });
}

/** Completes an order whose payment was confirmed in the browser. The provider's state decides, never the browser. */
export async function finishPayment(
  context: PurchaseContext,
  request: RequestOf<typeof finishOrder>,
): Promise<FinishedOrder> {
  const { db, log } = context;
  const { checkoutId, pspAuthorization } = request;
  if (pspAuthorization.paymentIntentId === null) return finishFree(context, checkoutId);
  const order = await findOrder(db, checkoutId);
  if (!order) return failure('ORDER_MISMATCH', 'There is no such checkout.');
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('purchase_id', '=', checkoutId)
    .where('intent_id', '=', pspAuthorization.paymentIntentId)
    .executeTakeFirst();
  if (!payment?.intent_id) return failure('ORDER_MISMATCH', 'The checkout has no such payment.');
  try {
    const intent = await providerOf(context, payment).readIntent(payment.intent_id);
    const settled = await applyIntent(context, payment.id, intent);
    const isRefunded = intent.status === 'succeeded' && settled.state === 'expired';
    if (isRefunded) return failure('PAYMENT_REFUNDED', 'The rooms had gone; the payment is given back.');
    return outcomeOf(settled, intent.declineCode);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ payment: payment.id }, 'the payment provider does not respond');
    return { pending: true };
  }
}
