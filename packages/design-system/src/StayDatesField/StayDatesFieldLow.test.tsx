import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeLowWindows, expectInWindow, isInSight, wheelTo } from '../testing/lowWindows.ts';
import { render } from '../testing/render.tsx';
import { settled } from '../testing/settle.ts';
import { StayDatesField } from './index.ts';
import * as styles from './StayDatesFieldLow.css.ts';

const field = () => page.getByRole('button', { name: /^Dates/ });
const dialog = () => page.getByRole('dialog', { name: 'Dates' });
const confirm = () => page.getByRole('button', { name: 'Confirm' });
const cell = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`);
const daysInSight = () =>
  [...document.querySelectorAll<HTMLElement>('td[data-day]')]
    .filter(isInSight)
    .map((day) => day.dataset['day']);

/** A page with its field in the middle of the window, or at the position of the class. */
function Page({ className = styles.page }: { className?: string }) {
  const [draft, setDraft] = useState<{ checkIn?: string; checkOut?: string }>({});
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={className}>
      <StayDatesField
        label="Dates"
        today="2026-11-23"
        lastDay="2027-11-23"
        dayInfo={() => ({ isSelectable: true, amount: 8900 })}
        {...draft}
        onSelectDay={(day) =>
          setDraft(({ checkIn }) =>
            checkIn !== undefined && day > checkIn ? { checkIn, checkOut: day } : { checkIn: day },
          )
        }
        priceLegend="Price per night for 2 adults"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onClear={() => setDraft({})}
      />
    </div>
  );
}

describeLowWindows((width, height) => {
  const open = async () => {
    await page.viewport(width, height);
    render(<Page />);
    await field().click();
    await expect.element(dialog()).toBeVisible();
    await settled(dialog().element());
  };

  test('SE-069 SE-071: the weekdays, the current week and Confirm are in sight at once', async () => {
    await open();
    expectInWindow(dialog().element());
    expect(isInSight(confirm().element())).toBe(true);
    const weekday = dialog().getByText('Mon', { exact: true }).elements().find(isInSight);
    expect(weekday).toBeDefined();
    const week = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);
    expect(daysInSight()).toEqual(expect.arrayContaining(week));
  });

  test('the wheel reaches the last day of the next month, and Confirm stays where it is', async () => {
    await open();
    const before = confirm().element().getBoundingClientRect().top;
    await wheelTo(dialog(), () => cell('2026-12-31'));
    expect(confirm().element().getBoundingClientRect().top).toBeCloseTo(before, 0);
  });

  test('the keys lead to days that nothing covers', async () => {
    await open();
    for (const key of ['{PageDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{PageUp}', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await expect.poll(daysInSight).toContain(document.activeElement?.getAttribute('data-day'));
    }
  });

  test('a stay is chosen and confirmed by pointer', async () => {
    await open();
    await dialog()
      .getByRole('gridcell', { name: /24 November/ })
      .click();
    await dialog()
      .getByRole('gridcell', { name: /26 November/ })
      .click();
    await expect.element(confirm()).toBeEnabled();
    expect(isInSight(confirm().element())).toBe(true);
    await confirm().click();
    await expect.element(field()).toHaveAccessibleName('Dates Tue 24\u00a0– Thu 26 Nov');
  });
});

describe.each([
  [1280, 800],
  [1280, 900],
])('in a window of %i × %i', (width, height) => {
  test('SE-069: the page scrolls, so that all of the calendar stands beneath a low field', async () => {
    await page.viewport(width, height);
    render(<Page className={styles.lowField} />);
    window.scrollTo(0, 0);
    await field().click();
    await expect.element(dialog()).toBeVisible();
    await settled(dialog().element());
    const bottomOfField = field().element().getBoundingClientRect().bottom;
    expect(dialog().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOfField);
    expectInWindow(dialog().element());
    expect(isInSight(field().element())).toBe(true);
    expect(daysInSight()).toEqual(expect.arrayContaining(['2026-11-01', '2026-11-30', '2026-12-31']));
    expect(isInSight(confirm().element())).toBe(true);
  });
});
