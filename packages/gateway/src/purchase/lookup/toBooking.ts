import type { Booking } from '@sabadora/api';
import { afterSaleAt, type AfterSale, keepsPolicy, refundAt, refundParts } from '@sabadora/domain';
import { notFound } from '../../http/problem.ts';
import { documentsOf } from '../documents/documentsOf.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { paidNights } from '../orders/orderPrice.ts';
import { toConfirmation } from '../orders/toCheckout.ts';
import { paidBy, shownParts } from '../payments/paidBy.ts';
import { refundedAmount, pendingRefund } from '../payments/refundedAmount.ts';
import { type InstalmentRow, laterOf, paymentsOf, untakenOf } from '../payments/instalments.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { grantAccess } from './access.ts';

/** Whether an order can still be changed or cancelled at an instant. */
export function afterSaleOf(order: OrderRow, instant: Date): AfterSale {
  const { state, cancellable, cancellation_deadline: deadline, cancellation_option: option, product } = order;
  const checkin = product.kind === 'stay' ? product.checkin : null;
  return afterSaleAt({ state, cancellable, deadline, option, checkin }, instant);
}

/**
 * The refund of an order cancelled at an instant, in cents (ALG-19). Uncharged instalments are cancelled and count as
 * refunded.
 */
export function refundOf(order: OrderRow, later: readonly InstalmentRow[], instant: Date): number {
  const { cancellable, cancellation_option, cancellation_deadline: deadline } = order;
  const nightPrices = paidNights(order);
  const isKept = keepsPolicy(cancellable, cancellation_option);
  return Math.max(0, refundAt({ nightPrices, cancellable: isKept, deadline }, instant) - untakenOf(later));
}

/** A booking as its buyer sees it. @throws Problem 404 for an order that was never paid */
export async function toBooking({ db, now }: PurchaseContext, order: OrderRow): Promise<Booking> {
  const at = now();
  const confirmation = toConfirmation(order, {
    payments: await paymentsOf(db, order),
    refundedAmount: await refundedAmount(db, order),
  });
  if (!confirmation) throw notFound('such booking');
  const afterSale = afterSaleOf(order, at);
  const later = await laterOf(db, order.id);
  const refund = afterSale === 'open' ? refundOf(order, later, at) : 0;
  const access = await grantAccess(db, { orderId: order.id, purpose: 'receipt', now: at });
  return {
    ...confirmation,
    documents: documentsOf(order, access),
    afterSale,
    deadline: keepsPolicy(order.cancellable, order.cancellation_option) ? order.cancellation_deadline : null,
    refund,
    refundParts:
      afterSale === 'cancelled'
        ? order.refund_parts
        : shownParts(refundParts(refund, await paidBy(db, order))),
    untaken: untakenOf(later),
    refundPending: await pendingRefund(db, order.id),
  };
}
