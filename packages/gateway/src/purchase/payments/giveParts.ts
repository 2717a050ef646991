import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { giveVoucherBack } from '../vouchers/takeVoucher.ts';
import type { PaidBy } from './paidBy.ts';

interface Giving {
  /** The order; it and its voucher must be locked. */
  order: OrderRow;
  parts: readonly PaidBy[];
  /** Reason for the books: a few words, no personal data. */
  reason: string;
  at: Date;
}

/** Refunds a gift card. */
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
 * Refunds parts of an order's price to what paid them. Gift cards and the voucher are refunded at once; card payments
 * are queued for the sweeper, which retries when the provider refuses or does not respond.
 */
export async function giveParts(
  transaction: Transaction<Tables>,
  { order, parts, reason, at }: Giving,
): Promise<void> {
  for (const { to, reference, amount } of parts) {
    switch (to) {
      case 'card':
        await transaction
          .insertInto('refund')
          .values({
            id: randomUUID(),
            payment_id: reference,
            amount,
            reason,
            created_at: at,
            try_at: at,
            done_at: null,
          })
          .execute();
        break;
      case 'giftcard':
        await giveCardBack(transaction, reference, amount);
        break;
      case 'voucher':
        await giveVoucherBack(transaction, { ...order, voucher_amount: amount });
    }
  }
}
