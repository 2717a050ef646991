import type { OrderedProduct } from '@sabadora/api';
import type { IsoDay } from '@sabadora/days';
import { isRedeemable, type PurchaseErrorCode, readVoucherCode, type VoucherState } from '@sabadora/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { conflict } from '../orders/kinds/ProductKind.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { findVoucher } from './findVoucher.ts';
import { isOpenedBy } from './openedOffers.ts';

/** Why a voucher cannot be used, by its state. */
const REFUSALS: Readonly<Record<Exclude<VoucherState, 'issued' | 'partlyUsed'>, PurchaseErrorCode>> = {
  redeemed: 'VOUCHER_USED',
  expired: 'VOUCHER_EXPIRED',
  cancelled: 'VOUCHER_UNKNOWN',
};

/** How an order uses a voucher. */
export interface VoucherUse {
  voucher_code: string | null;
  /** Cents. */
  voucher_amount: number;
}

/** Used by orders without a voucher. */
export const NO_VOUCHER: VoucherUse = { voucher_code: null, voucher_amount: 0 };

/**
 * Locks a voucher until the transaction ends. It has to be locked before any order that it pays for, and before the
 * stock of those orders.
 *
 * @returns its code as stored; undefined when there is no such voucher
 */
export async function lockVoucher(
  transaction: Transaction<Tables>,
  typed: string,
): Promise<string | undefined> {
  const code = readVoucherCode(typed);
  if (code === undefined) return undefined;
  const row = await transaction
    .selectFrom('voucher')
    .select('code')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row?.code;
}

/** Locks the voucher of an order, if it has one; to be called before the order is locked. */
export async function lockVoucherOf(
  transaction: Transaction<Tables>,
  orderId: string,
): Promise<string | undefined> {
  const order = await transaction
    .selectFrom('purchase')
    .select('voucher_code')
    .where('id', '=', orderId)
    .executeTakeFirst();
  // Read without a lock: the voucher of an order never changes.
  return order?.voucher_code == null ? undefined : lockVoucher(transaction, order.voucher_code);
}

/**
 * Takes as much as possible of a stay's price from a locked voucher. Two orders with one voucher wait for each other.
 *
 * @throws Problem 409 when the voucher cannot be used
 */
export async function takeVoucher(
  transaction: Transaction<Tables>,
  typed: string,
  { product, productAmount, today }: { product: OrderedProduct; productAmount: number; today: IsoDay },
): Promise<VoucherUse> {
  const found = await findVoucher(transaction, typed, today);
  if (!found) throw conflict('voucher', 'VOUCHER_UNKNOWN', 'There is no such voucher.');
  const { row, state } = found;
  if (!isRedeemable(state)) {
    throw conflict('voucher', REFUSALS[state], `The voucher is ${state}.`);
  }
  if (product.kind !== 'stay' || !(await isOpenedBy(transaction, found.product, product.offerId))) {
    throw conflict('voucher', 'VOUCHER_OTHER', 'The voucher does not open this product.');
  }
  const used = Math.min(row.left_amount, productAmount);
  await transaction
    .updateTable('voucher')
    .set({ left_amount: row.left_amount - used })
    .where('code', '=', row.code)
    .execute();
  return { voucher_code: row.code, voucher_amount: used };
}

/**
 * Adjusts what a locked voucher pays of an order to a new price: as much as it still has, but no more than the price.
 *
 * @returns cents that it pays now
 */
export async function adjustVoucher(
  transaction: Transaction<Tables>,
  { voucher_code: code, voucher_amount: had }: VoucherUse,
  price: number,
): Promise<number> {
  if (code === null) return 0;
  const { left_amount: left } = await transaction
    .selectFrom('voucher')
    .select('left_amount')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const used = Math.min(left + had, price);
  await transaction
    .updateTable('voucher')
    .set({ left_amount: left + had - used })
    .where('code', '=', code)
    .execute();
  return used;
}

/** Refunds the voucher of an order with what it paid. */
export async function giveVoucherBack(transaction: Transaction<Tables>, order: OrderRow): Promise<void> {
  const { voucher_code: code, voucher_amount: amount } = order;
  if (code === null) return;
  await transaction
    .updateTable('voucher')
    .set({ left_amount: sql<number>`left_amount + ${amount}` })
    .where('code', '=', code)
    .execute();
}
