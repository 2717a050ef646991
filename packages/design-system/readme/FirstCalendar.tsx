import '@sabadora/design-system/theme.css';
import '@sabadora/design-system/fonts.css';
import '@sabadora/design-system/StayCalendar.css';
import { WordsProvider } from '@sabadora/design-system';
import { StayCalendar } from '@sabadora/design-system/StayCalendar';
import * as words from '@sabadora/design-system/words/en';
import { useState } from 'react';

// Outside the component: for a new function all months are drawn again.
const dayInfo = () => ({ isSelectable: true, amount: 8900 });

export function FirstCalendar() {
  const [stay, setStay] = useState<{ checkIn?: string; checkOut?: string }>({});
  const select = (day: string) =>
    setStay(({ checkIn, checkOut }) =>
      checkIn !== undefined && checkOut === undefined && day > checkIn
        ? { checkIn, checkOut: day }
        : { checkIn: day },
    );
  return (
    <WordsProvider locale="en-GB" words={words}>
      <StayCalendar
        today="2026-11-21"
        lastDay="2027-11-21"
        dayInfo={dayInfo}
        {...stay}
        onSelectDay={select}
      />
    </WordsProvider>
  );
}
