import { Button } from '@sabadora/design-system/Button';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { BOOKING_FORM_ID, type StayPage } from '../useStayPage.ts';
import messages from './booking.messages.json';
import * as styles from './BookButton.css.ts';

export interface BookButtonProps {
  page: StayPage;
  size: 'medium' | 'large';
  isWide?: boolean;
}

/**
 * Submit button of the booking form. It books, or first chooses the dates (PR-033), and is disabled while there is a
 * price error (D-151). Where connections are tested outside production, connected hotels have a label instead
 * (PR-046).
 */
export function BookButton({ page, size, isWide = false }: BookButtonProps) {
  const words = useWords(messages);
  const { stage, switches } = useShared();
  const { detail, quote, isBookable, isStarting } = page;
  const isConnected = detail.hotel.channelManagerId !== null;
  if (isConnected && switches.toggles.channelManager && stage !== 'production')
    return <span className={styles.label}>CM</span>;
  return (
    <Button
      type="submit"
      form={BOOKING_FORM_ID}
      size={size}
      isWide={isWide}
      isDisabled={!isBookable}
      isFocusableWhenDisabled
      isLoading={isStarting}
    >
      {words(quote.status === 'no-dates' ? 'stay.chooseDates' : 'stay.book')}
    </Button>
  );
}
