import { nowInParis, type PartPayment, type PayLaterOffer } from '@sabadora/domain';
import { payLaterWays } from '../offers.ts';
import { orderPrice } from './orderPrice.ts';
import type { OrderRow } from './orderRow.ts';

/** The ways in which an order may be paid later or in parts (ALG-20). */
export function payLaterOf(order: OrderRow, now: Date): PayLaterOffer[] {
  const { locale, product, cancellable, cancellation_deadline: deadline } = order;
  const checkin = product.kind === 'stay' ? product.checkin : null;
  const { remainingAmountToPay: total } = orderPrice({ ...order, payment_method: 'card' });
  if (total === 0) return [];
  const { today } = nowInParis(now);
  return payLaterWays({ total, today, locale, checkin, cancellable, deadline });
}

/** The order with its way to pay as long as that is offered: an insurance, a gift card or another day may end it. */
export function withOfferedMethod(order: OrderRow, now: Date): OrderRow {
  if (order.paid_at !== null) return order;
  const isOffered = payLaterOf(order, now).some(({ type }) => type === order.payment_method);
  return isOffered ? order : { ...order, payment_method: 'card' };
}

/** What the buyer pays at once, and what is taken later. */
export interface PaymentPlan {
  /** Cents; 0 when everything is taken later. */
  firstAmount: number;
  /** In the order of their days. */
  later: PartPayment[];
}

/** How an order is paid in its way to pay. */
export function paymentPlan(order: OrderRow, now: Date): PaymentPlan {
  const way = payLaterOf(order, now).find(({ type }) => type === order.payment_method);
  if (!way) return { firstAmount: orderPrice(order).remainingAmountToPay, later: [] };
  const { today } = nowInParis(now);
  return {
    firstAmount: way.payments.reduce((sum, { amount, date }) => (date <= today ? sum + amount : sum), 0),
    later: way.payments.filter(({ date }) => date > today),
  };
}
