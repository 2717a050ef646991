import { BookingCard } from '@sabadora/design-system/BookingBar';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { checkoutStepHref } from '@sabadora/domain';
import { Suspense } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { lazyPart } from '../../../../kit/parts/lazyPart.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import failureMessages from '../../../frame/failure/failure.messages.json';
import { BOOKING_FORM_ID, type StayPage } from '../useStayPage.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { BookButton } from './BookButton.tsx';
import { BookingConditions } from './BookingConditions.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { GiveInstead } from './GiveInstead.tsx';
import { WalletButton } from './WalletButton.tsx';
import messages from './booking.messages.json';
import * as styles from './BookingPanel.css.ts';

const OffersOnDates = lazyPart(async () => (await import('./OffersOnDates.tsx')).OffersOnDates);

/**
 * Panel with the stay's price, fields for dates and people, and the way to the checkout; without JavaScript, its form
 * leads there.
 */
export function BookingPanel({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const { path } = useShared();
  return (
    <BookingCard
      id={BOOKING_FORM_ID}
      label={words('stay.booking')}
      formProps={{
        // Before hydration, submitting shows the stay with the values of the fields.
        action: path,
        onSubmit: (event) => {
          event.preventDefault();
          page.book();
        },
      }}
      price={<BookingPrice page={page} />}
      message={<StartFailure page={page} />}
      action={
        <div className={`${styles.action} ${needsScript}`}>
          <BookButton page={page} size="large" isWide />
        </div>
      }
      note={
        <>
          {page.quote.status === 'unavailable' && page.detail.otherOfferCount > 0 && (
            <Suspense>
              <OffersOnDates page={page} />
            </Suspense>
          )}
          <WalletButton page={page} />
          <BookingConditions page={page} />
          <GiveInstead page={page} />
        </>
      }
    >
      <input type="hidden" name="offer" value={page.detail.offer.id} />
      <BookingFields page={page} />
      <ActivityDays page={page} />
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
    </BookingCard>
  );
}

/** Why the booking could not begin, for reasons that no field shows (PR-036). */
function StartFailure({ page: { obstacle } }: { page: StayPage }) {
  const words = useWords(messages, failureMessages);
  switch (obstacle) {
    case 'unavailable':
      return <Notice tone="error">{words('stay.unavailable')}</Notice>;
    case 'failed':
      return <Notice tone="error">{words('chrome.error')}</Notice>;
    case 'dates':
    case 'activityDates':
    case undefined:
      return null;
  }
}
