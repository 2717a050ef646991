import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { base, cell, Choosing, focusedDay } from './calendarHarness.tsx';
import { closedOn } from './exampleDays.ts';
import { StayCalendar } from './index.ts';

const focused = () => page.elementLocator(document.activeElement ?? document.body);
const described = () =>
  [...document.querySelectorAll('[aria-describedby]')].map((one) => one.getAttribute('data-day'));

test('the day that has the focus says what a press on it does, and only that day', async () => {
  render(<Choosing />);
  cell('2026-12-09').focus();
  await expect.element(focused()).toHaveAccessibleDescription('Choose as check-in');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(focused()).toHaveAccessibleDescription('Choose as check-in');
  expect(described()).toEqual(['2026-12-10']);
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
  await expect.element(focused()).toHaveAccessibleDescription('Choose as check-out, 2 nights');
  expect(described()).toEqual(['2026-12-12']);
});

test('a choice is announced once: the day then has no description until the focus moves', async () => {
  render(<Choosing />);
  cell('2026-12-09').focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText(/^Check-in Wednesday 9 December. Choose your check-out$/))
    .toBeInTheDocument();
  expect(focusedDay()).toBe('2026-12-09');
  expect(described()).toEqual([]);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(described()).toEqual([]);
});

test('a closed day, which a press does not choose, has no description; nor has any once the focus left', async () => {
  const dayInfo = closedOn('2026-12-10');
  render(<StayCalendar {...base} dayInfo={dayInfo} onClear={() => {}} />);
  cell('2026-12-09').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(described()).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  expect(described()).toEqual(['2026-12-11']);
  await userEvent.tab();
  expect(described()).toEqual([]);
});

test('an arrow key writes the same text not again, and nothing that is laid out', async () => {
  render(<StayCalendar {...base} />);
  cell('2026-12-09').focus();
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => records.push(...some));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => records.length).toBeGreaterThan(0);
  observer.disconnect();
  expect(
    records
      .map(({ attributeName }) => attributeName)
      .sort((one, other) => String(one).localeCompare(String(other))),
  ).toEqual(['aria-describedby', 'aria-describedby', 'tabindex', 'tabindex']);
});

test('its words can be replaced', async () => {
  render(<StayCalendar {...base} words={{ chooseAsCheckIn: 'Arrive on this day' }} />);
  cell('2026-12-09').focus();
  await expect.element(focused()).toHaveAccessibleDescription('Arrive on this day');
});

test('days may come as objects of other libraries, and go out as ISO text', async () => {
  const chosen: unknown[] = [];
  const calendarDate = (year: number, month: number, day: number) => ({
    calendar: { identifier: 'gregory' },
    era: 'AD',
    year,
    month,
    day,
  });
  const plainDate = (year: number, month: number, day: number) => ({
    calendarId: 'iso8601',
    year,
    month,
    day,
  });
  render(
    <StayCalendar
      {...base}
      today={plainDate(2026, 11, 21)}
      lastDay={calendarDate(2027, 11, 21)}
      checkIn={calendarDate(2026, 12, 5)}
      checkOut={plainDate(2026, 12, 7)}
      shortcuts={[
        { id: 'a', label: 'Chosen', checkIn: plainDate(2026, 12, 5), checkOut: calendarDate(2026, 12, 7) },
      ]}
      onShortcut={({ checkIn, checkOut }) => chosen.push([checkIn, checkOut])}
      onSelectDay={(day) => chosen.push(day)}
    />,
  );
  expect(cell('2026-12-05').dataset['range']).toBe('start');
  expect(cell('2026-12-07').dataset['range']).toBe('end');
  const chip = page.getByRole('button', { name: 'Chosen' });
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await userEvent.click(cell('2026-12-09'));
  expect(chosen).toEqual([['2026-12-05', '2026-12-07'], '2026-12-09']);
});

test('a day of another calendar is refused with what to do about it', () => {
  const hebrew = { calendar: { identifier: 'hebrew' }, year: 5787, month: 3, day: 25 };
  expect(() => render(<StayCalendar {...base} checkIn={hebrew} />)).toThrow(
    /Gregorian calendar, got one of "hebrew"/,
  );
});
