import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Cents of an order that were given back; null when none were. */
export async function refundedAmount(db: Kysely<Tables>, orderId: string): Promise<number | null> {
  const { amount } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select((all) => all.fn.sum<number | null>('refund.amount').as('amount'))
    .where('payment.purchase_id', '=', orderId)
    .where('refund.done_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return amount;
}
