import type { IsoDay } from '@sabadora/days';
import type { Selectable, Transaction } from 'kysely';
import type { PromotionCodeTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import type { FieldError } from '../../http/problem.ts';

type PromotionCode = Selectable<PromotionCodeTable>;

/** What of a price a code takes off, cents; a percentage is rounded half up. */
export function promotionAmount(
  { percent, amount }: Pick<PromotionCode, 'percent' | 'amount'>,
  price: number,
): number {
  const off = percent === null ? (amount ?? 0) : Math.floor((price * percent + 50) / 100);
  return Math.min(off, price);
}

function faultOf(code: PromotionCode | undefined, price: number, today: IsoDay): string | undefined {
  if (!code) return 'unknown';
  if (code.valid_until < today) return 'expired';
  if (code.uses_left === 0) return 'used';
  return price < code.minimum ? 'minimum' : undefined;
}

/**
 * Reserves one use of a promotion code for an order, in the place of the one it had.
 *
 * @returns what it takes off, 0 where it cannot be had, and why
 */
export async function reservePromotion(
  transaction: Transaction<Tables>,
  of: {
    /** The code that the order holds now. */
    had: string | null;
    code: string | null;
    /** Cents of the product. */
    price: number;
    today: IsoDay;
  },
): Promise<{ amount: number; fault: FieldError | undefined }> {
  const { had, code, price, today } = of;
  const codes = [had, code].filter((name) => name !== null);
  if (codes.length === 0) return { amount: 0, fault: undefined };
  // Both at once and in one order for all, so that no two orders wait for each other.
  await transaction
    .selectFrom('promotion_code')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('code')
    .forUpdate()
    .execute();
  if (had !== null) {
    await transaction
      .updateTable('promotion_code')
      .set((row) => ({ uses_left: row('uses_left', '+', 1) }))
      .where('code', '=', had)
      .execute();
  }
  if (code === null) return { amount: 0, fault: undefined };
  const found = await transaction
    .selectFrom('promotion_code')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  const message = faultOf(found, price, today);
  if (message !== undefined || !found) {
    return { amount: 0, fault: { field: 'promotionCode', message: message ?? 'unknown' } };
  }
  await transaction
    .updateTable('promotion_code')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('code', '=', code)
    .execute();
  return { amount: promotionAmount(found, price), fault: undefined };
}
