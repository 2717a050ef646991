import type { Booking } from '@sabadora/api';
import { formatMoney } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './booking.messages.json';
import * as styles from './BookingView.css.ts';

export interface RefundGivenProps {
  /** A cancelled booking. */
  booking: Booking;
}

/** The refund of a cancelled booking: each part with its target, and the amount that will not be taken any more. */
export function RefundGiven({ booking }: RefundGivenProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { refundParts, refundPending, untaken } = booking;
  const textOf = ({ to, ending, amount: cents }: Booking['refundParts'][number]) => {
    const amount = formatMoney(cents, locale);
    if (to !== 'card') return words(`lookup.given.${to}`, { amount, ending: ending ?? '' });
    return words(refundPending > 0 ? 'lookup.refundPending' : 'lookup.refunded', { amount });
  };
  return (
    <>
      {refundParts.length === 0 && <p className={styles.text}>{words('lookup.noRefund')}</p>}
      {refundParts.map((part) => (
        <p key={`${part.to}${part.ending}`} className={styles.text}>
          {textOf(part)}
        </p>
      ))}
      {untaken > 0 && (
        <p className={styles.text}>{words('lookup.notTaken', { amount: formatMoney(untaken, locale) })}</p>
      )}
    </>
  );
}
