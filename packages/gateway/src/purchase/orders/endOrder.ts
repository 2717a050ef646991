import { nowInParis, type OrderState } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { freeCredits } from '../credits/reserveCredits.ts';
import { openPayments } from '../payments/payments.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { giveVoucherBack, lockVoucherOf } from '../vouchers/takeVoucher.ts';
import { changeState } from './changeState.ts';
import { giveProductBack } from './kinds/kinds.ts';
import { lockCalendars } from './kinds/rooms.ts';
import type { OrderRow } from './orderRow.ts';

const UNPAID: readonly OrderState[] = ['held', 'paying', 'failed'];

/** Ends a locked order without an open payment; its voucher must have been locked before it. */
async function end(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await giveProductBack(transaction, order.product);
  await giveVoucherBack(transaction, order);
  await freeCredits(transaction, order, nowInParis(at).today);
  await changeState(transaction, order, { to: 'expired', reason, at });
}

/**
 * Ends an order whose hold is over and which has no open payment: what it holds goes back on sale. Does nothing for a
 * paid or ended order.
 */
export async function endOrder({ db, now }: PurchaseContext, orderId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const at = now();
    await lockVoucherOf(transaction, orderId);
    const order = await transaction
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', orderId)
      .where('state', 'in', UNPAID)
      .where('held_until', '<=', at)
      .forUpdate()
      // Another copy of the gateway may be ending the order at the same time.
      .skipLocked()
      .executeTakeFirst();
    if (!order || (await openPayments(transaction, orderId)).length > 0) return;
    await end(transaction, order, { reason: 'hold ended', at });
  });
}

/**
 * Ends the other orders that hold a locked voucher, unless they have an open payment: choosing another stay with the
 * voucher gives up the earlier choice.
 */
export async function endOthersWith(
  transaction: Transaction<Tables>,
  of: {
    code: string;
    /** The order that gets the voucher, if it exists already. */
    orderId?: string;
    /** The offer whose rooms are taken next. All calendars are locked in one fixed order, to prevent deadlocks. */
    offerId: number;
    at: Date;
  },
): Promise<void> {
  const { code, orderId, offerId, at } = of;
  const query = transaction
    .selectFrom('purchase')
    .selectAll()
    .where('voucher_code', '=', code)
    .where('state', 'in', UNPAID)
    .orderBy('id')
    .forUpdate();
  const holding = await (orderId === undefined ? query : query.where('id', '!=', orderId)).execute();
  const others: OrderRow[] = [];
  for (const order of holding) {
    if ((await openPayments(transaction, order.id)).length === 0) others.push(order);
  }
  const offers = others.flatMap(({ product }) => (product.kind === 'stay' ? [product.offerId] : []));
  await lockCalendars(transaction, [...offers, offerId]);
  for (const order of others) {
    await end(transaction, order, { reason: 'another stay was chosen with its voucher', at });
  }
}
