import { isOpen } from '@sabadora/domain';
import { notFound } from '../../http/problem.ts';
import { creditsOf, reserveCredits } from '../credits/reserveCredits.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { changeState } from './changeState.ts';
import { endOthersWith } from './endOrder.ts';
import { holdOf, quoteProduct, requestOf, takeProduct } from './kinds/kinds.ts';
import { conflict } from './kinds/ProductKind.ts';
import { holdEnd, quotedColumns } from './openCheckout.ts';
import { lockOrder, type OrderRow } from './orderRow.ts';
import { lockVoucherOf, NO_VOUCHER, takeVoucher } from '../vouchers/takeVoucher.ts';
import { optionsOf } from './toCheckout.ts';

/**
 * Extends the hold of an order. When the hold has ended, the product is taken again at today's price; a changed price
 * has to be accepted by the buyer.
 *
 * @throws Problem 404 for an unknown order, 409 when the product is not available any more, or the order is closed
 */
export function renewHold({ db, now, today }: PurchaseContext, id: string): Promise<OrderRow> {
  return db.transaction().execute(async (transaction) => {
    const code = await lockVoucherOf(transaction, id);
    const order = await lockOrder(transaction, id);
    if (!order) throw notFound('such checkout');
    const at = now();
    if (isOpen(order.state)) {
      const last = new Date(order.held_since.getTime() + holdOf(order.kind).holdMaxMinutes * 60_000);
      const end = [holdEnd(order.kind, at), last].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? last;
      if (end <= order.held_until) return order;
      return transaction
        .updateTable('purchase')
        .set({ held_until: end })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    }
    if (order.state !== 'expired') throw conflict('state', 'ORDER_CLOSED', `The order is ${order.state}.`);
    if (code !== undefined && order.product.kind === 'stay') {
      await endOthersWith(transaction, { code, orderId: id, offerId: order.product.offerId, at });
    }
    const quoted = await quoteProduct(transaction, requestOf(order.product, order.locale), today());
    await takeProduct(transaction, quoted.product);
    const voucher =
      code === undefined ? NO_VOUCHER : await takeVoucher(transaction, code, { ...quoted, today: today() });
    await changeState(transaction, order, { to: 'held', reason: 'hold renewed', at });
    const renewed = await transaction
      .updateTable('purchase')
      .set({ ...quotedColumns(quoted), ...voucher, held_since: at, held_until: holdEnd(order.kind, at) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const options = optionsOf(renewed, at).map(({ option }) => option);
    const { cancellation_option: chosen } = renewed;
    // The chosen option may no longer be offered.
    const isKept = chosen === null || options.includes(chosen);
    const open = isKept
      ? renewed
      : await transaction
          .updateTable('purchase')
          .set({ cancellation_option: null })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
    // Credits are reserved again as far as they still have a balance; the price shows the difference.
    return (await reserveCredits(transaction, open, creditsOf(open), today())).order;
  });
}
