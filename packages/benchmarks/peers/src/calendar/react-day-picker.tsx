import './price.css';
import 'react-day-picker/style.css';
import { useState } from 'react';
import { type DateRange, DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { dateOf, isoOf } from '../dates.ts';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { isOpen, LAST_DAY, priceOf, TODAY } from '../../../src/page/stay.ts';

function PricedDay(props: DayButtonProps) {
  return (
    <DayButton {...props}>
      {props.children}
      <small>{priceOf(isoOf(props.day.date))}</small>
    </DayButton>
  );
}

function Calendar({ months }: { months: number }) {
  const [range, setRange] = useState<DateRange>();
  const [hovered, setHovered] = useState<Date>();
  // The library leaves the range under the pointer to the page; its documentation shows it with a modifier.
  const preview = range?.from && hovered && !range.to ? { from: range.from, to: hovered } : undefined;
  return (
    <DayPicker
      mode="range"
      numberOfMonths={months}
      defaultMonth={dateOf(TODAY)}
      startMonth={dateOf(TODAY)}
      endMonth={dateOf(LAST_DAY)}
      weekStartsOn={1}
      disabled={(date) => !isOpen(isoOf(date))}
      selected={range}
      onSelect={(_, day) => setRange({ from: day, to: undefined })}
      onDayMouseEnter={setHovered}
      modifiers={preview ? { preview } : {}}
      modifiersClassNames={{ preview: 'rdp-range_middle' }}
      components={{ DayButton: PricedDay }}
    />
  );
}

exposeReact((variant) => <Calendar months={variant === 'twelve months' ? 12 : 2} />);
