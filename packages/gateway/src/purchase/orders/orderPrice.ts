import type { OrderLine } from '@sabadora/api';
import { shareOut, walletTotal } from '@sabadora/domain';
import { payLaterFee } from '../offers.ts';
import type { OrderRow } from './orderRow.ts';

/** Whether the buyer chose the insurance and it is available. */
function hasInsurance({ cancellation_option, insurance_amount }: OrderRow): boolean {
  return cancellation_option === 'insurance' && insurance_amount !== null;
}

/** The lines of an order; their amounts add up to its total. */
export function orderLines(order: OrderRow): OrderLine[] {
  const { lines, insurance_amount } = order;
  const { promotion_code, promotion_amount } = order;
  const { fee } = orderPrice(order);
  return [
    ...lines,
    ...(promotion_amount > 0
      ? [{ kind: 'promotion' as const, label: promotion_code ?? '', amount: -promotion_amount }]
      : []),
    ...(hasInsurance(order)
      ? [{ kind: 'insurance' as const, label: 'insurance', amount: insurance_amount ?? 0 }]
      : []),
    ...(fee > 0 ? [{ kind: 'payLaterFee' as const, label: 'payLaterFee', amount: fee }] : []),
  ];
}

/** The paid price of each night in cents: less its share of the promotion, which is never refunded (ALG-19). */
export function paidNights({ night_amounts, product_amount, promotion_amount }: OrderRow): number[] {
  return shareOut(product_amount - promotion_amount, night_amounts);
}

/** The price of an order, in cents. */
export interface OrderPrice {
  /** Total, including the fee for paying in parts. */
  total: number;
  /** The total less the gift cards (ALG-26). */
  remainingAmountToPay: number;
  /** Fee for paying in parts. */
  fee: number;
}

function priceWithoutFee(order: OrderRow) {
  const { lines, product_amount, promotion_amount, giftcards } = order;
  const sumOf = (kind: OrderLine['kind']) =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
  const [subElementsPrice, shipping] = [sumOf('extra'), sumOf('shipping')];
  return walletTotal({
    product: product_amount - promotion_amount - subElementsPrice - shipping,
    subElementsPrice,
    shippingCost: { amount: shipping },
    insuranceAmount: hasInsurance(order) ? (order.insurance_amount ?? 0) : 0,
    giftcards: [
      { amount: order.voucher_amount },
      ...giftcards.map(({ usedAmount }) => ({ amount: usedAmount })),
    ],
  });
}

/** The part of an order's price that gift cards can pay, in cents. */
export const totalWithoutFee = (order: OrderRow): number =>
  priceWithoutFee(order).total - order.voucher_amount;

/** The price of an order and the amount left to pay, in cents, with the fee of its payment method. */
export function orderPrice(order: OrderRow): OrderPrice {
  const { payment_method, payment_fee, paid_at } = order;
  const price = priceWithoutFee(order);
  const fee = paid_at === null ? payLaterFee(payment_method, price.remainingAmountToPay) : payment_fee;
  return { total: price.total + fee, remainingAmountToPay: price.remainingAmountToPay + fee, fee };
}
