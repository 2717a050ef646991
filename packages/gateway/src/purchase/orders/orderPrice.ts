import type { OrderLine } from '@sabadora/api';
import { walletTotal } from '@sabadora/domain';
import type { ProgramLineText } from './program.ts';
import type { OrderRow } from './orderRow.ts';

const LINE_KINDS = {
  ROOM: 'room',
  BREAKFAST: 'breakfast',
  DINNER: 'dinner',
  ACTIVITY: 'activity',
} as const satisfies Record<ProgramLineText['type'], OrderLine['kind']>;

/** Whether the buyer chose the insurance, and it can be had. */
function hasInsurance({ cancellation_option, insurance_amount }: OrderRow): boolean {
  return cancellation_option === 'insurance' && insurance_amount !== null;
}

/** The lines of an order, whose amounts add up to its total: the price of the stay stands on its first line. */
export function orderLines(order: OrderRow): OrderLine[] {
  const { program, product_amount, insurance_amount } = order;
  const lines = program.map(({ type, title }): OrderLine => ({
    kind: LINE_KINDS[type],
    label: title,
    amount: 0,
  }));
  const first = lines.find(({ kind }) => kind === 'room') ?? lines[0];
  if (first) first.amount = product_amount;
  else lines.push({ kind: 'room', label: order.stay.label, amount: product_amount });
  if (hasInsurance(order)) {
    lines.push({ kind: 'insurance', label: 'insurance', amount: insurance_amount ?? 0 });
  }
  return lines;
}

/** What an order costs, and what of it is to be paid now (ALG-26); cents. */
export function orderPrice(order: OrderRow): { total: number; remainingAmountToPay: number } {
  const insuranceAmount = hasInsurance(order) ? (order.insurance_amount ?? 0) : 0;
  return walletTotal({ product: order.product_amount, insuranceAmount });
}
