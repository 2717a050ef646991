import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { queueOrderEmail, queueVoucher } from '../emails/queueEmails.ts';
import { applyMove, lockMove } from '../lookup/moves.ts';
import { changeState } from '../orders/changeState.ts';
import { lockOrder, type OrderRow } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { PaymentIntent } from './PaymentProvider.ts';
import { settleInstalment } from './settleInstalment.ts';
import { notePosting } from '../postings/postings.ts';
import { issueVoucher } from '../vouchers/issueVoucher.ts';
import type { PaymentRow } from './payments.ts';

/** Marks the locked order as paid: assigns its number, and queues its confirmation and voucher. */
export async function markPaid(
  context: PurchaseContext,
  transaction: Transaction<Tables>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  // The browser may confirm a declined payment again at the provider without a request to the gateway.
  const paying =
    order.state === 'paying'
      ? order
      : await changeState(transaction, order, { to: 'paying', reason: 'paid by another attempt', at });
  await changeState(transaction, paying, { to: 'paid', reason: 'payment succeeded', at });
  const paid = await transaction
    .updateTable('purchase')
    .set({ paid_at: at, number: sql<number>`nextval('order_number')` })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueOrderEmail(transaction, context, paid, { kind: 'confirmation' });
  const voucher = await issueVoucher(transaction, paid, at);
  if (!voucher) return;
  await queueVoucher(transaction, context, paid, voucher);
  await notePosting(transaction, paid, voucher, at);
}

/**
 * Applies the payment of the difference for new dates: moves the booking, or refunds the payment when the dates were
 * released meanwhile.
 */
async function settleMove(
  context: PurchaseContext,
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  if (payment.move_id === null) return;
  const { order, move } = await lockMove(transaction, payment.move_id);
  if (move.state === 'held' && order.state === 'paid') {
    await applyMove(transaction, context, order, move);
    return;
  }
  await owePayment(transaction, payment, 'paid after the new rooms had gone', at);
}

/** Queues the refund of a payment for an order that can no longer use it. */
async function owePayment(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  reason: string,
  at: Date,
): Promise<void> {
  if (payment.amount === 0) return;
  await transaction
    .insertInto('refund')
    .values({
      id: randomUUID(),
      payment_id: payment.id,
      amount: payment.amount,
      reason,
      created_at: at,
      try_at: at,
      done_at: null,
    })
    .execute();
}

async function applySuccess(
  context: PurchaseContext,
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  await transaction.updateTable('payment').set({ state: 'succeeded' }).where('id', '=', payment.id).execute();
  if (payment.move_id !== null) {
    await settleMove(context, transaction, payment, at);
    return;
  }
  const isKept = order.state === 'held' || order.state === 'paying' || order.state === 'failed';
  if (isKept) {
    await markPaid(context, transaction, order, at);
    return;
  }
  const reason = order.state === 'expired' ? 'paid after the rooms had gone' : 'paid twice';
  await owePayment(transaction, payment, reason, at);
}

/** Applies the result of charging an instalment: refunds it when the order was cancelled meanwhile. */
async function applyCharge(
  context: PurchaseContext,
  transaction: Transaction<Tables>,
  order: OrderRow,
  { payment, intent, at }: { payment: PaymentRow; intent: PaymentIntent; at: Date },
): Promise<void> {
  if (intent.status === 'processing') return;
  const isTaken = intent.status === 'succeeded';
  await transaction
    .updateTable('payment')
    .set({ state: isTaken ? 'succeeded' : 'failed', decline_code: intent.declineCode })
    .where('id', '=', payment.id)
    .execute();
  if (isTaken && order.state !== 'paid') {
    await owePayment(transaction, payment, 'taken after the order was cancelled', at);
  }
  await settleInstalment(context, transaction, order, payment, { isTaken, at });
}

async function applyFailure(
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  intent: PaymentIntent,
  at: Date,
): Promise<void> {
  const isOver = intent.status === 'canceled';
  await transaction
    .updateTable('payment')
    .set({ decline_code: intent.declineCode, ...(isOver && { state: 'failed' as const }) })
    .where('id', '=', payment.id)
    .execute();
  if (order.state !== 'paying') return;
  const others = await transaction
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', order.id)
    .where('id', '!=', payment.id)
    .where('state', 'in', ['creating', 'open'])
    .execute();
  // Another attempt is open, and its result decides.
  if (others.length > 0) return;
  await changeState(transaction, order, {
    to: 'failed',
    reason: isOver ? 'payment abandoned' : `payment declined (${intent.declineCode ?? 'no reason given'})`,
    at,
  });
}

/**
 * Applies the provider's state of a payment to its order. May be called at any time and in any order, by the buyer's
 * browser, a webhook and the sweeper: each outcome is applied once.
 *
 * @returns the order after that
 */
export function applyIntent(
  context: PurchaseContext,
  paymentId: string,
  intent: PaymentIntent,
): Promise<OrderRow> {
  const { db, now } = context;
  return db.transaction().execute(async (transaction) => {
    const { purchase_id } = await transaction
      .selectFrom('payment')
      .select('purchase_id')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const order = await lockOrder(transaction, purchase_id);
    if (!order) throw new Error(`Payment ${paymentId} has no order`);
    // Read under the order's lock, because another request may have applied the same outcome meanwhile.
    const payment = await transaction
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    if (payment.state === 'succeeded' || payment.state === 'failed') return order;
    const at = now();
    if (payment.instalment !== null) await applyCharge(context, transaction, order, { payment, intent, at });
    else if (intent.status === 'succeeded') await applySuccess(context, transaction, order, payment, at);
    else if (intent.status === 'canceled' || intent.declineCode !== null) {
      await applyFailure(transaction, order, payment, intent, at);
    }
    return (await lockOrder(transaction, order.id)) ?? order;
  });
}
