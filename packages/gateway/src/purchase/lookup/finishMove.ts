import type { FinishedOrder } from '@sabadora/api';
import type { OrderRow } from '../orders/orderRow.ts';
import { declineCodeOf } from '../payments/finishPayment.ts';
import { ProviderUnavailable } from '../payments/PaymentProvider.ts';
import { providerOf } from '../payments/providerOf.ts';
import { applyIntent } from '../payments/settlePayment.ts';
import { failure } from '../payments/startPayment.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';

/** The result of a move whose difference was paid in the browser, according to the provider. */
export async function finishMove(
  context: PurchaseContext,
  order: OrderRow,
  intentId: string | null,
): Promise<FinishedOrder> {
  const { db, log } = context;
  const done = { booking: { orderUUID: order.id, number: String(order.number ?? '') } };
  if (intentId === null) return done;
  const payment = await db
    .selectFrom('payment')
    .innerJoin('booking_move', 'booking_move.id', 'payment.move_id')
    .select(['payment.id', 'payment.provider', 'booking_move.id as move_id'])
    .where('payment.purchase_id', '=', order.id)
    .where('payment.intent_id', '=', intentId)
    .executeTakeFirst();
  if (!payment) return failure('ORDER_MISMATCH', 'The booking has no such payment.');
  try {
    const intent = await providerOf(context, payment).readIntent(intentId);
    await applyIntent(context, payment.id, intent);
    const { state } = await db
      .selectFrom('booking_move')
      .select('state')
      .where('id', '=', payment.move_id)
      .executeTakeFirstOrThrow();
    if (state === 'done') return done;
    if (intent.status === 'succeeded') {
      return failure('PAYMENT_REFUNDED', 'The new rooms had gone; the payment is given back.');
    }
    if (state === 'released') return failure('HOLD_EXPIRED', 'The new rooms are no longer held.');
    if (intent.declineCode === null) return { pending: true };
    return failure('PAYMENT_DECLINED', 'The payment was declined.', {
      declineCode: declineCodeOf(intent.declineCode),
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ payment: payment.id }, 'the payment provider does not respond');
    return { pending: true };
  }
}
