import type { OrderedStay } from '@sabadora/api';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import type { Move } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { useOpenDates } from '../../searchBox/dates/useOpenDates.ts';
import messages from '../booking/booking.messages.json';

export interface MoveDatesProps {
  stay: OrderedStay;
  move: Move;
}

/** Field for the new dates of a stay, with the days, prices and nights of its own offer and party (D-101). */
export function MoveDates({ stay, move }: MoveDatesProps) {
  const words = useWords(messages);
  const { offerId, hotel, adult, child, baby } = stay;
  const party = useMemo(() => ({ adults: adult, children: child, babies: baby }), [adult, child, baby]);
  const source = useMemo(
    () => ({ kind: 'offer' as const, offerId, hotelId: hotel.id, party }),
    [offerId, hotel.id, party],
  );
  const { field } = useOpenDates({
    value: move.dates,
    onCommit: move.setDates,
    source,
    party,
    closesOnClear: true,
    opensAtOnce: false,
  });
  return (
    <StayDatesField
      {...field}
      label={words('lookup.newDates')}
      placeholder={words('lookup.newDatesPlaceholder')}
    />
  );
}
