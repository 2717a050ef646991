import { render } from '../testing/render.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { describe, expect, test, vi } from 'vitest';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { page, userEvent } from 'vitest/browser';
import { base, cell, focusedDay, open, TODAY } from './calendarHarness.tsx';
import { StayCalendar, type StayDay } from './index.ts';
import { stayCalendarKeys } from './keys.ts';

/** Presses the keys on a day, and returns the day that is focused then. */
async function after(keys: string, from: string): Promise<string | null | undefined> {
  render(<StayCalendar {...base} checkIn={from} />);
  cell(from).focus();
  await userEvent.keyboard(keys);
  return focusedDay();
}

/** Presses a key on a day, and returns the calls of `onSelectDay`. */
async function chosenBy(key: string): Promise<unknown[][]> {
  const onSelectDay = vi.fn();
  render(<StayCalendar {...base} onSelectDay={onSelectDay} />);
  cell('2026-12-09').focus();
  await userEvent.keyboard(key);
  expect(focusedDay()).toBe('2026-12-09');
  return onSelectDay.mock.calls;
}

testKeys(stayCalendarKeys, {
  Tab: async () => {
    render(<StayCalendar {...base} checkIn="2026-12-05" onConfirm={() => {}} onClear={() => {}} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focusedDay()).toBe('2026-12-05');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
  ArrowRight: async ({ direction }) =>
    expect(await after(`{${forward(direction)}}`, '2026-12-09')).toBe('2026-12-10'),
  ArrowLeft: async ({ direction }) =>
    expect(await after(`{${backward(direction)}}`, '2026-12-09')).toBe('2026-12-08'),
  ArrowDown: async () => expect(await after('{ArrowDown}', '2026-12-09')).toBe('2026-12-16'),
  ArrowUp: async () => expect(await after('{ArrowUp}', '2026-12-09')).toBe('2026-12-02'),
  Home: async () => expect(await after('{Home}', '2026-12-09')).toBe('2026-12-07'),
  End: async () => expect(await after('{End}', '2026-12-09')).toBe('2026-12-13'),
  PageDown: async () => expect(await after('{PageDown}', '2026-12-09')).toBe('2027-01-09'),
  PageUp: async () => expect(await after('{PageUp}', '2026-12-09')).toBe('2026-11-09'),
  'Shift+PageDown': async () =>
    expect(await after('{Shift>}{PageDown}{/Shift}', '2026-11-21')).toBe('2027-11-21'),
  'Shift+PageUp': async () =>
    expect(await after('{Shift>}{PageUp}{/Shift}', '2027-11-11')).toBe('2026-11-11'),
  Enter: async () => expect(await chosenBy('{Enter}')).toEqual([['2026-12-09']]),
  Space: async () => expect(await chosenBy(' ')).toEqual([['2026-12-09']]),
});

test('the focus ring of the first week is not under the names of the month and its weekdays', async () => {
  render(<StayCalendar {...base} checkIn="2026-12-02" />);
  cell('2026-12-02').focus();
  await userEvent.keyboard('{ArrowLeft}');
  const focused = cell('2026-12-01');
  expect(document.activeElement).toBe(focused);
  const { outlineOffset, outlineWidth } = getComputedStyle(focused);
  const ring = focused.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
  const weekday = focused.closest('table')?.querySelector('th')?.getBoundingClientRect();
  expect(ring).toBeGreaterThanOrEqual(weekday?.bottom ?? Infinity);
});

test('weeks start where the locale starts them: on Sunday in the United States', async () => {
  render(
    <Spoken locale="en-US">
      <StayCalendar {...base} checkIn="2026-12-09" />
    </Spoken>,
  );
  const grid = page.getByRole('grid', { name: 'December 2026' });
  expect(grid.getByRole('columnheader').first().element()).toHaveTextContent('Sun');
  expect(cell('2026-12-06').previousElementSibling).toBeNull();
  expect(cell('2026-12-01').previousElementSibling).toHaveAttribute('colspan', '2');
  cell('2026-12-09').focus();
  await userEvent.keyboard('{Home}');
  expect(focusedDay()).toBe('2026-12-06');
  await userEvent.keyboard('{End}');
  expect(focusedDay()).toBe('2026-12-12');
});

describe('keys at the edges', () => {
  test.each([
    // Across the edge of a month, of a week, and of the rendered months.
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2027-01-28', '2027-02-04'],
    ['ArrowUp', '2027-01-04', '2026-12-28'],
    ['Home', '2026-12-02', '2026-11-30'],
    ['End', '2026-12-30', '2027-01-03'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    // Limited to the months of the calendar.
    ['ArrowLeft', '2026-11-01', '2026-11-01'],
    ['{Shift>}{PageUp}{/Shift}', '2026-12-09', '2026-11-01'],
    ['{Shift>}{PageDown}{/Shift}', '2026-12-09', '2027-11-30'],
  ])('%s leads from %s to %s, drawn or not', async (key, from, to) => {
    render(<StayCalendar {...base} checkIn={from} />);
    cell(from).focus();
    await userEvent.keyboard(key.startsWith('{') ? key : `{${key}}`);
    expect(focusedDay()).toBe(to);
    expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
  });

  test.each([
    ['Home', '2026-12-07'],
    ['End', '2026-12-13'],
  ])('right to left, %s still leads from Wednesday 9 to %s', async (key, to) => {
    render(
      <div dir="rtl">
        <StayCalendar {...base} checkIn="2026-12-09" />
      </div>,
    );
    cell('2026-12-09').focus();
    await userEvent.keyboard(`{${key}}`);
    expect(focusedDay()).toBe(to);
  });

  test('without dates Tab goes to today', async () => {
    render(<StayCalendar {...base} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focusedDay()).toBe(TODAY);
  });

  test('focus moves over closed days, which Enter does not choose', async () => {
    const onSelectDay = vi.fn();
    const dayInfo = (day: string): StayDay =>
      day === '2026-12-10' ? { isSelectable: false, reason: 'Hotel full' } : { isSelectable: true };
    render(<StayCalendar {...base} dayInfo={dayInfo} onSelectDay={onSelectDay} />);
    cell('2026-12-09').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-12-10');
    await userEvent.keyboard('{Enter} ');
    expect(onSelectDay).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-12-11');
  });

  test('keys with Control, Alt or Command are left to the browser', async () => {
    render(<StayCalendar {...base} />);
    cell('2026-12-09').focus();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Alt>}{ArrowUp}{/Alt}');
    expect(focusedDay()).toBe('2026-12-09');
  });
});

test('an arrow key asks for no day again: it renders no cell', async () => {
  const dayInfo = vi.fn(open);
  render(<StayCalendar {...base} dayInfo={dayInfo} />);
  cell('2026-12-09').focus();
  dayInfo.mockClear();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}{End}');
  expect(focusedDay()).toBe('2026-12-20');
  expect(dayInfo).not.toHaveBeenCalled();
});

test('the months go to the first open day as soon as it is known, and the focus with them', async () => {
  const { rerender } = render(<StayCalendar {...base} takesFocus />);
  expect(focusedDay()).toBe(TODAY);
  rerender(<StayCalendar {...base} takesFocus startDay="2027-02-05" />);
  await expect.element(page.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  expect(focusedDay()).toBe('2027-02-05');
});

test('months that the visitor has turned stay, and so do those of a choice', async () => {
  const { rerender } = render(<StayCalendar {...base} />);
  await userEvent.click(page.getByRole('button', { name: 'Next month' }));
  rerender(<StayCalendar {...base} startDay="2027-02-05" />);
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  rerender(<StayCalendar {...base} key="chosen" checkIn="2027-04-03" startDay="2027-02-05" />);
  await expect.element(page.getByRole('grid', { name: 'April 2027' })).toBeVisible();
});
