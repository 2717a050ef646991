import type { Checkout } from '@sabadora/api';
import type { PriceLine } from '@sabadora/design-system/PriceBreakdown';
import type { Words } from '../../kit/words/messages.ts';
import type messages from './checkout.messages.json';

/** Codes of lines that the page words; the labels of the others come with them, in the order's language. */
const WORDED = ['insurance', 'shipping', 'promotion', 'payLaterFee'] as const;

const isWorded = (kind: string): kind is (typeof WORDED)[number] => WORDED.some((worded) => worded === kind);

/** The lines of an order as its price shows them; what the price of the stay includes has no line of its own. */
export function orderLines({ lines }: Pick<Checkout, 'lines'>, words: Words<typeof messages>): PriceLine[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, label, amount }) => ({
      label: isWorded(kind) ? words(`checkout.line.${kind}`) : label,
      amountCents: amount,
    }));
}
