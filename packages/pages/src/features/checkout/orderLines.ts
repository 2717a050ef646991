import type { Checkout } from '@sabadora/api';
import type { PriceBreakdownProps, PriceLine } from '@sabadora/design-system/PriceBreakdown';
import type { Words } from '../../kit/words/messages.ts';
import type messages from './order.messages.json';

/** Kinds of lines that the page has a label for; other lines bring their label in the order's language. */
const WORDED = ['insurance', 'shipping', 'promotion', 'payLaterFee'] as const;

const isWorded = (kind: string): kind is (typeof WORDED)[number] => WORDED.some((worded) => worded === kind);

/** Price lines of an order. Lines without an amount are included in the price of the stay and are left out. */
export function orderLines({ lines }: Pick<Checkout, 'lines'>, words: Words<typeof messages>): PriceLine[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, label, amount }) => ({
      label: isWorded(kind) ? words(`checkout.line.${kind}`) : label,
      ...(kind === 'promotion' && { note: label }),
      amountCents: amount,
    }));
}

/**
 * Amounts paid by voucher and gift cards, and the remaining amount, shown below the total. Empty when none are used.
 */
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
