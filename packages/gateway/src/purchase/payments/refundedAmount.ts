import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';

/** Refunded amount of an order in cents, including gift cards and voucher; null when there is none. */
export async function refundedAmount(
  db: Kysely<Tables>,
  { id: orderId, refund_parts: parts }: Pick<OrderRow, 'id' | 'refund_parts'>,
): Promise<number | null> {
  const { amount } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select((all) => all.fn.sum<number | null>('refund.amount').as('amount'))
    .where('payment.purchase_id', '=', orderId)
    .where('refund.done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const elsewhere = parts.reduce((sum, part) => sum + (part.to === 'card' ? 0 : part.amount), 0);
  return amount === null && elsewhere === 0 ? null : (amount ?? 0) + elsewhere;
}

/** Amount of an order's queued refunds in cents. */
export async function pendingRefund(db: Kysely<Tables>, orderId: string): Promise<number> {
  const { amount } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select((all) => all.fn.sum<number | null>('refund.amount').as('amount'))
    .where('payment.purchase_id', '=', orderId)
    .where('refund.done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount ?? 0;
}
