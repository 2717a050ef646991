import { forwardRef, useId, useState } from 'react';
import { formatMoney } from '../format/money.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useLocale } from '../words/index.ts';
import * as styles from './PriceBreakdown.css.ts';

/** One line of a price. */
export interface PriceLine {
  /** What the amount is for, e.g. "Room, 2 nights"; unique among the lines. */
  label: string;
  /** Small text under the label, e.g. "for 2 adults". */
  note?: string | undefined;
  /** Amount in whole euro cents; below 0 it is shown as a discount. */
  amountCents: number;
}

export interface PriceBreakdownProps extends RootProps {
  /** Name of the breakdown, e.g. "Price details"; on a phone the text of the button that shows the lines. */
  label: string;
  /** Lines in order, without the total. */
  lines: readonly PriceLine[];
  /** The total. */
  total: PriceLine;
  /** Amounts already paid, e.g. by gift cards; they are below 0. */
  payments?: readonly PriceLine[] | undefined;
  /** Amount left to pay after `payments`. */
  remaining?: PriceLine | undefined;
  /** Whether a phone shows only the amount to pay until the visitor opens the lines. @default false */
  collapsesOnPhone?: boolean | undefined;
}

/** The parts of a price: lines, discounts, the total and the amount left to pay (PR-174). */
export const PriceBreakdown = forwardRef<HTMLDivElement, PriceBreakdownProps>(function PriceBreakdown(
  { label, lines, total, payments = [], remaining, collapsesOnPhone = false, ...root },
  ref,
) {
  const id = useId();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  const due = remaining ?? total;
  return (
    <div role="group" aria-label={label} {...root} ref={ref} className={styles.root}>
      {collapsesOnPhone && (
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.summaryLabel}>
            {label} <ChevronDownIcon size="small" className={styles.chevron} />
          </span>
          <span className={styles.summaryAmount}>{money(due.amountCents)}</span>
        </button>
      )}
      <dl
        id={id}
        className={collapsesOnPhone && !isOpen ? `${styles.lines} ${styles.collapsed}` : styles.lines}
      >
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <Line {...total} weight={remaining ? 'subtotal' : 'total'} />
        {payments.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        {remaining && <Line {...remaining} weight="total" />}
      </dl>
    </div>
  );
});

function useMoney(): (cents: number) => string {
  const locale = useLocale();
  // A true minus sign is as wide as the digits, and screen readers announce it.
  return (cents) => formatMoney(cents, locale).replace('-', '\u2212');
}

function Line({
  label,
  note,
  amountCents,
  weight = 'line',
}: PriceLine & { weight?: keyof typeof styles.weights }) {
  const money = useMoney();
  const isDiscount = weight === 'line' && amountCents < 0;
  return (
    <div className={`${styles.line} ${styles.weights[weight]} ${isDiscount ? styles.discount : ''}`}>
      <dt className={styles.label}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </dt>
      <dd className={styles.amount}>{money(amountCents)}</dd>
    </div>
  );
}
