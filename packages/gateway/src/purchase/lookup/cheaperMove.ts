import { refundParts } from '@sabadora/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { orderPrice } from '../orders/orderPrice.ts';
import { giveParts } from '../payments/giveParts.ts';
import { type InstalmentRow, laterOf, untakenOf } from '../payments/instalments.ts';
import { paidBy, type PaidBy } from '../payments/paidBy.ts';

/** How the difference for cheaper dates comes back to the buyer. */
export interface GivenDifference {
  /** What paid, with the cents that each gets back. */
  parts: PaidBy[];
  /** Payments of later days, with the cents by which each is lessened. */
  lessened: InstalmentRow[];
  /** Cents that are not taken any more: the sum of `lessened`. */
  notTaken: number;
}

/** The locked order as it is once its product has another price: a promotion takes no more off than that. */
export function withProductAmount(order: OrderRow, productAmount: number): OrderRow {
  return {
    ...order,
    product_amount: productAmount,
    promotion_amount: Math.min(order.promotion_amount, productAmount),
  };
}

/** Cents that an order costs more with another price of its product; below 0 they are given back (PR-147). */
export function differenceOf(order: OrderRow, productAmount: number): number {
  return orderPrice(withProductAmount(order, productAmount)).total - orderPrice(order).total;
}

/**
 * How the difference for cheaper dates comes back: what is still to be taken is lessened first, of the last day first, then what
 * was paid is given back as at a cancellation.
 *
 * @param amount cents; none for dates that do not cost less
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

/** Takes cents off payments of later days; those of which nothing is left are not taken at all. */
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
 * Gives the buyer of a locked booking, whose voucher is locked as well, the difference for cheaper dates.
 *
 * @returns what was given, and the order with what its gift cards and its voucher pay from now on
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
