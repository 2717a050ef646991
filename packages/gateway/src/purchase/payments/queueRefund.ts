import { randomUUID } from 'node:crypto';
import type { Booking } from '@sabadora/api';
import { refundParts } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { giveVoucherBack } from '../vouchers/takeVoucher.ts';
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

/** Gives a gift card back what it paid. */
async function giveCardBack(
  transaction: Transaction<Tables>,
  serialNumber: string,
  amount: number,
): Promise<void> {
  await transaction
    .updateTable('giftcard')
    .set((card) => ({ balance: card('balance', '+', amount) }))
    .where('serial_number', '=', serialNumber)
    .execute();
}

/**
 * Puts down what is to be given back of an order that is cancelled: what was paid by card, of the last payment first, and what
 * is left to its gift cards and its voucher, which have it at once. The sweeper gives the rest, and tries again what the
 * provider refuses or does not answer.
 *
 * @returns the parts, which add up to the amount
 * @throws RangeError for more than was paid; nothing may be committed then
 */
export async function queueRefund(
  transaction: Transaction<Tables>,
  { order, amount, reason, at }: OwedAmount,
): Promise<Booking['refundParts']> {
  const parts = refundParts(amount, await paidBy(transaction, order));
  for (const { to, reference, amount: part } of parts) {
    switch (to) {
      case 'card':
        await transaction
          .insertInto('refund')
          .values({
            id: randomUUID(),
            payment_id: reference,
            amount: part,
            reason,
            created_at: at,
            try_at: at,
            done_at: null,
          })
          .execute();
        break;
      case 'giftcard':
        await giveCardBack(transaction, reference, part);
        break;
      case 'voucher':
        await giveVoucherBack(transaction, { ...order, voucher_amount: part });
    }
  }
  const shown = shownParts(parts);
  await transaction
    .updateTable('purchase')
    .set({ refund_parts: JSON.stringify(shown) })
    .where('id', '=', order.id)
    .execute();
  return shown;
}
