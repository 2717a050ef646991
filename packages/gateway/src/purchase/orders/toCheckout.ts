import type { Checkout, Confirmation } from '@sabadora/api';
import {
  CANCELLATION_FLAGS,
  cancellationOptions,
  keepsPolicy,
  nowInParis,
  refundSchedule,
} from '@sabadora/domain';
import { documentsOf } from '../documents/documentsOf.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { orderLines, orderPrice, paidNights } from './orderPrice.ts';
import type { OrderRow } from './orderRow.ts';
import { payLaterOf, withOfferedMethod } from './payLater.ts';

/** The cancellation options of an order, with what each adds to its price. */
export function optionsOf(order: OrderRow, now: Date): Checkout['cancellation']['options'] {
  const { cancellable, cancellation_deadline: deadline, insurance_amount: insuranceAmount } = order;
  // A voucher has no dates, so there is nothing to cancel.
  if (order.kind !== 'stay') return [];
  const { today } = nowInParis(now);
  return cancellationOptions({ cancellable, deadline, today, insuranceAmount }).map((option) => ({
    option,
    amount: CANCELLATION_FLAGS[option].hasInsurance ? (insuranceAmount ?? 0) : 0,
  }));
}

function cancellationOf(order: OrderRow): Confirmation['cancellation'] {
  const { cancellable, cancellation_deadline: deadline, cancellation_option: chosen } = order;
  // A buyer who chose the option without a refund gets none, even when the offer would allow it.
  const isKept = keepsPolicy(cancellable, chosen);
  return {
    policy: { cancellable, cancellationDeadline: deadline },
    chosen,
    refundSchedule: refundSchedule({ nightPrices: paidNights(order), cancellable: isKept, deadline }),
  };
}

/** The gift cards that paid an order, with only the last digits of their numbers. */
function maskedGiftcards({ giftcards }: OrderRow): Confirmation['giftcards'] {
  return giftcards
    .filter(({ usedAmount }) => usedAmount > 0)
    .map(({ serialNumber, usedAmount }) => ({ serialNumber: `••••${serialNumber.slice(-4)}`, usedAmount }));
}

/** The voucher that pays, masked so that whoever sees the order cannot spend its balance. */
function voucherOf({ voucher_code, voucher_amount }: OrderRow): Checkout['voucher'] {
  return voucher_code === null ? null : { ending: voucher_code.slice(-4), usedAmount: voucher_amount };
}

/** The change of the product's price that the buyer has not accepted yet. */
export function priceChangeOf({
  accepted_amount: from,
  product_amount: to,
}: OrderRow): Checkout['priceChange'] {
  return from === to ? null : { from, to };
}

/** The settings of the payment provider for the browser. */
export function paymentProviderOf(provider: PaymentProvider | undefined): Checkout['paymentProvider'] {
  if (!provider) return null;
  const { name, publishableKey, leastAmount } = provider;
  return {
    name,
    ...(publishableKey !== undefined && { publishableKey }),
    ...(leastAmount !== undefined && { leastAmount }),
  };
}

/** An unpaid order as its buyer sees it. */
export function toCheckout(row: OrderRow, now: Date, provider: PaymentProvider | undefined): Checkout {
  const order = withOfferedMethod(row, now);
  const { total, remainingAmountToPay } = orderPrice(order);
  const isPaid = order.paid_at !== null;
  return {
    id: order.id,
    state: order.state,
    heldUntil: order.held_until.toISOString(),
    now: now.toISOString(),
    lines: orderLines(order),
    total,
    // Anyone with the address of a paid order can see it, so the numbers of gift cards, which may have a balance, are
    // masked.
    giftcards: isPaid ? maskedGiftcards(order) : order.giftcards,
    voucher: voucherOf(order),
    promotionCode: order.promotion_code,
    remainingAmountToPay,
    currency: 'EUR',
    product: order.product,
    cancellation: { ...cancellationOf(order), options: optionsOf(order, now) },
    insurance: order.insurance_amount === null ? null : { amount: order.insurance_amount },
    payLater: payLaterOf(order, now),
    paymentMethod: order.payment_method === 'wallet' ? 'card' : order.payment_method,
    paymentProvider: paymentProviderOf(provider),
    buyer: isPaid ? null : order.buyer,
    specialRequest: isPaid ? '' : order.special_request,
    priceChange: priceChangeOf(order),
  };
}

/** An e-mail address of which only the first letter and the domain are shown. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••${email.slice(at)}`;
}

/** A paid order as anyone with its address may see it; undefined before it is paid. */
export function toConfirmation(
  order: OrderRow,
  { payments, refundedAmount }: Pick<Confirmation, 'payments' | 'refundedAmount'>,
): Confirmation | undefined {
  const { state, number, paid_at, buyer } = order;
  const isPaid = state === 'paid' || state === 'cancelled' || state === 'refunded';
  if (!isPaid || number === null || paid_at === null) return undefined;
  return {
    orderUUID: order.id,
    number: String(number),
    state,
    locale: order.locale,
    minisiteId: order.minisite_id,
    paidAt: paid_at.toISOString(),
    email: maskEmail(buyer?.email.email ?? ''),
    lines: orderLines(order),
    total: orderPrice(order).total,
    giftcards: maskedGiftcards(order),
    voucher: voucherOf(order),
    currency: 'EUR',
    product: order.product,
    cancellation: cancellationOf(order),
    paymentMethod: order.payment_method,
    payments,
    refundedAmount,
    documents: documentsOf(order),
  };
}
