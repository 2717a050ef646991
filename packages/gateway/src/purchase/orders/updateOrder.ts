import type { RequestOf, updateCheckout } from '@sabadora/api';
import { isOpen } from '@sabadora/domain';
import { type FieldError, notFound, Problem } from '../../http/problem.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { lockOrder, type OrderRow } from './orderRow.ts';
import { phoneFault } from './phoneFault.ts';
import { conflict } from './quoteOrder.ts';
import { optionsOf } from './toCheckout.ts';

type Change = RequestOf<typeof updateCheckout>;

/** What of a change cannot be, by field. */
function faultsOf(order: OrderRow, change: Change, now: Date): FieldError[] {
  const { cancellation, buyer, giftcards, promotionCode, acceptedPrice } = change;
  const errors: FieldError[] = [];
  const phone = buyer && phoneFault(buyer);
  if (phone) errors.push(phone);
  if (cancellation && optionsOf(order, now).every(({ option }) => option !== cancellation)) {
    errors.push({ field: 'cancellation', message: 'OPTION_REQUIRED' });
  }
  if (giftcards && giftcards.length > 0) errors.push({ field: 'giftcards', message: 'unknown' });
  if (promotionCode != null) errors.push({ field: 'promotionCode', message: 'unknown' });
  if (acceptedPrice !== undefined && acceptedPrice !== order.product_amount) {
    errors.push({ field: 'acceptedPrice', message: 'PRICE_CHANGED' });
  }
  return errors;
}

/**
 * Sets what the buyer chose.
 *
 * @throws Problem 404 for an unknown order, 409 when it is not open to changes, 400 for what cannot be chosen
 */
export function updateOrder({ db, now }: PurchaseContext, change: Change): Promise<OrderRow> {
  return db.transaction().execute(async (transaction) => {
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
    if (errors.length > 0) throw new Problem(400, 'Some choices cannot be had.', errors);
    const { cancellation, buyer, specialRequest, acceptedPrice } = change;
    const changed = {
      ...(cancellation && { cancellation_option: cancellation }),
      ...(buyer && { buyer: JSON.stringify(buyer) }),
      ...(specialRequest !== undefined && { special_request: specialRequest }),
      ...(acceptedPrice !== undefined && { accepted_amount: acceptedPrice }),
    };
    if (Object.keys(changed).length === 0) return order;
    return transaction
      .updateTable('purchase')
      .set(changed)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
