import { nowInParis, type PartPayment, type PayLaterOffer } from '@sabadora/domain';
import { payLaterWays } from '../offers.ts';
import { orderPrice } from './orderPrice.ts';
import type { OrderRow } from './orderRow.ts';

/** The ways to pay an order later or in parts that are available (ALG-20). */
export function payLaterOf(order: OrderRow, now: Date): PayLaterOffer[] {
  const { locale, product, cancellable, cancellation_deadline: deadline } = order;
  const checkin = product.kind === 'stay' ? product.checkin : null;
  const { remainingAmountToPay: total } = orderPrice({ ...order, payment_method: 'card' });
  if (total === 0) return [];
  const { today } = nowInParis(now);
  return payLaterWays({ total, today, locale, checkin, cancellable, deadline });
}

/**
 * The order without its way to pay later when that is no longer available: an insurance, a gift card or the date may
 * end it.
 */
export function withOfferedMethod(order: OrderRow, now: Date): OrderRow {
  if (order.paid_at !== null) return order;
  const isOffered = payLaterOf(order, now).some(({ type }) => type === order.payment_method);
  return isOffered ? order : { ...order, payment_method: 'card' };
}

/** The payment due at once, and the later ones. */
export interface PaymentPlan {
  /** Cents to pay at once; 0 when everything is paid later. */
  firstAmount: number;
  /** The later payments, by day. */
  later: PartPayment[];
}

/** The payments of an order in its way to pay. */
export function paymentPlan(order: OrderRow, now: Date): PaymentPlan {
  const way = payLaterOf(order, now).find(({ type }) => type === order.payment_method);
  if (!way) return { firstAmount: orderPrice(order).remainingAmountToPay, later: [] };
  const { today } = nowInParis(now);
  return {
    firstAmount: way.payments.reduce((sum, { amount, date }) => (date <= today ? sum + amount : sum), 0),
    later: way.payments.filter(({ date }) => date > today),
  };
}
