import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import {
  chooseDestination,
  readCriteria,
  mergeRecord,
  writeCriteria,
  type SearchCriteria,
} from '@sabadora/domain';
import { useSabadora, useStayDates, type SearchBox } from '@sabadora/hooks';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../words/PageWords.tsx';

export interface DatesFieldProps {
  box: SearchBox;
  /** What the address says. */
  criteria: SearchCriteria;
}

/** The dates of the search bar, with the lowest prices at the destination of the draft (D-101). */
export function DatesField({ box, criteria }: DatesFieldProps) {
  const words = useWords();
  const { now } = useSabadora();
  const source = useMemo(
    () => ({ kind: 'destination' as const, criteria: criteriaOfDraft(criteria, box, now), flow: box.flow }),
    [criteria, box, now],
  );
  const [isDesktop, setDesktop] = useState(true);
  const stay = useStayDates({ value: box.dates, onCommit: box.setDates, source, isDesktop });
  const { dayInfo } = stay;
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
