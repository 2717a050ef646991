import type { Booking } from '@sabadora/api';
import { formatMoney } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './booking.messages.json';
import * as styles from './BookingView.css.ts';

export interface RefundRowsProps {
  parts: Booking['refundParts'];
}

/** Rows for the parts of a refund, each with its target; rendered inside the list with the amount. */
export function RefundRows({ parts }: RefundRowsProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  return parts.map(({ to, ending, amount }) => (
    <div key={`${to}${ending}`} className={styles.part}>
      <dt>{words(`lookup.back.${to}`, { ending: ending ?? '' })}</dt>
      <dd className={styles.amount}>{formatMoney(amount, locale)}</dd>
    </div>
  ));
}
