import { useSearchAddress, useStayDates } from '@sabadora/hooks';
import { addDays, type StayDates } from '@sabadora/hooks/core';
import { useEffect, useState } from 'react';

const WEEK = Array.from({ length: 7 }, (_, at) => addDays('2026-12-18', at));

/** The days of a week as buttons; `StayCalendar` of the design system draws months. */
export function Example() {
  const { criteria, flow } = useSearchAddress();
  const [dates, setDates] = useState<StayDates | null>(null);
  const stay = useStayDates({
    value: dates,
    onCommit: setDates,
    source: { kind: 'destination', criteria, flow },
  });
  const { showMonths } = stay;
  useEffect(() => showMonths('2026-12', 1), [showMonths]);
  return (
    <section aria-busy={stay.isLoading}>
      {WEEK.map((day) => {
        const { isSelectable, amount, reason } = stay.dayInfo(day);
        return (
          <button
            key={day}
            type="button"
            disabled={!isSelectable}
            title={reason}
            onClick={() => {
              stay.open();
              stay.pick(day);
            }}
          >
            {day} {amount !== undefined && `${amount / 100} €`}
          </button>
        );
      })}
      <p role="status">
        {stay.draft.checkin ?? 'Arrival'} to {stay.draft.checkout ?? 'departure'}, {stay.nights} nights
      </p>
      <button type="button" disabled={!stay.canConfirm} onClick={stay.confirm}>
        Take these dates
      </button>
    </section>
  );
}
