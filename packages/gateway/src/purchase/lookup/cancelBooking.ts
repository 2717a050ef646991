import { notFound } from '../../http/problem.ts';
import { queueOrderEmail } from '../emails/queueEmails.ts';
import { changeState } from '../orders/changeState.ts';
import { giveProductBack } from '../orders/kinds/kinds.ts';
import { conflict } from '../orders/kinds/ProductKind.ts';
import { lockOrder, type OrderRow } from '../orders/orderRow.ts';
import { laterOf } from '../payments/instalments.ts';
import { openPayments } from '../payments/payments.ts';
import { abandonPayments } from '../payments/makeIntent.ts';
import { queueRefund } from '../payments/queueRefund.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { lockVoucherOf } from '../vouchers/takeVoucher.ts';
import { heldMove, releaseMove } from './moves.ts';
import { afterSaleOf, refundOf } from './toBooking.ts';

/**
 * Cancels a booking in one transaction: puts its rooms back on sale, queues its refund and its e-mail to the buyer.
 * Cancelling it again changes nothing.
 *
 * @param expectedRefund the refund that was shown to the buyer, in cents
 * @throws Problem 409 when it can no longer be cancelled, or the refund has another amount
 */
export async function cancelBooking(
  context: PurchaseContext,
  orderId: string,
  expectedRefund: number,
): Promise<OrderRow> {
  const { db, now } = context;
  // A pending payment for new dates could otherwise succeed later and move the cancelled booking.
  await abandonPayments(context, await openPayments(db, orderId));
  return db.transaction().execute(async (transaction) => {
    await lockVoucherOf(transaction, orderId);
    const order = await lockOrder(transaction, orderId);
    if (!order) throw notFound('such booking');
    const at = now();
    const afterSale = afterSaleOf(order, at);
    if (afterSale === 'cancelled') return order;
    if (order.state !== 'paid' || afterSale !== 'open') {
      throw conflict('state', 'ORDER_CLOSED', `The booking cannot be cancelled (${afterSale}).`);
    }
    if ((await openPayments(transaction, orderId)).length > 0) {
      throw conflict('state', 'ORDER_CLOSED', 'New dates of the booking are being paid.');
    }
    const held = await heldMove(transaction, orderId);
    if (held) await releaseMove(transaction, order, held);
    const refund = refundOf(order, await laterOf(transaction, orderId), at);
    if (refund !== expectedRefund) {
      throw conflict('expectedRefund', 'PRICE_CHANGED', `${refund} cents would be given back.`);
    }
    const cancelled = await changeState(transaction, order, {
      to: 'cancelled',
      reason: 'cancelled by the buyer',
      at,
    });
    await giveProductBack(transaction, order.product);
    const parts = await queueRefund(transaction, { order, amount: refund, reason: 'cancelled in time', at });
    await queueOrderEmail(transaction, context, cancelled, { kind: 'cancelled', parts });
    const settled = { ...cancelled, refund_parts: parts };
    // Refunds to gift cards and vouchers are complete at once.
    return refund > 0 && parts.every(({ to }) => to !== 'card')
      ? changeState(transaction, settled, { to: 'refunded', reason: 'all given back', at })
      : settled;
  });
}
