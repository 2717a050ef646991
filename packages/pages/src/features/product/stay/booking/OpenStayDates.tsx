import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { useMemo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { useOpenDates } from '../../../searchBox/dates/useOpenDates.ts';
import { GiftPrompt } from '../../../searchBox/GiftPrompt.tsx';
import type { StayPage } from '../useStayPage.ts';
import messages from './booking.messages.json';

/**
 * Field for the dates of a stay, initially open, with the days, prices and nights of this offer (D-101,
 * PR-043…PR-045).
 */
export function OpenStayDates({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const { detail, criteria, closedDays, wanted, forgetWanted, setDates, flow, giftCardHref } = page;
  const { party, dates = null } = criteria;
  const { id, hotel } = detail.offer;
  const source = useMemo(
    () => ({ kind: 'offer' as const, offerId: id, hotelId: hotel.id, party }),
    [id, hotel.id, party],
  );
  const reason = useMemo(() => wanted && { message: words('stay.datesMissing') }, [wanted, words]);
  const { field, draft } = useOpenDates({
    value: dates,
    onCommit: setDates,
    source,
    party,
    closesOnClear: true,
    closedDays,
    wanted: reason,
    onClosed: forgetWanted,
  });
  return (
    <StayDatesField
      {...field}
      footer={detail.giftable && <GiftPrompt flow={flow} dates={draft} isProductPage href={giftCardHref} />}
    />
  );
}
