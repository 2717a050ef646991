import type { HotelInFull } from '@sabadora/api';
import { useWords } from '../../../kit/words/useWords.ts';
import { InfoGroup } from './InfoGroup.tsx';
import messages from './info.messages.json';

/** Check-in and check-out times; renders nothing when the hotel gives none (PR-061). */
export function HotelHours({ hotel: { checkInOut } }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const { checkin, checkinUntil, checkout } = checkInOut;
  const arrival =
    checkin !== null &&
    (checkinUntil === null
      ? words('hotelInfo.arrivalFrom', { from: checkin })
      : words('hotelInfo.arrivalBetween', { from: checkin, until: checkinUntil }));
  const departure = checkout !== null && words('hotelInfo.departureBy', { until: checkout });
  return (
    <InfoGroup
      title={words('hotelInfo.hours')}
      lines={[...(arrival ? [arrival] : []), ...(departure ? [departure] : [])]}
    />
  );
}
