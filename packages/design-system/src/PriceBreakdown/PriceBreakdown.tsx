import { forwardRef, useId, useState } from 'react';
import { formatMoney } from '../format/money.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useLocale } from '../words/index.ts';
import * as styles from './PriceBreakdown.css.ts';

/** One line of a price. */
export interface PriceLine {
  /** What it is for, e.g. "Room, 2 nights"; unique among the lines. */
  label: string;
  /** Small, under the label, e.g. "for 2 adults". */
  note?: string | undefined;
  /** In whole euro cents; what is below 0 is taken off, and shown as a discount. */
  amountCents: number;
}

export interface PriceBreakdownProps extends RootProps {
  /** What the price is of, e.g. "Price details"; on a phone the button that shows the lines. */
  label: string;
  /** In order, without the total. */
  lines: readonly PriceLine[];
  /** What the lines come to. */
  total: PriceLine;
  /** What was paid of the total already, e.g. by gift cards: amounts below 0. */
  payments?: readonly PriceLine[] | undefined;
  /** What is left to pay of the total after `payments`. */
  remaining?: PriceLine | undefined;
  /** Shows on a phone only what has to be paid, until the visitor opens the lines. @default false */
  collapsesOnPhone?: boolean | undefined;
}

/** What a price is made of: lines, discounts, the total and what remains to pay (PR-174). */
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
  // A true minus, which is as wide as the digits and is read.
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
