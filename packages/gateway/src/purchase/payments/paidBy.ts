import type { Booking } from '@sabadora/api';
import type { RefundTarget } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';

/** What paid a part of an order: a payment, a gift card or a voucher. */
export interface PaidBy {
  to: RefundTarget;
  /** Id of the payment, number of the gift card, or code of the voucher. */
  reference: string;
  /** Cents that it paid and that were not refunded yet. */
  amount: number;
}

/**
 * What paid an order that was not cancelled, in the order of refunds: its payments, the last one first, then its gift
 * cards, then its voucher. A promotion does not count as a payment.
 */
export async function paidBy(db: Kysely<Tables>, order: OrderRow): Promise<PaidBy[]> {
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'amount'])
    .where('purchase_id', '=', order.id)
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.payment_id', 'refund.amount'])
    .where('payment.purchase_id', '=', order.id)
    .execute();
  const givenOf = (id: string) =>
    refunds.reduce((sum, { payment_id, amount }) => sum + (payment_id === id ? amount : 0), 0);
  return [
    ...payments.map(({ id, amount }) => ({
      to: 'card' as const,
      reference: id,
      amount: amount - givenOf(id),
    })),
    ...order.giftcards.map(({ serialNumber, usedAmount }) => ({
      to: 'giftcard' as const,
      reference: serialNumber,
      amount: usedAmount,
    })),
    ...(order.voucher_code === null
      ? []
      : [{ to: 'voucher' as const, reference: order.voucher_code, amount: order.voucher_amount }]),
  ];
}

/**
 * Parts of a refund as the buyer sees them: card payments summed up, the others with the last characters of their
 * numbers.
 */
export function shownParts(parts: readonly PaidBy[]): Booking['refundParts'] {
  const toCard = parts.reduce((sum, { to, amount }) => sum + (to === 'card' ? amount : 0), 0);
  return [
    ...(toCard > 0 ? [{ to: 'card' as const, ending: null, amount: toCard }] : []),
    ...parts.flatMap(({ to, reference, amount }) =>
      to === 'card' ? [] : [{ to, ending: reference.slice(-4), amount }],
    ),
  ];
}
