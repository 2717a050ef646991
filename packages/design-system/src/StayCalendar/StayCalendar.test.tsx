import { render } from '../testing/render.tsx';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { base, cell, Choosing, focusedDay, open, TODAY } from './calendarHarness.tsx';
import { closedOn } from './exampleDays.ts';
import { StayCalendar, type StayDay } from './index.ts';

/** The price as shown, which is an attribute instead of text. */
const priceOf = (day: string) => cell(day).querySelector('[data-price]')?.getAttribute('data-price');
const monthNames = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const previous = () => page.getByRole('button', { name: 'Previous month' });
const next = () => page.getByRole('button', { name: 'Next month' });
test('choosing a day draws only the months that it concerns', async () => {
  const dayInfo = vi.fn(open);
  render(<Choosing dayInfo={dayInfo} />);
  dayInfo.mockClear();
  await userEvent.click(cell('2026-11-28'));
  expect(new Set(dayInfo.mock.calls.map(([day]) => day.slice(0, 7)))).toEqual(new Set(['2026-11']));
});

describe('months', () => {
  test('SE-069: two months stand side by side, and the arrows turn one month', async () => {
    render(<StayCalendar {...base} />);
    expect(monthNames()).toEqual(['November 2026', 'December 2026']);
    await next().click();
    expect(monthNames()).toEqual(['December 2026', 'January 2027']);
    await previous().click();
    expect(monthNames()).toEqual(['November 2026', 'December 2026']);
  });

  test('SE-070: on the current month the previous arrow is disabled and keeps focus', async () => {
    render(<StayCalendar {...base} checkIn="2027-01-05" />);
    await previous().click();
    await previous().click();
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(previous()).toHaveFocus();
    await previous().click({ force: true });
    expect(monthNames()).toEqual(['November 2026', 'December 2026']);
  });

  test('the next arrow is disabled on the last month', async () => {
    render(<StayCalendar {...base} checkIn="2027-11-05" />);
    expect(monthNames()).toEqual(['October 2027', 'November 2027']);
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
  });

  test('the months shown are reported, for loading their prices', async () => {
    const onVisibleMonthsChange = vi.fn();
    render(<StayCalendar {...base} onVisibleMonthsChange={onVisibleMonthsChange} />);
    expect(onVisibleMonthsChange).toHaveBeenLastCalledWith('2026-11', 2);
    onVisibleMonthsChange.mockClear();
    await next().click();
    expect(onVisibleMonthsChange.mock.calls).toEqual([['2026-12', 2]]);
  });

  test('after turning the months the tab stop is a day on the screen', async () => {
    render(<StayCalendar {...base} />);
    await next().click();
    expect(document.querySelector('td[tabindex="0"]')?.getAttribute('data-day')).toBe('2026-12-01');
  });

  test('right to left, both arrows point the other way', async () => {
    const { container } = render(<StayCalendar {...base} />);
    const pointing = () =>
      [previous(), next()].map((arrow) => new DOMMatrix(getComputedStyle(arrow.element()).transform).a);
    expect(pointing()).toEqual([1, -1]);
    container.dir = 'rtl';
    expect(pointing()).toEqual([-1, 1]);
  });

  test('each month is a grid with its name and full weekday names', async () => {
    render(<StayCalendar {...base} />);
    const grid = page.getByRole('grid', { name: 'December 2026' });
    await expect.element(grid).toBeVisible();
    expect(grid.getByRole('columnheader').elements()).toHaveLength(7);
    await expect.element(grid.getByRole('columnheader', { name: 'Monday' })).toHaveTextContent('Mon');
    expect(grid.getByRole('row').elements()).toHaveLength(6);
  });
});

describe('days', () => {
  const named = (day: string) => page.elementLocator(cell(day));

  test('SE-074: a day says its date and its price once, without decimals', async () => {
    render(<StayCalendar {...base} dayInfo={() => ({ isSelectable: true, amount: 8910 })} />);
    await expect
      .element(named('2026-12-05'))
      .toHaveAccessibleName('Saturday, 5 December 2026, €90 per night');
    expect(priceOf('2026-12-05')).toBe('€90');
    expect(cell('2026-12-05').textContent).toBe('5');
  });

  test.each([
    ['fr-FR', /^90\s€$/],
    ['nl-BE', /^€\s90$/],
  ])('the price is written as in %s', (locale, text) => {
    render(
      <Spoken locale={locale}>
        <StayCalendar {...base} dayInfo={() => ({ isSelectable: true, amount: 9000 })} />
      </Spoken>,
    );
    expect(priceOf('2026-12-09')).toMatch(text);
  });

  test('SE-075 D-129: a minimum stay above one night is an asterisk and a text', async () => {
    const dayInfo = (day: string): StayDay => ({
      isSelectable: true,
      amount: 8900,
      minNights: day === '2026-12-05' ? 2 : 1,
    });
    render(<StayCalendar {...base} dayInfo={dayInfo} />);
    expect(priceOf('2026-12-05')).toBe('€89*');
    expect(priceOf('2026-12-06')).toBe('€89');
    await expect.element(named('2026-12-05')).toHaveAccessibleName(/Minimum stay: 2 nights/);
    await userEvent.hover(cell('2026-12-05'));
    await expect.element(page.getByText('Minimum stay: 2 nights')).toBeVisible();
    await userEvent.hover(cell('2026-12-06'));
    await expect.element(page.getByText('Minimum stay: 2 nights')).not.toBeInTheDocument();
  });

  test('each closed day says why', async () => {
    const dayInfo = (day: string): StayDay =>
      day === '2026-12-05' ? { isSelectable: false, reason: 'Hotel full' } : { isSelectable: false };
    render(<StayCalendar {...base} lastDay="2026-12-30" dayInfo={dayInfo} />);
    await expect.element(named('2026-12-05')).toHaveAccessibleName(/, Hotel full$/);
    await expect.element(named('2026-12-06')).toHaveAccessibleName(/, Not available$/);
    await expect.element(named('2026-11-20')).toHaveAccessibleName(/, In the past$/);
    await expect.element(named('2026-12-31')).toHaveAccessibleName(/, Not open for booking yet$/);
    expect(cell('2026-12-05').getAttribute('aria-disabled')).toBe('true');
  });

  test('days outside the horizon are closed without being asked about', () => {
    const dayInfo = vi.fn(open);
    render(<StayCalendar {...base} lastDay="2026-12-30" dayInfo={dayInfo} />);
    const asked = dayInfo.mock.calls.map(([day]) => day);
    expect(asked[0]).toBe(TODAY);
    expect(asked.at(-1)).toBe('2026-12-30');
  });

  test('the cheapest day and a day for leaving only say so', async () => {
    const dayInfo = (day: string): StayDay =>
      day === '2026-12-05'
        ? { isSelectable: true, amount: 7900, isCheapest: true }
        : { isSelectable: false, isCheckOutOnly: true };
    render(<StayCalendar {...base} dayInfo={dayInfo} />);
    await expect.element(named('2026-12-05')).toHaveAccessibleName(/Best price of the month$/);
    await expect.element(named('2026-12-06')).toHaveAccessibleName(/Check-out only$/);
  });

  test('SE-092: check-in, check-out and the nights between are marked, and today', async () => {
    render(<StayCalendar {...base} checkIn="2026-11-30" checkOut="2026-12-03" />);
    const selected = [...document.querySelectorAll('td[aria-selected=true]')];
    expect(selected.map((one) => one.getAttribute('data-range'))).toEqual([
      'start',
      'between',
      'between',
      'end',
    ]);
    await expect.element(named('2026-11-30')).toHaveAccessibleName(/^Monday.*Check-in/);
    await expect.element(named('2026-12-03')).toHaveAccessibleName(/^Thursday.*Check-out/);
    expect(cell(TODAY).getAttribute('aria-current')).toBe('date');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });
});

describe('choosing', () => {
  test('the range up to the day under the pointer or focus is shown, and goes with it', async () => {
    render(<StayCalendar {...base} checkIn="2026-11-29" />);
    const marks = () =>
      [...document.querySelectorAll('[data-preview]')].map(
        (one) => `${one.getAttribute('data-day')?.slice(5)} ${one.getAttribute('data-preview')}`,
      );
    await userEvent.hover(cell('2026-12-01'));
    expect(marks()).toEqual(['11-29 start', '11-30 between', '12-01 end']);
    await userEvent.hover(cell('2026-11-28'));
    expect(marks()).toEqual([]);
    cell('2026-12-01').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(marks()).toEqual(['11-29 start', '11-30 end']);
  });

  test('a closed day and a complete range show no range under the pointer', async () => {
    const dayInfo = closedOn('2026-12-01');
    const { rerender } = render(<StayCalendar {...base} dayInfo={dayInfo} checkIn="2026-11-29" />);
    await userEvent.hover(cell('2026-12-01'));
    expect(document.querySelector('[data-preview]')).toBeNull();
    await userEvent.hover(cell('2026-12-02'));
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(4);
    rerender(<StayCalendar {...base} dayInfo={dayInfo} checkIn="2026-11-29" checkOut="2026-12-02" />);
    expect(document.querySelector('[data-preview]')).toBeNull();
  });

  test('each step is announced', async () => {
    render(<Choosing />);
    await userEvent.click(cell('2026-12-05'));
    await expect
      .element(page.getByText('Check-in Saturday 5 December. Choose your check-out', { exact: true }))
      .toBeInTheDocument();
    await userEvent.click(cell('2026-12-07'));
    const both = page.getByText('Check-in Saturday 5 December. Check-out Monday 7 December. 2 nights', {
      exact: true,
    });
    await expect.element(both).toBeInTheDocument();
    expect(both.element().closest('[aria-live=polite]')).not.toBeNull();
  });

  test('SE-081: Confirm is disabled until both days are set', async () => {
    const onConfirm = vi.fn();
    render(<Choosing onConfirm={onConfirm} totalAmount={17_950} />);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect.element(confirm).toBeDisabled();
    await userEvent.click(cell('2026-12-05'));
    await expect.element(confirm).toBeDisabled();
    await userEvent.click(cell('2026-12-07'));
    await expect.element(page.getByText('2 nights · €179.50 in total')).toBeVisible();
    await expect.element(page.getByText(/2 nights, €179.50 in total$/)).toBeInTheDocument();
    await expect.element(page.getByText('Sat 5\u00a0– Mon 7 Dec')).toBeVisible();
    await confirm.click();
    expect(onConfirm).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(confirm).toBeDisabled();
    expect(document.querySelector('[aria-selected=true]')).toBeNull();
  });

  test.each(['months', 'scroll'] as const)('the %s say what their prices are', async (layout) => {
    render(<Choosing layout={layout} priceLegend="Price per night for 2 adults" />);
    await expect.element(page.getByText('Price per night for 2 adults')).toBeVisible();
  });

  test('SE-076: a shortcut sets both days and brings their month into view', async () => {
    const shortcuts = [{ id: 'may', label: 'Ascension', checkIn: '2027-05-06', checkOut: '2027-05-09' }];
    render(<Choosing shortcuts={shortcuts} />);
    const chip = page.getByRole('button', { name: 'Ascension' });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
    await chip.click();
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    await expect.element(chip).toHaveFocus();
    expect(monthNames()).toContain('May 2027');
    expect(cell('2027-05-06').tabIndex).toBe(0);
  });

  test('SE-046: why the calendar is open stands above it and is said politely', async () => {
    render(<StayCalendar {...base} message="Choose your dates first" />);
    await expect.element(page.getByText('Choose your dates first', { exact: true })).toBeVisible();
    const spoken = page.getByText('Choose your dates first. Choose your check-in', { exact: true });
    await expect.element(spoken).toHaveAttribute('aria-live', 'polite');
  });

  test('SE-073: while days are looked for the calendar says so and stays usable', async () => {
    const onSelectDay = vi.fn();
    render(<StayCalendar {...base} isLoading onSelectDay={onSelectDay} />);
    await expect
      .element(page.getByRole('status').filter({ hasText: 'We are looking for the next availabilities...' }))
      .toBeVisible();
    await userEvent.click(cell('2026-12-31'));
    expect(onSelectDay).toHaveBeenCalledWith('2026-12-31');
  });

  test('takesFocus puts the keyboard on the check-in, in StrictMode too', () => {
    render(
      <StrictMode>
        <StayCalendar {...base} checkIn="2026-12-05" takesFocus />
      </StrictMode>,
    );
    expect(focusedDay()).toBe('2026-12-05');
  });
});

test('words can be replaced one by one', async () => {
  // A caller without `exactOptionalPropertyTypes` may pass a word that is undefined.
  const words = { chooseCheckIn: 'When do you arrive?', ...({ confirm: undefined } as object) };
  render(<StayCalendar {...base} words={words} onConfirm={() => {}} />);
  await expect.element(page.getByText('When do you arrive?').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test.each(['months', 'scroll'] as const)('the %s layout hydrates silently', async (layout) => {
  const html = await expectHydrates(
    <StrictMode>
      <Choosing layout={layout} checkIn="2026-12-05" checkOut="2026-12-07" />
    </StrictMode>,
  );
  expect(html).toContain('December 2026');
});
