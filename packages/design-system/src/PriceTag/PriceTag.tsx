import { forwardRef } from 'react';
import { formatMoney } from '../format/money.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './PriceTag.css.ts';
import type { PriceTagWords } from './words.ts';

export interface PriceTagProps extends RootProps {
  /** Price to pay, in whole euro cents. */
  priceCents: number;
  /** Price before a promotion, in whole euro cents: shown struck through, and only if it is higher (ALG-14). */
  referenceCents?: number | undefined;
  /** Price of one night, in whole euro cents. */
  perNightCents?: number | undefined;
  /** Whether to show "from" before the price, for the lowest of several. @default false */
  isFrom?: boolean | undefined;
  /** Another line beneath, e.g. "for 2 people, 1 night". */
  note?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Edge that the lines are aligned to. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<PriceTagWords> | undefined;
}

/**
 * A price in the visitor's notation (ALG-30), announced as one phrase: "from €149 instead of €199, €75 per night".
 */
export const PriceTag = forwardRef<HTMLParagraphElement, PriceTagProps>(function PriceTag(
  {
    priceCents,
    referenceCents,
    perNightCents,
    isFrom = false,
    note,
    size = 'medium',
    align = 'end',
    words: overrides,
    ...root
  },
  ref,
) {
  const locale = useLocale();
  const words = useWords('PriceTag', overrides);
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <p {...root} ref={ref} className={`${styles.tag} ${styles.align[align]}`}>
      {isFrom && <span className={styles.from}>{words.from} </span>}
      <strong className={styles.amounts[size]}>{money(priceCents)}</strong>
      {referenceCents !== undefined && referenceCents > priceCents && (
        <>
          <span className={visuallyHidden}> {words.insteadOf} </span>
          <s className={styles.reference}>{money(referenceCents)}</s>
        </>
      )}
      {perNightCents !== undefined && (
        <span className={styles.note}>
          <span className={visuallyHidden}>, </span>
          {words.perNight(money(perNightCents))}
        </span>
      )}
      {note !== undefined && (
        <span className={styles.note}>
          <span className={visuallyHidden}>, </span>
          {note}
        </span>
      )}
    </p>
  );
});
