import { media } from '@sabadora/design-system';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { changeProductFlow } from '@sabadora/domain';
import { toHref, useSabadora, useStayDates } from '@sabadora/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { GiftPrompt } from '../../../searchBox/GiftPrompt.tsx';
import { partyText } from '../../../searchBox/participants/partyText.ts';
import type { DatesWanted, StayPage } from '../useStayPage.ts';
import messages from './booking.messages.json';
import datesFieldMessages from '../../../searchBox/dates/OpenDatesField.messages.json';
import fieldsMessages from '../../../searchBox/fields.messages.json';
import partyTextMessages from '../../../searchBox/participants/partyText.messages.json';

/** The dates of a stay, open from the start: the days, prices and nights of this offer (D-101, PR-043…PR-045). */
export function OpenStayDates({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const common = useWords(datesFieldMessages, fieldsMessages, partyTextMessages);
  const { now } = useSabadora();
  const { detail, criteria, closedDays, wanted, forgetWanted, setDates, flow, address } = page;
  const { party, dates = null } = criteria;
  const { id, hotel } = detail.offer;
  const source = useMemo(
    () => ({ kind: 'offer' as const, offerId: id, hotelId: hotel.id, party }),
    [id, hotel.id, party],
  );
  const [isDesktop, setDesktop] = useState(isDesktopNow);
  const stay = useStayDates({
    value: dates,
    onCommit: setDates,
    source,
    isDesktop,
    closesOnClear: true,
    closedDays,
  });
  const { dayInfo, open, isOpen, draft } = stay;

  // The field comes into being because its place-holder was pressed, or dates were wanted.
  const openedFor = useRef<DatesWanted | 'press'>(undefined);
  useEffect(() => {
    const isAsked = wanted ? openedFor.current !== wanted : openedFor.current === undefined;
    openedFor.current = wanted ?? 'press';
    if (!isAsked) return;
    setDesktop(isDesktopNow());
    open();
  }, [open, wanted]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) forgetWanted();
    wasOpen.current = isOpen;
  }, [isOpen, forgetWanted]);

  const wordedDay = useCallback(
    (day: string) => {
      const { reason, ...info } = dayInfo(day);
      return { ...info, reason: reason && common(`searchBox.closed.${reason}`) };
    },
    [dayInfo, common],
  );
  return (
    <StayDatesField
      label={common('searchBox.dates')}
      placeholder={common('searchBox.datesPlaceholder')}
      today={now.today}
      lastDay={stay.lastDay}
      checkIn={draft.checkin}
      checkOut={draft.checkout}
      dayInfo={wordedDay}
      message={wanted && draft.checkout === undefined ? words('stay.datesMissing') : undefined}
      isLoading={stay.isLoading}
      priceLegend={
        stay.hasPrices ? common('searchBox.prices', { party: partyText(party, common) }) : undefined
      }
      totalAmount={(checkin, checkout) => stay.totalOf({ checkin, checkout })}
      footer={
        <GiftPrompt
          flow={flow}
          dates={draft}
          isProductPage
          href={toHref(changeProductFlow(address, 'gifting'))}
        />
      }
      isOpen={isOpen}
      onOpenChange={(willOpen, { layout }) => {
        setDesktop(layout === 'months');
        if (willOpen) stay.open();
        else stay.close();
      }}
      onSelectDay={stay.pick}
      onVisibleMonthsChange={stay.showMonths}
      onClear={stay.clear}
      onConfirm={stay.confirm}
    />
  );
}

function isDesktopNow(): boolean {
  return window.matchMedia(media.desktop).matches;
}
