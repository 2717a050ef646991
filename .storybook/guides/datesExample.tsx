import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { useState } from 'react';

export interface StayDatesProps {
  /** ISO text, e.g. "2026-12-05". */
  today: string;
  lastDay: string;
  /** Days on which check-in is not possible. */
  fullDays: ReadonlySet<string>;
}

/** A calendar for a stay: the first press chooses the check-in, the second the check-out. */
export function StayDates({ today, lastDay, fullDays }: StayDatesProps) {
  const [{ checkIn, checkOut }, setDates] = useState<{ checkIn?: string; checkOut?: string }>({});
  const choose = (day: string) =>
    setDates(
      checkIn === undefined || checkOut !== undefined || day <= checkIn
        ? { checkIn: day }
        : { checkIn, checkOut: day },
    );
  return (
    <StayDatesField
      label="Dates"
      today={today}
      lastDay={lastDay}
      {...(checkIn !== undefined && { checkIn })}
      {...(checkOut !== undefined && { checkOut })}
      dayInfo={(day) => ({ isSelectable: !fullDays.has(day), minNights: 1 })}
      onSelectDay={choose}
      onSelectRange={setDates}
      onClear={() => setDates({})}
    />
  );
}
