import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { useState } from 'react';

// Outside of the component, because a new function would render the months again.
const dayInfo = () => ({ isSelectable: true, minNights: 1 });

export function Example() {
  const [{ checkIn, checkOut }, setStay] = useState<{ checkIn?: string; checkOut?: string }>({});
  return (
    <StayDatesField
      label="Dates"
      today="2026-11-21"
      lastDay="2027-11-20"
      checkIn={checkIn}
      checkOut={checkOut}
      checkInName="arrival"
      checkOutName="departure"
      hasPrices={false}
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
