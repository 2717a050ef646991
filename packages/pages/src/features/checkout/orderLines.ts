import type { Checkout } from '@sabadora/api';
import type { PriceBreakdownProps, PriceLine } from '@sabadora/design-system/PriceBreakdown';
import type { Words } from '../../kit/words/messages.ts';
import type messages from './order.messages.json';

/** Codes of lines that the page words; the labels of the others come with them, in the order's language. */
const WORDED = ['insurance', 'shipping', 'promotion', 'payLaterFee'] as const;

const isWorded = (kind: string): kind is (typeof WORDED)[number] => WORDED.some((worded) => worded === kind);

/** The lines of an order as its price shows them; what the price of the stay includes has no line of its own. */
export function orderLines({ lines }: Pick<Checkout, 'lines'>, words: Words<typeof messages>): PriceLine[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, label, amount }) => ({
      label: isWorded(kind) ? words(`checkout.line.${kind}`) : label,
      ...(kind === 'promotion' && { note: label }),
      amountCents: amount,
    }));
}

/** What a voucher and gift cards pay of an order, and what is left, below its total; nothing where there are none. */
export function giftcardLines(
  { giftcards, voucher, total }: Pick<Checkout, 'giftcards' | 'voucher' | 'total'>,
  words: Words<typeof messages>,
): Pick<PriceBreakdownProps, 'payments' | 'remaining'> {
  const used = giftcards.filter(({ usedAmount }) => usedAmount > 0);
  const payments = [
    ...(voucher
      ? [
          {
            label: words('checkout.voucherLine', { ending: voucher.ending }),
            amountCents: -voucher.usedAmount,
          },
        ]
      : []),
    ...used.map(({ serialNumber, usedAmount }) => ({
      label: words('checkout.giftcard', { number: serialNumber }),
      amountCents: -usedAmount,
    })),
  ];
  if (payments.length === 0) return {};
  return {
    payments,
    remaining: {
      label: words('checkout.remaining'),
      amountCents: payments.reduce((left, { amountCents }) => left + amountCents, total),
    },
  };
}
