import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { giveVoucherBack } from '../vouchers/takeVoucher.ts';
import type { PaidBy } from './paidBy.ts';

interface Giving {
  /** Locked, as is its voucher. */
  order: OrderRow;
  parts: readonly PaidBy[];
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
 * Gives parts of an order's price back to what paid them: gift cards and the voucher have theirs at once, what was paid
 * by card is put down for the sweeper, which retries when the provider refuses or does not respond.
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
