import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { readLookupRoute } from '@sabadora/domain';
import { useAddress, useBooking } from '@sabadora/hooks';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { PageFrame } from '#frame/PageFrame';
import { LookupForm } from './LookupForm.tsx';
import messages from './lookup.messages.json';
import * as styles from './LookupPage.css.ts';

const BookingView = lazyPart(async () => (await import('./booking/BookingView.tsx')).BookingView);

export interface LookupPageProps {
  /** Booking number from the address; empty without one. */
  number: string;
}

/**
 * The page where a booking is looked up, viewed, changed or cancelled, and its receipt downloaded (CH-108, D-079).
 */
export function LookupPage({ number }: LookupPageProps) {
  const words = useWords(messages);
  const state = useBooking();
  const route = readLookupRoute(useAddress().hash);
  /** Whether the booking was just found, so that its title takes the focus. */
  const [isNew, setIsNew] = useState(false);
  const { status, booking } = state;
  return (
    <PageFrame>
      <div className={styles.page}>
        {status === 'ready' && booking ? (
          <Suspense fallback={<Waiting />}>
            <BookingView state={state} booking={booking} takesFocus={isNew} />
          </Suspense>
        ) : (
          <>
            <h1 className={styles.title}>{words(route ? `lookup.title.${route}` : 'lookup.title')}</h1>
            {status === 'loading' && <Waiting />}
            {status === 'failed' && (
              <EmptyState
                sentence={words('lookup.failed')}
                headingLevel={2}
                vignette="cloud"
                action={<Button onClick={() => void state.refresh()}>{words('lookup.retry')}</Button>}
              />
            )}
            {(status === 'unknown' || status === 'none') && (
              <LookupForm state={state} number={number} onFound={() => setIsNew(true)} />
            )}
          </>
        )}
      </div>
    </PageFrame>
  );
}

function Waiting() {
  const words = useWords(messages);
  return (
    <>
      <p role="status">{words('lookup.loading')}</p>
      <SkeletonText lines={6} />
    </>
  );
}
