import { forwardRef } from 'react';
import { formatMoney } from '../format/money.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './PriceTag.css.ts';
import type { PriceTagWords } from './words.ts';

export interface PriceTagProps extends RootProps {
  /** What is paid, in whole euro cents. */
  priceCents: number;
  /** The price before a promotion, in whole euro cents: struck, and not shown unless it is the higher (ALG-14). */
  referenceCents?: number | undefined;
  /** The price of one night, in whole euro cents. */
  perNightCents?: number | undefined;
  /** Says "from" before the price: it is the lowest of several. @default false */
  isFrom?: boolean | undefined;
  /** One more line beneath, e.g. "for 2 people, 1 night". */
  note?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The edge that the lines hang on. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** Own words in place of the page's, one by one. */
  words?: Partial<PriceTagWords> | undefined;
}

/** A price in the visitor's notation (ALG-30), heard as one phrase: "from €149 instead of €199, €75 per night". */
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
