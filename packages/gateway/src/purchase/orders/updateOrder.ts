import type { RequestOf, updateCheckout } from '@sabadora/api';
import { isOpen, isWrittenOn, nowInParis } from '@sabadora/domain';
import { type FieldError, notFound, Problem } from '../../http/problem.ts';
import { creditsOf, reserveCredits, withCode } from '../credits/reserveCredits.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { lockOrder, type OrderRow } from './orderRow.ts';
import { phoneFault } from './phoneFault.ts';
import { conflict } from './kinds/ProductKind.ts';
import { payLaterOf } from './payLater.ts';
import { optionsOf } from './toCheckout.ts';
import { lockVoucherOf } from '../vouchers/takeVoucher.ts';

type Change = RequestOf<typeof updateCheckout>;

const refused = (errors: FieldError[]) => new Problem(400, 'Some choices cannot be had.', errors);

/** The refused fields of a change. */
function faultsOf(order: OrderRow, change: Change, now: Date): FieldError[] {
  const { cancellation, buyer, acceptedPrice, paymentMethod, note } = change;
  const errors: FieldError[] = [];
  const phone = buyer && phoneFault(buyer);
  if (phone) errors.push(phone);
  if (cancellation && optionsOf(order, now).every(({ option }) => option !== cancellation)) {
    errors.push({ field: 'cancellation', message: 'OPTION_REQUIRED' });
  }
  const chosen = { ...order, ...(cancellation && { cancellation_option: cancellation }) };
  const isOffered =
    paymentMethod === undefined ||
    paymentMethod === 'card' ||
    payLaterOf(chosen, now).some(({ type }) => type === paymentMethod);
  if (!isOffered) errors.push({ field: 'paymentMethod', message: 'PAYMENT_METHOD' });
  if (acceptedPrice !== undefined && acceptedPrice !== order.product_amount) {
    errors.push({ field: 'acceptedPrice', message: 'PRICE_CHANGED' });
  }
  if (note && !isWrittenOn(order.product)) errors.push({ field: 'note', message: 'NOT_AVAILABLE' });
  return errors;
}

/**
 * Stores what the buyer chose.
 *
 * @throws Problem 404 for an unknown order, 409 when it is closed to changes, 400 for values that cannot be chosen
 */
export function updateOrder({ db, now }: PurchaseContext, change: Change): Promise<OrderRow> {
  return db.transaction().execute(async (transaction) => {
    await lockVoucherOf(transaction, change.id);
    const order = await lockOrder(transaction, change.id);
    if (!order) throw notFound('such checkout');
    if (!isOpen(order.state)) {
      throw conflict(
        'state',
        order.state === 'expired' ? 'HOLD_EXPIRED' : 'ORDER_CLOSED',
        `The order is ${order.state}.`,
      );
    }
    const errors = faultsOf(order, change, now());
    if (errors.length > 0) throw refused(errors);
    const { cancellation, buyer, specialRequest, acceptedPrice, paymentMethod, note } = change;
    const changed = {
      ...(cancellation && { cancellation_option: cancellation }),
      ...(buyer && { buyer: JSON.stringify(buyer) }),
      ...(specialRequest !== undefined && { special_request: specialRequest }),
      ...(note && { product: JSON.stringify({ ...order.product, ...note }) }),
      ...(paymentMethod && { payment_method: paymentMethod }),
      ...(acceptedPrice !== undefined && { accepted_amount: acceptedPrice }),
    };
    const updated =
      Object.keys(changed).length === 0
        ? order
        : await transaction
            .updateTable('purchase')
            .set(changed)
            .where('id', '=', order.id)
            .returningAll()
            .executeTakeFirstOrThrow();
    const { giftcards, promotionCode, code } = change;
    const isPriceOpen = [giftcards, promotionCode, code, cancellation].some((part) => part !== undefined);
    if (!isPriceOpen) return updated;
    const has = creditsOf(updated);
    const wanted = {
      giftcards: giftcards ?? has.giftcards,
      promotionCode: promotionCode === undefined ? has.promotionCode : promotionCode,
    };
    const credits = code === undefined ? wanted : await withCode(transaction, wanted, code);
    const reserved = await reserveCredits(transaction, updated, credits, nowInParis(now()).today);
    if (reserved.faults.length === 0) return reserved.order;
    throw refused(
      code === undefined ? reserved.faults : reserved.faults.map((fault) => ({ ...fault, field: 'code' })),
    );
  });
}
