import { BookingBar } from '@sabadora/design-system/BookingBar';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { FOUND_BY_SERVER } from '../../../results/server/serverResults.ts';
import { datesText } from '../../../searchBox/dates/datesText.ts';
import { partyText } from '../../../searchBox/participants/partyText.ts';
import partyTextMessages from '../../../searchBox/participants/partyText.messages.json';
import type { StayPage } from '../useStayPage.ts';
import { BarPrice } from './BarPrice.tsx';
import { BookButton } from './BookButton.tsx';
import messages from './booking.messages.json';
import * as styles from './PhoneBookingBar.css.ts';

/** Bar with the price and the booking button, always visible at the bottom of a phone. */
export function PhoneBookingBar({ page }: { page: StayPage }) {
  const words = useWords(messages, partyTextMessages);
  const { locale } = useShared();
  const { dates, party } = page.criteria;
  const summary = dates && `${datesText(dates, locale)}, ${partyText(party, words)}`;
  return (
    <div className={`${styles.place} ${needsScript}`}>
      <BookingBar
        label={words('stay.bookingBar')}
        price={
          <div className={styles.price} {...(!page.isReady && FOUND_BY_SERVER)}>
            <BarPrice page={page} />
          </div>
        }
        summary={summary}
        action={<BookButton page={page} size="medium" isWide />}
      />
    </div>
  );
}
