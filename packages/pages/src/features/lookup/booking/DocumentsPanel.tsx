import type { Booking } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './booking.messages.json';
import * as styles from './BookingView.css.ts';

/** Downloads of the receipt, and of the stay as a calendar file. */
export function DocumentsPanel({ booking }: { booking: Booking }) {
  const words = useWords(messages);
  const { receipt, calendar } = booking.documents;
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        {words(calendar === null ? 'lookup.receiptText' : 'lookup.documentsText')}
      </p>
      <div className={styles.actions}>
        <Button href={receipt} download="">
          {words('lookup.receipt')}
        </Button>
        {booking.state === 'paid' && calendar !== null && (
          <Button tone="secondary" href={calendar} download="">
            {words('lookup.calendar')}
          </Button>
        )}
      </div>
    </div>
  );
}
