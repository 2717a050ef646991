import BpkScrollableCalendar, {
  CALENDAR_SELECTION_TYPE,
} from '@skyscanner/backpack-web/bpk-component-scrollable-calendar';
import { useState } from 'react';
import { dateOf } from '../dates.ts';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { LAST_DAY, TODAY } from '../../../src/page/stay.ts';
import { weekdays } from '../../../src/page/plain/month.ts';

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const daysOfWeek = weekdays().map(({ short, long: name }, index) => ({
  name,
  nameAbbr: short,
  nameNarrow: short.slice(0, 1),
  index: (index + 1) % 7,
  isWeekend: index > 4,
}));

function Calendar() {
  const [checkIn, setCheckIn] = useState<Date | null>(null);
  return (
    <BpkScrollableCalendar
      id="calendar"
      daysOfWeek={daysOfWeek}
      weekStartsOn={1}
      formatDateFull={(date: Date) => long.format(date)}
      formatMonth={(date: Date) => month.format(date)}
      minDate={dateOf(TODAY)}
      maxDate={dateOf(LAST_DAY)}
      selectionConfiguration={{ type: CALENDAR_SELECTION_TYPE.range, startDate: checkIn, endDate: null }}
      onDateSelect={setCheckIn}
    />
  );
}

exposeReact(() => <Calendar />);
