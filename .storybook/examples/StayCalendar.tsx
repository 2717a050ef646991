import { StayCalendar, type StayDay } from '@sabadora/design-system/StayCalendar';
import { useState } from 'react';

// Outside of the component, because a new function would render the months again.
const dayInfo = (day: string): StayDay =>
  day === '2026-12-24'
    ? { isSelectable: false, reason: 'Hotel full' }
    : { isSelectable: true, amount: 8900, minNights: 1 };

export function Example() {
  const [{ checkIn, checkOut }, setStay] = useState<{ checkIn?: string; checkOut?: string }>({});
  return (
    <StayCalendar
      today="2026-11-21"
      lastDay="2027-11-20"
      checkIn={checkIn}
      checkOut={checkOut}
      dayInfo={dayInfo}
      onSelectDay={(day) =>
        setStay(
          checkIn === undefined || checkOut !== undefined || day <= checkIn
            ? { checkIn: day }
            : { checkIn, checkOut: day },
        )
      }
      onSelectRange={setStay}
      onClear={() => setStay({})}
    />
  );
}
