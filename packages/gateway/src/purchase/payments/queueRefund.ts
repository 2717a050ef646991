import type { Booking } from '@sabadora/api';
import { refundParts } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { giveParts } from './giveParts.ts';
import { paidBy, shownParts } from './paidBy.ts';

interface OwedAmount {
  /** Locked, as is its voucher. */
  order: OrderRow;
  /** Cents; at most what was paid, gift cards and voucher included, and not given back yet. */
  amount: number;
  /** For whoever reads the books: a few words, no personal data. */
  reason: string;
  at: Date;
}

/**
 * Puts down what is to be given back of an order that is cancelled: what was paid by card, of the last payment first, and what
 * is left to its gift cards and its voucher, which have it at once.
 *
 * @returns the parts, which add up to the amount
 * @throws RangeError for more than was paid; nothing may be committed then
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
