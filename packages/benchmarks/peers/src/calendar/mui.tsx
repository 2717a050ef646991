import './price.css';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { isOpen, LAST_DAY, priceOf, TODAY } from '../../../src/page/stay.ts';

const isoOf = (date: Dayjs) => date.format('YYYY-MM-DD');

function PricedDay(props: PickerDayProps) {
  const iso = isoOf(props.day);
  return (
    <PickerDay {...props} data-iso={iso}>
      {props.day.date()}
      <small>{priceOf(iso)}</small>
    </PickerDay>
  );
}

function Month({ offset }: { offset: number }) {
  return (
    <DateCalendar
      reduceAnimations
      referenceDate={dayjs(TODAY).startOf('month').add(offset, 'month')}
      minDate={dayjs(TODAY)}
      maxDate={dayjs(LAST_DAY)}
      shouldDisableDate={(date) => !isOpen(isoOf(date))}
      slots={{ day: PricedDay }}
    />
  );
}

exposeReact(() => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <div style={{ display: 'flex' }}>
      <Month offset={0} />
      <Month offset={1} />
    </div>
  </LocalizationProvider>
));
