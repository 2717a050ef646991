import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { useState } from 'react';

const dayInfo = () => ({ isSelectable: true, minNights: 1 });

export function Do() {
  const [range, setRange] = useState({ checkIn: '2026-12-11', checkOut: '2026-12-13' });
  return (
    <StayDatesField
      label="Dates"
      today="2026-11-25"
      lastDay="2027-11-24"
      hasPrices={false}
      checkInName="arrival"
      checkOutName="departure"
      {...range}
      dayInfo={dayInfo}
      onSelectDay={() => {}}
      onSelectRange={setRange}
    />
  );
}

export function Dont() {
  return (
    <StayDatesField
      label="Date of birth"
      placeholder="Turn the months back to 1984"
      today="2026-11-25"
      startDay="1984-01-01"
      lastDay="2026-11-25"
      hasPrices={false}
      dayInfo={dayInfo}
      onSelectDay={() => {}}
    />
  );
}
