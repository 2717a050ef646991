import './price.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { isOpen, LAST_DAY, priceOf, TODAY } from '../../../src/page/stay.ts';

const withPrice = (iso: string) => (
  <div>
    {Number(iso.slice(8))}
    <small>{priceOf(iso)}</small>
  </div>
);

function Calendar({ months }: { months: number }) {
  const [range, setRange] = useState<[string | null, string | null]>([null, null]);
  return (
    <MantineProvider>
      <DatePicker
        type="range"
        numberOfColumns={months}
        defaultDate={TODAY}
        minDate={TODAY}
        maxDate={LAST_DAY}
        hideOutsideDates
        excludeDate={(iso) => !isOpen(iso)}
        value={range}
        onChange={setRange}
        renderDay={withPrice}
        getDayProps={(iso) => ({ 'data-iso': iso })}
      />
    </MantineProvider>
  );
}

exposeReact((variant) => <Calendar months={variant === 'twelve months' ? 12 : 2} />);
