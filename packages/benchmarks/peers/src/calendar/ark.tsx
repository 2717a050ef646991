import './price.css';
import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { isOpen, LAST_DAY, priceOf, TODAY } from '../../../src/page/stay.ts';

const MONTHS = [0, 1];

function Calendar() {
  return (
    <DatePicker.Root
      inline
      selectionMode="range"
      numOfMonths={MONTHS.length}
      locale="en-GB"
      startOfWeek={1}
      defaultFocusedValue={parseDate(TODAY)}
      min={parseDate(TODAY)}
      max={parseDate(LAST_DAY)}
      isDateUnavailable={(date) => !isOpen(date.toString())}
    >
      <DatePicker.Content>
        <DatePicker.View view="day">
          <DatePicker.Context>
            {(picker) => (
              <>
                <DatePicker.ViewControl>
                  <DatePicker.PrevTrigger>‹</DatePicker.PrevTrigger>
                  <DatePicker.RangeText />
                  <DatePicker.NextTrigger>›</DatePicker.NextTrigger>
                </DatePicker.ViewControl>
                <div style={{ display: 'flex' }}>
                  {MONTHS.map((months) => {
                    const offset = picker.getOffset({ months });
                    return (
                      <DatePicker.Table key={months} id={`month-${months}`}>
                        <DatePicker.TableHead>
                          <DatePicker.TableRow>
                            {picker.weekDays.map((day) => (
                              <DatePicker.TableHeader key={day.long}>{day.short}</DatePicker.TableHeader>
                            ))}
                          </DatePicker.TableRow>
                        </DatePicker.TableHead>
                        <DatePicker.TableBody>
                          {offset.weeks.map((week) => (
                            <DatePicker.TableRow key={week.join()}>
                              {week.map((date) => (
                                <DatePicker.TableCell
                                  key={date.toString()}
                                  value={date}
                                  visibleRange={offset.visibleRange}
                                >
                                  <DatePicker.TableCellTrigger>
                                    {date.day}
                                    <small>{priceOf(date.toString())}</small>
                                  </DatePicker.TableCellTrigger>
                                </DatePicker.TableCell>
                              ))}
                            </DatePicker.TableRow>
                          ))}
                        </DatePicker.TableBody>
                      </DatePicker.Table>
                    );
                  })}
                </div>
              </>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

exposeReact(() => <Calendar />);
