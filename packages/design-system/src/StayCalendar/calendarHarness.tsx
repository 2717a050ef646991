import { useState } from 'react';
import { StayCalendar, type StayCalendarProps } from './index.ts';

// A Saturday. December 2026 begins on a Tuesday.
export const TODAY = '2026-11-21';
const LAST_DAY = '2027-11-21';

export const open: StayCalendarProps['dayInfo'] = () => ({ isSelectable: true, amount: 8900 });
export const base: StayCalendarProps = {
  today: TODAY,
  lastDay: LAST_DAY,
  dayInfo: open,
  onSelectDay: () => {},
};

/** Keeps a draft like the search. */
export function Choosing(props: Partial<StayCalendarProps>) {
  const [draft, setDraft] = useState({ checkIn: props.checkIn, checkOut: props.checkOut });
  return (
    <StayCalendar
      {...base}
      {...props}
      {...draft}
      onSelectDay={(day) => {
        props.onSelectDay?.(day);
        setDraft(({ checkIn, checkOut }) =>
          checkIn !== undefined && checkOut === undefined && day > checkIn
            ? { checkIn, checkOut: day }
            : { checkIn: day, checkOut: undefined },
        );
      }}
      onShortcut={({ checkIn, checkOut }) => setDraft({ checkIn, checkOut })}
      onClear={() => setDraft({ checkIn: undefined, checkOut: undefined })}
    />
  );
}

export const cell = (day: string) => {
  const found = document.querySelector<HTMLElement>(`td[data-day="${day}"]`);
  if (!found) throw new Error(`${day} is not drawn`);
  return found;
};
export const focusedDay = () => document.activeElement?.getAttribute('data-day');
