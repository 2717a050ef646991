import { randomInt } from 'node:crypto';
import { addMonths } from '@sabadora/days';
import { nowInParis, VOUCHER_CODE_CHARACTERS, VOUCHER_CODE_RANDOMS, voucherCode } from '@sabadora/domain';
import type { Selectable, Transaction } from 'kysely';
import type { VoucherTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';

/** A voucher as it is stored. */
export type VoucherRow = Selectable<VoucherTable>;

/** Attempts to find a random code that is not in use; a second one is hardly ever needed. */
const TRIES = 5;

function randomCode(): string {
  return voucherCode(Array.from({ length: VOUCHER_CODE_RANDOMS }, () => randomInt(VOUCHER_CODE_CHARACTERS)));
}

/** Issues the voucher of an order that has just been paid; undefined for a stay, which has none. */
export async function issueVoucher(
  transaction: Transaction<Tables>,
  order: OrderRow,
  at: Date,
): Promise<VoucherRow | undefined> {
  const { product, lines } = order;
  if (product.kind === 'stay') return undefined;
  // Sleeve, extras and posting are not part of the voucher's value.
  const value = lines.reduce((sum, { kind, amount }) => sum + (kind === 'voucher' ? amount : 0), 0);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const issued = await transaction
      .insertInto('voucher')
      .values({
        code: randomCode(),
        kind: product.kind,
        purchase_id: order.id,
        value,
        left_amount: value,
        valid_until: addMonths(nowInParis(at).today, product.validMonths),
        issued_at: at,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (issued) return issued;
  }
  throw new Error(`No new code was found for the voucher of order ${order.id}`);
}
