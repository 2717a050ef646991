import { readVoucherCode, voucherState, type VoucherState } from '@sabadora/domain';
import type { IsoDay } from '@sabadora/days';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ProductOf } from '../orders/kinds/ProductKind.ts';
import type { VoucherRow } from './issueVoucher.ts';

/** A voucher with the product that it was bought as. */
export interface FoundVoucher {
  row: VoucherRow;
  state: VoucherState;
  product: ProductOf<'gift' | 'activity' | 'box'>;
}

/** The voucher with a typed code; undefined when there is none. */
export async function findVoucher(
  db: Kysely<Tables>,
  typed: string,
  today: IsoDay,
): Promise<FoundVoucher | undefined> {
  const code = readVoucherCode(typed);
  if (code === undefined) return undefined;
  const row = await db.selectFrom('voucher').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) return undefined;
  const { product } = await db
    .selectFrom('purchase')
    .select('product')
    .where('id', '=', row.purchase_id)
    .executeTakeFirstOrThrow();
  if (product.kind === 'stay') throw new Error(`Order ${row.purchase_id} is of a stay, and has a voucher`);
  const { value, left_amount: leftAmount, valid_until: validUntil, is_cancelled: isCancelled } = row;
  return { row, product, state: voucherState({ value, leftAmount, validUntil, isCancelled }, today) };
}
