import '@sabadora/design-system/theme.css';
import '@sabadora/design-system/StayCalendar.css';
import { WordsProvider } from '@sabadora/design-system';
import { StayCalendar } from '@sabadora/design-system/StayCalendar';
import * as words from '@sabadora/design-system/words/fr';
import { useState } from 'react';

export function FirstCalendar() {
  const [stay, setStay] = useState<{ checkIn?: string; checkOut?: string }>({});
  const select = (day: string) =>
    setStay(({ checkIn, checkOut }) =>
      checkIn !== undefined && checkOut === undefined && day > checkIn
        ? { checkIn, checkOut: day }
        : { checkIn: day },
    );
  return (
    <WordsProvider locale="fr-FR" words={words}>
      <StayCalendar
        today="2026-11-21"
        lastDay="2027-11-21"
        dayInfo={() => ({ isSelectable: true, amount: 8900 })}
        {...stay}
        onSelectDay={select}
      />
    </WordsProvider>
  );
}
