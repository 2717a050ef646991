import type { IsoDay } from '@sabadora/days';
import type { Selectable, Transaction } from 'kysely';
import type { PromotionCodeTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import type { FieldError } from '../../http/problem.ts';

type PromotionCode = Selectable<PromotionCodeTable>;

/** The amount that a code takes off a price, in cents; a percentage is rounded half up. */
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
 * Reserves one use of a promotion code for an order; it replaces the order's present code.
 *
 * @returns the amount that it takes off, 0 when it cannot be used, and the reason
 */
export async function reservePromotion(
  transaction: Transaction<Tables>,
  of: {
    /** The promotion code that the order holds now. */
    had: string | null;
    code: string | null;
    /** Price of the product in cents. */
    price: number;
    today: IsoDay;
  },
): Promise<{ amount: number; fault: FieldError | undefined }> {
  const { had, code, price, today } = of;
  const codes = [had, code].filter((name) => name !== null);
  if (codes.length === 0) return { amount: 0, fault: undefined };
  // Both codes are locked at once and in a fixed order, to prevent deadlocks.
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
