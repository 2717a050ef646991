import type { Booking } from '@sabadora/api';
import { refundParts } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { giveParts } from './giveParts.ts';
import { paidBy, shownParts } from './paidBy.ts';

interface OwedAmount {
  /** The order; it and its voucher must be locked. */
  order: OrderRow;
  /** Cents; at most what was paid, including gift cards and voucher, and not refunded yet. */
  amount: number;
  /** Reason for the books: a few words, no personal data. */
  reason: string;
  at: Date;
}

/**
 * Queues the refund of a cancelled order: to its card payments, the last one first; what remains goes to its gift
 * cards and its voucher, at once.
 *
 * @returns the parts, which add up to the amount
 * @throws RangeError for more than was paid; the transaction must be rolled back then
 */
export async function queueRefund(
  transaction: Transaction<Tables>,
  { order, amount, reason, at }: OwedAmount,
): Promise<Booking['refundParts']> {
  const parts = refundParts(amount, await paidBy(transaction, order));
  await giveParts(transaction, { order, parts, reason, at });
  const shown = shownParts(parts);
  await transaction
    .updateTable('purchase')
    .set({ refund_parts: JSON.stringify(shown) })
    .where('id', '=', order.id)
    .execute();
  return shown;
}
