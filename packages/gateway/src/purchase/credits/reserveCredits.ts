import type { IsoDay } from '@sabadora/days';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FieldError } from '../../http/problem.ts';
import { totalWithoutFee } from '../orders/orderPrice.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { reserveGiftcards } from './giftcards.ts';
import { reservePromotion } from './promotionCode.ts';
import { adjustVoucher } from '../vouchers/takeVoucher.ts';

/** The gift cards and the promotion code to reserve for an order. */
export interface Credits {
  giftcards: readonly string[];
  promotionCode: string | null;
}

/** The gift cards and the promotion code of an order. */
export function creditsOf({ giftcards, promotion_code }: OrderRow): Credits {
  return {
    giftcards: giftcards.map(({ serialNumber }) => serialNumber),
    promotionCode: promotion_code,
  };
}

/** Adds a typed code to `credits`: a gift card when one has that number, otherwise a promotion code. */
export async function withCode(
  transaction: Transaction<Tables>,
  { giftcards, promotionCode }: Credits,
  code: string,
): Promise<Credits> {
  const card = await transaction
    .selectFrom('giftcard')
    .select('serial_number')
    .where('serial_number', '=', code.toUpperCase())
    .executeTakeFirst();
  return card
    ? { giftcards: [...giftcards, card.serial_number], promotionCode }
    : { giftcards, promotionCode: code };
}

/**
 * Reserves gift cards and a promotion code for a locked order at its present price, and frees those it had (PR-174,
 * ALG-26). Its voucher, locked before the order, pays what the promotion leaves of the product's price. Once the
 * order is paid, its credits stay used.
 *
 * @returns the order with its new credits, and the faults of refused ones. With faults, roll the transaction back
 *   unless the order may do without them
 */
export async function reserveCredits(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { giftcards, promotionCode }: Credits,
  today: IsoDay,
): Promise<{ order: OrderRow; faults: FieldError[] }> {
  const code = promotionCode?.toUpperCase() ?? null;
  const promotion = await reservePromotion(transaction, {
    had: order.promotion_amount > 0 ? order.promotion_code : null,
    code,
    price: order.product_amount,
    today,
  });
  const reduced: OrderRow = {
    ...order,
    promotion_code: promotion.fault ? null : code,
    promotion_amount: promotion.amount,
    voucher_amount: await adjustVoucher(transaction, order, order.product_amount - promotion.amount),
  };
  const cards = await reserveGiftcards(transaction, {
    had: order.giftcards,
    serialNumbers: giftcards.map((serialNumber) => serialNumber.toUpperCase()),
    total: totalWithoutFee(reduced),
    today,
  });
  const next: OrderRow = { ...reduced, giftcards: cards.used };
  await transaction
    .updateTable('purchase')
    .set({
      giftcards: JSON.stringify(cards.used),
      promotion_code: next.promotion_code,
      promotion_amount: next.promotion_amount,
      voucher_amount: next.voucher_amount,
    })
    .where('id', '=', order.id)
    .execute();
  return { order: next, faults: [promotion.fault, cards.fault].filter((fault) => fault !== undefined) };
}

/**
 * Frees the credits of an order that ends unpaid. Their numbers stay in the order and are reserved again when it is
 * renewed.
 */
export async function freeCredits(
  transaction: Transaction<Tables>,
  order: OrderRow,
  today: IsoDay,
): Promise<void> {
  const { giftcards, promotion_code: code, promotion_amount } = order;
  if (giftcards.length === 0 && code === null) return;
  const had = promotion_amount > 0 ? code : null;
  await reservePromotion(transaction, { had, code: null, price: 0, today });
  await reserveGiftcards(transaction, { had: giftcards, serialNumbers: [], total: 0, today });
  await transaction
    .updateTable('purchase')
    .set({
      giftcards: JSON.stringify(giftcards.map(({ serialNumber }) => ({ serialNumber, usedAmount: 0 }))),
      promotion_amount: 0,
    })
    .where('id', '=', order.id)
    .execute();
}
