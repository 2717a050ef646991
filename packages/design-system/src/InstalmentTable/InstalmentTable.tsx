import { forwardRef } from 'react';
import { dayFormatter } from '../format/dates.ts';
import { formatMoney } from '../format/money.ts';
import type { RootProps } from '../react/rootProps.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import * as styles from './InstalmentTable.css.ts';
import type { InstalmentTableWords } from './words.ts';

/** One payment of several. */
export interface Instalment {
  /** Day of the payment as ISO text; unique among the payments. */
  date: string;
  /** Amount in whole euro cents, including the fee. */
  amountCents: number;
  /** Fee within the amount, in whole euro cents. @default 0 */
  feeCents?: number | undefined;
}

export interface InstalmentTableProps extends RootProps {
  /** Accessible name of the table, e.g. "3 payments". */
  label: string;
  /** The payments, in order of date. */
  instalments: readonly Instalment[];
  /** Today on the site as ISO text; a payment on this day shows "Today" instead of the date. */
  today?: string | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<InstalmentTableWords> | undefined;
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A table of payments by day, with a column of fees if there are any, and the sum (PR-156, PR-160). */
export const InstalmentTable = forwardRef<HTMLTableElement, InstalmentTableProps>(function InstalmentTable(
  { label, instalments, today, words: overrides, ...root },
  ref,
) {
  const locale = useLocale();
  const words = useWords('InstalmentTable', overrides);
  const writeDay = dayFormatter(locale, DAY);
  const money = (cents: number) => formatMoney(cents, locale);
  const total = instalments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const fees = instalments.reduce((sum, { feeCents = 0 }) => sum + feeCents, 0);
  const hasFees = fees > 0;
  return (
    <table {...root} ref={ref} className={styles.table}>
      <caption className={visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.start}>
            {words.date}
          </th>
          {hasFees && (
            <th scope="col" className={styles.end}>
              {words.fee}
            </th>
          )}
          <th scope="col" className={styles.end}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {instalments.map(({ date, amountCents, feeCents = 0 }) => (
          <tr key={date}>
            <th scope="row" className={styles.day}>
              <time dateTime={date}>{date === today ? words.today : writeDay(Date.parse(date))}</time>
            </th>
            {hasFees && <td className={styles.fee}>{money(feeCents)}</td>}
            <td className={styles.amount}>{money(amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.total}>
            {words.total}
          </th>
          {hasFees && <td className={`${styles.total} ${styles.fee}`}>{money(fees)}</td>}
          <td className={`${styles.total} ${styles.amount}`}>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
});
