import { refundParts } from '@sabadora/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { orderPrice } from '../orders/orderPrice.ts';
import { giveParts } from '../payments/giveParts.ts';
import { type InstalmentRow, laterOf, untakenOf } from '../payments/instalments.ts';
import { paidBy, type PaidBy } from '../payments/paidBy.ts';

/** How the difference for cheaper dates is refunded. */
export interface GivenDifference {
  /** Refunded parts: what paid them, with the cents that each gets back. */
  parts: PaidBy[];
  /** Reduced instalments, with the cents by which each is reduced. */
  lessened: InstalmentRow[];
  /** Cents that are no longer charged: the sum of `lessened`. */
  notTaken: number;
}

/** The locked order with another price of its product; its promotion is limited to that price. */
export function withProductAmount(order: OrderRow, productAmount: number): OrderRow {
  return {
    ...order,
    product_amount: productAmount,
    promotion_amount: Math.min(order.promotion_amount, productAmount),
  };
}

/**
 * Additional cents that the order costs with another price of its product; negative when they are refunded (PR-147).
 */
export function differenceOf(order: OrderRow, productAmount: number): number {
  return orderPrice(withProductAmount(order, productAmount)).total - orderPrice(order).total;
}

/**
 * Plans the refund for cheaper dates: first the uncharged instalments are reduced, the last one first, then payments
 * are refunded as for a cancellation.
 *
 * @param amount cents; 0 when the dates are not cheaper
 */
export async function planDifference(
  db: Kysely<Tables>,
  order: OrderRow,
  amount: number,
): Promise<GivenDifference> {
  const later = await laterOf(db, order.id);
  const notTaken = Math.min(amount, untakenOf(later));
  return {
    parts: refundParts(amount - notTaken, await paidBy(db, order)),
    lessened: refundParts(notTaken, later.toReversed()),
    notTaken,
  };
}

/** Reduces instalments; those of which nothing is left are deleted. */
async function lessen(transaction: Transaction<Tables>, lessened: readonly InstalmentRow[]): Promise<void> {
  for (const { purchase_id, number, amount } of lessened) {
    const ofOne = transaction
      .deleteFrom('instalment')
      .where('purchase_id', '=', purchase_id)
      .where('number', '=', number);
    const { numDeletedRows } = await ofOne.where('amount', '=', amount).executeTakeFirst();
    if (numDeletedRows > 0n) continue;
    await transaction
      .updateTable('instalment')
      .set((row) => ({ amount: row('amount', '-', amount) }))
      .where('purchase_id', '=', purchase_id)
      .where('number', '=', number)
      .execute();
  }
}

/**
 * Refunds the difference for cheaper dates to the buyer of a locked booking whose voucher is locked, too.
 *
 * @returns the refund, and the order with what its gift cards and its voucher still pay
 */
export async function giveDifference(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { amount, at }: { amount: number; at: Date },
): Promise<{ given: GivenDifference; order: OrderRow }> {
  const given = await planDifference(transaction, order, amount);
  await giveParts(transaction, { order, parts: given.parts, reason: 'moved to cheaper dates', at });
  await lessen(transaction, given.lessened);
  const givenTo = (to: PaidBy['to'], reference: string) =>
    given.parts.reduce(
      (sum, part) => sum + (part.to === to && part.reference === reference ? part.amount : 0),
      0,
    );
  const giftcards = order.giftcards.map(({ serialNumber, usedAmount }) => ({
    serialNumber,
    usedAmount: usedAmount - givenTo('giftcard', serialNumber),
  }));
  const voucher_amount = order.voucher_amount - givenTo('voucher', order.voucher_code ?? '');
  const paid = await transaction
    .updateTable('purchase')
    .set({ giftcards: JSON.stringify(giftcards), voucher_amount })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { given, order: paid };
}
