import { useState } from 'react';
import { StayCalendar, type StayCalendarProps } from '@sabadora/design-system/StayCalendar';
import { WordsProvider } from '@sabadora/design-system/words';
import * as words from '@sabadora/design-system/words/en';
import { exposeReact } from '../exposeReact.ts';
import { dayInfo, LAST_DAY, TODAY } from '../stay.ts';

function Calendar({ layout }: Required<Pick<StayCalendarProps, 'layout'>>) {
  const [checkIn, setCheckIn] = useState<string>();
  return (
    <WordsProvider locale="en-GB" words={words}>
      <StayCalendar
        today={TODAY}
        lastDay={LAST_DAY}
        dayInfo={dayInfo}
        checkIn={checkIn}
        onSelectDay={setCheckIn}
        layout={layout}
      />
    </WordsProvider>
  );
}

exposeReact((variant) => <Calendar layout={variant === 'twelve months' ? 'scroll' : 'months'} />);
