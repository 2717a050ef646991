import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { hotelIdOf } from '@sabadora/domain';
import { useSearchAddress } from '@sabadora/hooks';
import { Suspense } from 'react';
import * as messageStyles from '../../features/frame/messagePage.css.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './Missing.messages.json';
import { useReportMissing } from './useReportMissing.ts';

/** Only loaded when the address contains a hotel. */
const ExpiredOffer = lazyPart(async () => (await import('./ExpiredOffer.tsx')).ExpiredOffer);

/** Message that the address leads nowhere, or the other offers of its hotel (CH-141, CH-144). */
export function Missing() {
  const words = useWords(messages);
  const search = useSearchAddress();
  useReportMissing();
  const message = (
    <div className={messageStyles.page}>
      <h1 className={messageStyles.title}>{words('notFound.title')}</h1>
      <EmptyState
        sentence={words('notFound.text')}
        action={<Button href="/">{words('notFound.action')}</Button>}
      />
    </div>
  );
  const hotelId = search.isReady ? hotelIdOf(search.criteria) : undefined;
  if (hotelId === undefined) return message;
  return (
    <Suspense fallback={message}>
      <ExpiredOffer hotelId={hotelId} search={search}>
        {message}
      </ExpiredOffer>
    </Suspense>
  );
}
