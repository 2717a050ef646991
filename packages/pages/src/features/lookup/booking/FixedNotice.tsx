import type { Booking } from '@sabadora/api';
import { Notice } from '@sabadora/design-system/Notice';
import { formatDay } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import openingHoursMessages from '../../frame/footer/openingHours.messages.json';
import messages from './booking.messages.json';

export interface FixedNoticeProps {
  booking: Booking;
}

/** Explains why a booking cannot be changed or cancelled, and who can still help (D-050, PR-145, PR-149). */
export function FixedNotice({ booking }: FixedNoticeProps) {
  const words = useWords(messages, openingHoursMessages);
  const { locale } = useShared();
  const { afterSale, deadline, cancellation, product } = booking;
  const date = deadline === null ? '' : formatDay(deadline, locale, 'long');
  const isStay = product.kind === 'stay';
  return (
    <Notice title={words(afterSale === 'past' ? 'lookup.fixed.past' : 'lookup.fixed.title')}>
      {afterSale === 'fixed' && isStay && words('lookup.fixed.fixed')}
      {!isStay && words('lookup.fixed.voucher', { months: product.validMonths })}
      {afterSale === 'tooLate' && words('lookup.fixed.tooLate', { date })}
      {cancellation.chosen === 'insurance' && ` ${words('lookup.fixed.insurance')}`}
      {` ${words('lookup.fixed.call', { hours: words('chrome.footerHours') })}`}
    </Notice>
  );
}
