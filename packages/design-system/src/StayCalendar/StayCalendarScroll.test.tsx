import { render } from '../testing/render.tsx';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dragFinger, middleOf, tap } from '../testing/finger.ts';
import { standsStill } from '../testing/settle.ts';
import { StayCalendar, type StayCalendarProps } from './index.ts';
import * as frames from './StayCalendarStories.css.ts';

const base: StayCalendarProps = {
  today: '2026-11-21',
  lastDay: '2027-11-21',
  dayInfo: () => ({ isSelectable: true, amount: 8900 }),
  onSelectDay: () => {},
  layout: 'scroll',
};

const onPhone = (props: Partial<StayCalendarProps> = {}) =>
  render(
    <StrictMode>
      <div className={frames.phone}>
        <StayCalendar {...base} {...props} />
      </div>
    </StrictMode>,
  );

const monthNames = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const drawnDays = () => document.querySelectorAll('td[data-day]').length;
const focusedDay = () => document.activeElement?.getAttribute('data-day');
const scroller = () => {
  const found = document.querySelector('[data-month]')?.parentElement;
  if (!found) throw new Error('no list of months');
  return found;
};
/** Waits until observers have reported and React has rendered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 80));

async function scrollToEnd() {
  for (let times = 0; times < 12; times++) {
    scroller().scrollTop = scroller().scrollHeight;
    await settled();
  }
}

test('SE-071: the list starts at three months', async () => {
  onPhone();
  await settled();
  expect(monthNames()).toEqual(['November 2026', 'December 2026', 'January 2027']);
});

test('SE-072: more months come within 200 px of the end, until the horizon', async () => {
  onPhone();
  await settled();
  const distanceTo = (px: number) => scroller().scrollHeight - scroller().clientHeight - px;
  scroller().scrollTop = distanceTo(240);
  await settled();
  expect(monthNames()).toHaveLength(3);
  scroller().scrollTop = distanceTo(190);
  await settled();
  expect(monthNames()).toHaveLength(5);
  await scrollToEnd();
  expect(monthNames()).toHaveLength(13);
  expect(monthNames().at(-1)).toBe('November 2027');
});

test('of twelve months only those near the screen have days, and scrolling past the others moves nothing', async () => {
  onPhone();
  await scrollToEnd();
  expect(monthNames()).toHaveLength(13);
  expect(drawnDays()).toBeLessThan(200);
  const height = scroller().scrollHeight;
  scroller().scrollTop = height / 2;
  await settled();
  expect(drawnDays()).toBeLessThan(200);
  expect(scroller().scrollHeight).toBe(height);
});

test('SE-071: the list opens at the current week, under the name of its month; earlier days are above', async () => {
  onPhone();
  await settled();
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
  const name = page.getByRole('heading', { name: 'November 2026' }).element();
  expect(topOf(name)).toBeCloseTo(topOf(scroller()), -0.5);
  // Saturday 21 November; the 16th is the Monday before.
  const monday = document.querySelector('td[data-day="2026-11-16"]');
  expect(topOf(monday)).toBeCloseTo(name.getBoundingClientRect().bottom, -0.5);

  document.querySelector<HTMLElement>('td[data-day="2026-11-21"]')?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await settled();
  expect(focusedDay()).toBe('2026-11-01');
  expect(topOf(document.activeElement)).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
});

test('in the first week of a month the list opens at its first day', async () => {
  onPhone({ today: '2026-12-03', lastDay: '2027-12-03' });
  await settled();
  expect(scroller().scrollTop).toBe(0);
});

test('a far check-in is at the top when the list appears', async () => {
  onPhone({ checkIn: '2027-06-11', checkOut: '2027-06-13' });
  await settled();
  const june = page.getByRole('heading', { name: 'June 2027' }).element().getBoundingClientRect();
  expect(Math.abs(june.top - scroller().getBoundingClientRect().top)).toBeLessThan(2);
  expect(monthNames()[0]).toBe('November 2026');
  expect(drawnDays()).toBeLessThan(200);
});

test('it also gets there when its dialog opens later', async () => {
  const { container } = render(
    <dialog>
      <div className={frames.phone}>
        <StayCalendar {...base} checkIn="2027-06-11" />
      </div>
    </dialog>,
  );
  container.querySelector('dialog')?.showModal();
  await settled();
  await expect.element(page.getByRole('heading', { name: 'June 2027' })).toBeInViewport();
});

describe('keys', () => {
  test.each([
    ['{PageDown}', '2026-12-21'],
    ['{PageDown}{PageDown}{PageDown}{PageDown}', '2027-03-21'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-21'],
    ['{Shift>}{PageDown}{/Shift}{PageUp}', '2027-10-21'],
    ['{Shift>}{PageDown}{/Shift}{Shift>}{PageUp}{/Shift}{ArrowDown}', '2026-11-28'],
  ])('%s leads to %s, which is drawn and on the screen', async (keys, to) => {
    onPhone();
    await settled();
    document.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard(keys);
    await settled();
    expect(focusedDay()).toBe(to);
    const day = document.activeElement?.getBoundingClientRect();
    const list = scroller().getBoundingClientRect();
    expect(day?.top).toBeGreaterThanOrEqual(list.top);
    expect(day?.bottom).toBeLessThanOrEqual(list.bottom);
  });

  test('focus stays on its day when the list is scrolled far away', async () => {
    onPhone();
    await settled();
    document.querySelector<HTMLElement>('td[data-day="2026-11-25"]')?.focus();
    await scrollToEnd();
    expect(focusedDay()).toBe('2026-11-25');
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-11-26');
  });
});

test('a shortcut scrolls its month into view and leaves focus on the chip', async () => {
  const shortcuts = [{ id: 'may', label: 'Ascension', checkIn: '2027-05-06', checkOut: '2027-05-09' }];
  const { rerender } = render(<StayCalendar {...base} shortcuts={shortcuts} />, {
    container: document.body.appendChild(
      Object.assign(document.createElement('div'), { className: frames.phone }),
    ),
  });
  await settled();
  await page.getByRole('button', { name: 'Ascension' }).click();
  rerender(<StayCalendar {...base} shortcuts={shortcuts} checkIn="2027-05-06" checkOut="2027-05-09" />);
  await settled();
  await expect.element(page.getByRole('heading', { name: 'May 2027' })).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Ascension' })).toHaveFocus();
});

test('the months with days are reported, for loading their prices', async () => {
  const onVisibleMonthsChange = vi.fn();
  onPhone({ onVisibleMonthsChange });
  await settled();
  expect(onVisibleMonthsChange).toHaveBeenCalledWith('2026-11', 3);
  await scrollToEnd();
  expect(onVisibleMonthsChange.mock.lastCall).toEqual(['2027-09', 3]);
});

test('a finger that scrolls chooses nothing, a tap does', async () => {
  const onSelectDay = vi.fn();
  onPhone({ onSelectDay });
  await settled();
  /** A visible day. */
  const someDay = () => {
    const list = scroller().getBoundingClientRect();
    for (const cell of document.querySelectorAll<HTMLElement>('td[data-day]')) {
      if (cell.getBoundingClientRect().top > list.top + 250) return cell;
    }
    throw new Error('no day on the screen');
  };

  await dragFinger(middleOf(someDay()), { x: 0, y: -150 });
  await expect.poll(() => scroller().scrollTop).toBeGreaterThan(100);
  // Waits for the end of momentum scrolling, which would absorb the tap.
  await standsStill(() => scroller().scrollTop);
  expect(onSelectDay).not.toHaveBeenCalled();

  const target = someDay();
  await tap(target);
  await expect.poll(() => onSelectDay.mock.calls).toEqual([[target.dataset['day']]]);
});

test('the list goes to the first open day as soon as it is known', async () => {
  const { rerender } = onPhone();
  rerender(
    <StrictMode>
      <div className={frames.phone}>
        <StayCalendar {...base} startDay="2027-02-05" />
      </div>
    </StrictMode>,
  );
  await expect.poll(monthNames).toContain('February 2027');
  await settled();
  const february = document.querySelector('[data-month="2027-02"]')?.getBoundingClientRect();
  expect(february?.top).toBeLessThan(scroller().getBoundingClientRect().top + 80);
});
