import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FINGER_SCROLLS_NOTHING, skipIn } from '../testing/engine.ts';
import { cancelFinger, dragFinger, dragMouse, holdFinger, middleOf, mouse } from '../testing/finger.ts';
import { render } from '../testing/render.tsx';
import { base, cell, focusedDay } from './calendarHarness.tsx';
import { closedOn } from './exampleDays.ts';
import { StayCalendar, type StayCalendarProps, type StayDay, type StayRange } from './index.ts';
import * as frames from './StayCalendarStories.css.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

interface SetUp extends Partial<StayCalendarProps> {
  range?: StayRange;
  isDisabled?: boolean;
}

function setUp({
  range: first = { checkIn: '2026-12-09', checkOut: '2026-12-11' },
  isDisabled = false,
  ...props
}: SetUp = {}) {
  const onSelectRange = vi.fn<(range: StayRange) => void>();
  const onSelectDay = vi.fn<(day: string) => void>();
  function Owner() {
    const [range, setRange] = useState(first);
    return (
      <StayCalendar
        {...base}
        onSelectDay={onSelectDay}
        {...range}
        onSelectRange={(next) => {
          onSelectRange(next);
          setRange(next);
        }}
        {...props}
      />
    );
  }
  render(
    <fieldset disabled={isDisabled} className={props.layout === 'scroll' ? frames.phone : frames.panel}>
      <Owner />
    </fieldset>,
  );
  return { onSelectRange, onSelectDay };
}

const at = (day: string) => middleOf(cell(day));
const range = () =>
  [...document.querySelectorAll<HTMLElement>('td[data-range]')].map((one) => one.dataset['day']?.slice(5));
const december = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `12-${String(from + index).padStart(2, '0')}`);

describe('with a mouse', () => {
  test('the check-out follows the pointer, with its nights, and is handed over once', async () => {
    const { onSelectRange, onSelectDay } = setUp({
      totalAmount: (checkIn, checkOut) => (Number(checkOut.slice(8)) - Number(checkIn.slice(8))) * 10_000,
    });
    await mouse('mousePressed', at('2026-12-11'));
    await mouse('mouseMoved', at('2026-12-13'));
    await expect.poll(range).toEqual(december(9, 13));
    await expect.element(page.getByText('4 nights · €400 in total')).toBeVisible();
    expect(onSelectRange).not.toHaveBeenCalled();
    await mouse('mouseMoved', at('2026-12-12'));
    await expect.poll(range).toEqual(december(9, 12));
    await mouse('mouseReleased', at('2026-12-12'));
    expect(onSelectRange.mock.calls).toEqual([[{ checkIn: '2026-12-09', checkOut: '2026-12-12' }]]);
    expect(onSelectDay).not.toHaveBeenCalled();
    expect(range()).toEqual(december(9, 12));
    expect(focusedDay()).toBe('2026-12-12');
  });

  test('the new range is announced when the pointer lets go, not before', async () => {
    setUp();
    const announced = page.getByText(/^Check-in Wednesday 9 December/);
    const said = (day: string, nights: number) =>
      `Check-in Wednesday 9 December. Check-out ${day} December. ${nights} nights`;
    await mouse('mousePressed', at('2026-12-11'));
    await mouse('mouseMoved', at('2026-12-12'));
    await expect.poll(range).toEqual(december(9, 12));
    await expect.element(announced).toHaveTextContent(said('Friday 11', 2));
    await mouse('mouseReleased', at('2026-12-12'));
    await expect.element(announced).toHaveTextContent(said('Saturday 12', 3));
  });

  test('the total of the old range is hidden while an end is dragged', async () => {
    setUp({ totalAmount: 20_000 });
    const total = page.getByText('€200 in total');
    await expect.element(page.getByText('2 nights · €200 in total')).toBeVisible();
    await mouse('mousePressed', at('2026-12-11'));
    await mouse('mouseMoved', at('2026-12-13'));
    await expect.element(page.getByText('4 nights', { exact: true })).toBeVisible();
    await expect.element(total).not.toBeInTheDocument();
    await mouse('mouseReleased', at('2026-12-13'));
  });

  test('the check-in follows as far as the check-out', async () => {
    const { onSelectRange } = setUp();
    await dragMouse(at('2026-12-09'), at('2026-12-14'));
    expect(onSelectRange.mock.calls).toEqual([[{ checkIn: '2026-12-10', checkOut: '2026-12-11' }]]);
    await dragMouse(at('2026-12-10'), at('2026-12-03'));
    expect(onSelectRange.mock.lastCall).toEqual([{ checkIn: '2026-12-03', checkOut: '2026-12-11' }]);
  });

  test.each(['ltr', 'rtl'])('an end goes from one month into the other, %s', async (direction) => {
    document.documentElement.dir = direction;
    const { onSelectRange } = setUp({ range: { checkIn: '2026-12-30', checkOut: '2027-01-02' } });
    await dragMouse(at('2027-01-02'), at('2026-12-31'));
    expect(onSelectRange.mock.lastCall).toEqual([{ checkIn: '2026-12-30', checkOut: '2026-12-31' }]);
    await dragMouse(at('2026-12-31'), at('2027-01-20'));
    expect(onSelectRange.mock.lastCall).toEqual([{ checkIn: '2026-12-30', checkOut: '2027-01-20' }]);
    await dragMouse(at('2026-12-30'), at('2027-01-13'));
    expect(onSelectRange.mock.lastCall).toEqual([{ checkIn: '2027-01-13', checkOut: '2027-01-20' }]);
    // The visible months have not changed.
    expect(cell('2026-12-30')).toBeVisible();
  });

  test('days that cannot be chosen are skipped', async () => {
    const asked = vi.fn();
    const dayInfo = (day: string, kept?: object): StayDay => {
      if (kept) asked(day, kept);
      return closedOn('2026-12-13', '2026-12-14', '2026-12-15')(day);
    };
    const { onSelectRange } = setUp({ dayInfo });
    await mouse('mousePressed', at('2026-12-11'));
    await mouse('mouseMoved', at('2026-12-13'));
    await expect.poll(range).toEqual(december(9, 12));
    await mouse('mouseMoved', at('2026-12-15'));
    await expect.poll(range).toEqual(december(9, 16));
    await mouse('mouseReleased', at('2026-12-15'));
    expect(onSelectRange.mock.calls).toEqual([[{ checkIn: '2026-12-09', checkOut: '2026-12-16' }]]);
    expect(asked.mock.calls).toContainEqual(['2026-12-13', { checkIn: '2026-12-09' }]);
  });

  test('Escape puts the range and the focus back', async () => {
    const { onSelectRange } = setUp();
    await mouse('mousePressed', at('2026-12-11'));
    await mouse('mouseMoved', at('2026-12-15'));
    await expect.poll(range).toEqual(december(9, 15));
    await userEvent.keyboard('{Escape}');
    await expect.poll(range).toEqual(december(9, 11));
    expect(focusedDay()).toBe('2026-12-11');
    await mouse('mouseMoved', at('2026-12-16'));
    await mouse('mouseReleased', at('2026-12-16'));
    expect(range()).toEqual(december(9, 11));
    expect(onSelectRange).not.toHaveBeenCalled();
  });

  test('a press without a drag is a press; a drag back to its first day is neither', async () => {
    const { onSelectRange, onSelectDay } = setUp();
    await dragMouse(at('2026-12-11'));
    expect(onSelectDay.mock.calls).toEqual([['2026-12-11']]);
    onSelectDay.mockClear();
    await dragMouse(at('2026-12-11'), at('2026-12-14'), at('2026-12-11'));
    expect(onSelectDay).not.toHaveBeenCalled();
    expect(onSelectRange).not.toHaveBeenCalled();
    expect(range()).toEqual(december(9, 11));
    await dragMouse(at('2026-12-10'));
    expect(onSelectDay.mock.calls).toEqual([['2026-12-10']]);
  });

  test('days between the ends and other buttons drag nothing', async () => {
    const { onSelectRange } = setUp();
    await dragMouse(at('2026-12-10'), at('2026-12-14'));
    await mouse('mousePressed', at('2026-12-11'), { button: 'middle' });
    await mouse('mouseMoved', at('2026-12-14'), { button: 'middle' });
    expect(range()).toEqual(december(9, 11));
    await mouse('mouseReleased', at('2026-12-14'), { button: 'middle' });
    expect(onSelectRange).not.toHaveBeenCalled();
  });

  test.each([
    ['in a disabled fieldset', { isDisabled: true }],
    ['without onSelectRange', { onSelectRange: undefined }],
  ])('%s nothing is dragged', async (_where, props) => {
    const { onSelectRange } = setUp(props);
    await mouse('mousePressed', at('2026-12-11'));
    await mouse('mouseMoved', at('2026-12-14'));
    expect(range()).toEqual(december(9, 11));
    await mouse('mouseReleased', at('2026-12-14'));
    expect(onSelectRange).not.toHaveBeenCalled();
  });
});

describe('with a finger', () => {
  const scrolled = () => document.querySelector('[data-month]')?.parentElement?.scrollTop ?? -1;

  test('a rest on an end takes it, and the list does not scroll', async () => {
    const { onSelectRange, onSelectDay } = setUp({ layout: 'scroll' });
    await expect.poll(scrolled).toBeGreaterThan(0);
    const before = scrolled();
    await holdFinger(at('2026-12-11'), 300, at('2026-12-18'), at('2026-12-25'));
    await expect
      .poll(() => onSelectRange.mock.calls)
      .toEqual([[{ checkIn: '2026-12-09', checkOut: '2026-12-25' }]]);
    expect(range()).toEqual(december(9, 25));
    expect(scrolled()).toBe(before);
    expect(onSelectDay).not.toHaveBeenCalled();
  });

  test('a swipe from an end scrolls the list, and drags nothing', async () => {
    skipIn('firefox', FINGER_SCROLLS_NOTHING);
    const { onSelectRange } = setUp({ layout: 'scroll' });
    await expect.poll(scrolled).toBeGreaterThan(0);
    const before = scrolled();
    await dragFinger(at('2026-12-11'), { x: 0, y: -150 }, 300);
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    expect(onSelectRange).not.toHaveBeenCalled();
    expect(range()).toEqual(december(9, 11));
  });

  test('a touch that the browser cancels puts the range back', async () => {
    const { onSelectRange } = setUp();
    await holdFinger(at('2026-12-11'), 300, at('2026-12-14'), 'stays');
    await expect.poll(range).toEqual(december(9, 14));
    await cancelFinger();
    await expect.poll(range).toEqual(december(9, 11));
    expect(onSelectRange).not.toHaveBeenCalled();
  });
});
