import './price.css';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { isOpen, LAST_DAY, priceOf, TODAY } from '../../../src/page/stay.ts';

const today = parseDate(TODAY);
const lastDay = parseDate(LAST_DAY);

const withPrice = (date: CalendarDate) => (
  <CalendarCell date={date} data-iso={date.toString()}>
    {({ formattedDate }) => (
      <>
        {formattedDate}
        <small>{priceOf(date.toString())}</small>
      </>
    )}
  </CalendarCell>
);

function Calendar({ months }: { months: number }) {
  return (
    <I18nProvider locale="en-GB">
      <RangeCalendar
        aria-label="Stay"
        visibleDuration={{ months }}
        pageBehavior="single"
        defaultFocusedValue={today}
        minValue={today}
        maxValue={lastDay}
        isDateUnavailable={(date) => !isOpen(date.toString())}
        allowsNonContiguousRanges
      >
        <Button slot="previous">‹</Button>
        <Heading />
        <Button slot="next">›</Button>
        <div style={{ display: 'flex', flexDirection: months > 2 ? 'column' : 'row' }}>
          {Array.from({ length: months }, (_, offset) => (
            <CalendarGrid key={offset} offset={{ months: offset }}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{withPrice}</CalendarGridBody>
            </CalendarGrid>
          ))}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}

exposeReact((variant) => <Calendar months={variant === 'twelve months' ? 12 : 2} />);
