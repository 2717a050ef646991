import { media } from '@sabadora/design-system';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import {
  chooseDestination,
  readCriteria,
  mergeRecord,
  writeCriteria,
  type SearchCriteria,
} from '@sabadora/domain';
import { useSabadora, useStayDates, type SearchBox } from '@sabadora/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/PageWords.tsx';

export interface OpenDatesFieldProps {
  box: SearchBox;
  /** What the address says. */
  criteria: SearchCriteria;
}

/** The dates of the search bar, open from the start, with the lowest prices at the destination of the draft (D-101). */
export function OpenDatesField({ box, criteria }: OpenDatesFieldProps) {
  const words = useWords();
  const { now } = useSabadora();
  const source = useMemo(
    () => ({ kind: 'destination' as const, criteria: criteriaOfDraft(criteria, box, now), flow: box.flow }),
    [criteria, box, now],
  );
  const [isDesktop, setDesktop] = useState(() => window.matchMedia(media.desktop).matches);
  const stay = useStayDates({ value: box.dates, onCommit: box.setDates, source, isDesktop });
  const { dayInfo, open } = stay;
  // The field comes into being because its place-holder was pressed.
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current) open();
    isNew.current = false;
  }, [open]);

  const wordedDay = useCallback(
    (day: string) => {
      const { reason, ...info } = dayInfo(day);
      return { ...info, reason: reason && words(`searchBox.closed.${reason}`) };
    },
    [dayInfo, words],
  );
  return (
    <StayDatesField
      label={words('searchBox.dates')}
      placeholder={words('searchBox.datesPlaceholder')}
      today={now.today}
      lastDay={stay.lastDay}
      checkIn={stay.draft.checkin}
      checkOut={stay.draft.checkout}
      dayInfo={wordedDay}
      isLoading={stay.isLoading}
      isOpen={stay.isOpen}
      onOpenChange={(isOpen, _reason, layout) => {
        setDesktop(layout === 'months');
        if (isOpen) stay.open();
        else stay.close();
      }}
      onSelectDay={stay.pick}
      onVisibleMonthsChange={stay.showMonths}
      onClear={stay.clear}
      onConfirm={stay.confirm}
    />
  );
}

/** What the address says with the draft's destination, theme and people. */
function criteriaOfDraft(
  criteria: SearchCriteria,
  box: SearchBox,
  now: Parameters<typeof readCriteria>[1],
): SearchCriteria {
  const { draft, theme, party } = box;
  const record = mergeRecord({}, writeCriteria({ ...criteria, theme, party }));
  return readCriteria(
    draft.destination ? mergeRecord(record, chooseDestination(draft.destination)) : record,
    now,
  );
}
