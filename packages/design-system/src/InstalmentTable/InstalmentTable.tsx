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
  /** The day on which it is taken, as ISO text; unique among the payments. */
  date: string;
  /** In whole euro cents, the fee included. */
  amountCents: number;
  /** The part of it that is a fee, in whole euro cents. @default 0 */
  feeCents?: number | undefined;
}

export interface InstalmentTableProps extends RootProps {
  /** What is paid so, e.g. "3 payments"; heard as the table's name. */
  label: string;
  /** By date. */
  instalments: readonly Instalment[];
  /** The site's day as ISO text: a payment on it says "Today". */
  today?: string | undefined;
  /** Own words in place of the page's, one by one. */
  words?: Partial<InstalmentTableWords> | undefined;
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** What is paid on which day; a column of fees where there are any, and the sum (PR-156, PR-160). */
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
