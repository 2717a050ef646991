import { Button } from '@sabadora/design-system/Button';
import { changeProductFlow, checkoutStepHref } from '@sabadora/domain';
import { toHref } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import type { StayPage } from '../useStayPage.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { BookButton } from './BookButton.tsx';
import { BookingConditions } from './BookingConditions.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { GiveInstead } from './GiveInstead.tsx';
import messages from './booking.messages.json';
import * as styles from './BookingPanel.css.ts';

/** What the stay costs, when, for whom, and the way to the checkout; without JavaScript a form that leads there. */
export function BookingPanel({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const { path } = useShared();
  const { offer } = page.detail;
  if (page.flow === 'gifting') return <GiftPanel page={page} />;
  return (
    <form
      className={styles.panel}
      aria-label={words('stay.booking')}
      // A press before the page is hydrated shows the stay with what is in the fields.
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        page.book();
      }}
    >
      <input type="hidden" name="offer" value={offer.id} />
      <BookingPrice page={page} />
      <BookingFields page={page} />
      <ActivityDays page={page} />
      <div className={styles.actions}>
        <div className={styles.withoutScript}>
          <Button type="submit" tone="secondary" isWide formAction={path}>
            {words('stay.seePrice')}
          </Button>
          <Button
            type="submit"
            size="large"
            isWide
            formAction={checkoutStepHref({ query: '', hash: '' }, 'summary')}
          >
            {words('stay.book')}
          </Button>
        </div>
        <div className={needsScript}>
          <BookButton page={page} size="large" isWide />
        </div>
      </div>
      <BookingConditions page={page} />
      <GiveInstead page={page} />
    </form>
  );
}

/** The price of the stay as a gift, whose dates are chosen later (PR-002), and the way back to booking it. */
function GiftPanel({ page }: { page: StayPage }) {
  const words = useWords(messages);
  return (
    <div className={styles.panel}>
      <BookingPrice page={page} />
      <Button href={toHref(changeProductFlow(page.address, 'booking'))} size="large" isWide>
        {words('stay.bookInstead')}
      </Button>
    </div>
  );
}
