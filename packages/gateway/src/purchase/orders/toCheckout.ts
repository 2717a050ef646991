import type { Checkout, Confirmation } from '@sabadora/api';
import { CANCELLATION_FLAGS, cancellationOptions, nowInParis, refundSchedule } from '@sabadora/domain';
import { payLaterWays } from '../offers.ts';
import { orderLines, orderPrice } from './orderPrice.ts';
import type { OrderRow } from './orderRow.ts';

/** The cancellation options of an order, and what each adds to its price. */
export function optionsOf(order: OrderRow, now: Date): Checkout['cancellation']['options'] {
  const { cancellable, cancellation_deadline: deadline, insurance_amount: insuranceAmount } = order;
  const { today } = nowInParis(now);
  return cancellationOptions({ cancellable, deadline, today, insuranceAmount }).map((option) => ({
    option,
    amount: CANCELLATION_FLAGS[option].hasInsurance ? (insuranceAmount ?? 0) : 0,
  }));
}

function cancellationOf(order: OrderRow): Confirmation['cancellation'] {
  const { cancellable, cancellation_deadline: deadline, cancellation_option: chosen } = order;
  // What the buyer gave up is not refunded, whatever the offer would allow.
  const isKept = cancellable && chosen !== 'nonCancellable';
  return {
    policy: { cancellable, cancellationDeadline: deadline },
    chosen,
    refundSchedule: refundSchedule({ nightPrices: order.night_amounts, cancellable: isKept, deadline }),
  };
}

/** An order as its buyer sees it before it is paid. */
export function toCheckout(order: OrderRow, now: Date): Checkout {
  const { total, remainingAmountToPay } = orderPrice(order);
  const isPaid = order.paid_at !== null;
  return {
    id: order.id,
    state: order.state,
    heldUntil: order.held_until.toISOString(),
    now: now.toISOString(),
    lines: orderLines(order),
    total,
    giftcards: [],
    promotionCode: null,
    remainingAmountToPay,
    currency: 'EUR',
    stay: order.stay,
    cancellation: { ...cancellationOf(order), options: optionsOf(order, now) },
    insurance: order.insurance_amount === null ? null : { amount: order.insurance_amount },
    payLater: payLaterWays({
      total: remainingAmountToPay,
      today: nowInParis(now).today,
      locale: order.locale,
      checkin: order.checkin,
      cancellable: order.cancellable,
      deadline: order.cancellation_deadline,
    }),
    buyer: isPaid ? null : order.buyer,
    specialRequest: isPaid ? '' : order.special_request,
    priceChange:
      order.accepted_amount === order.product_amount
        ? null
        : { from: order.accepted_amount, to: order.product_amount },
  };
}

/** An address of which only the first letter and the domain are left. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••${email.slice(at)}`;
}

/** A paid order, as whoever has its address may see it; undefined before it is paid. */
export function toConfirmation(order: OrderRow, refundedAmount: number | null): Confirmation | undefined {
  const { state, number, paid_at, buyer } = order;
  const isPaid = state === 'paid' || state === 'cancelled' || state === 'refunded';
  if (!isPaid || number === null || paid_at === null) return undefined;
  return {
    orderUUID: order.id,
    number: String(number),
    state,
    locale: order.locale,
    paidAt: paid_at.toISOString(),
    email: maskEmail(buyer?.email.email ?? ''),
    lines: orderLines(order),
    total: orderPrice(order).total,
    giftcards: [],
    currency: 'EUR',
    stay: order.stay,
    cancellation: cancellationOf(order),
    refundedAmount,
  };
}
