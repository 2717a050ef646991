import { skipIn } from '../testing/engine.ts';
import { middleOf, mouse } from '../testing/finger.ts';
import { render } from '../testing/render.tsx';
import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { StayDatesField, type StayDatesFieldProps } from './index.ts';

const PHONE = 390;
const DESKTOP = 1280;

const base: StayDatesFieldProps = {
  label: 'Dates',
  today: '2026-11-21',
  lastDay: '2027-11-21',
  dayInfo: () => ({ isSelectable: true, amount: 8900 }),
  onSelectDay: () => {},
  isOpen: false,
  onOpenChange: () => {},
};

const field = () => page.getByRole('button', { name: /^Dates/ });
const dialog = () => page.getByRole('dialog', { name: 'Dates' });
const monthGrids = () => dialog().getByRole('grid').elements();
const focusedDay = () => document.activeElement?.getAttribute('data-day');

async function setUp(width: number, props: Partial<StayDatesFieldProps> = {}) {
  await page.viewport(width, 800);
  const onOpenChange = vi.fn<NonNullable<StayDatesFieldProps['onOpenChange']>>();
  function Harness() {
    const [isOpen, setOpen] = useState(props.isOpen ?? false);
    return (
      <StrictMode>
        <h1>Elsewhere</h1>
        <StayDatesField
          {...base}
          {...props}
          isOpen={isOpen}
          onOpenChange={(...change) => {
            onOpenChange(...change);
            setOpen(change[0]);
          }}
        />
        <button type="button">After</button>
      </StrictMode>
    );
  }
  render(<Harness />);
  return onOpenChange;
}

test.each([
  [{}, 'Dates Add dates'],
  [{ placeholder: 'When?' }, 'Dates When?'],
  [{ checkIn: '2026-12-05' }, 'Dates Sat 5 Dec\u00a0– …'],
  [{ checkIn: '2026-12-05', checkOut: '2026-12-06' }, 'Dates Sat 5\u00a0– Sun 6 Dec'],
  [{ checkIn: '2026-12-31', checkOut: '2027-01-02' }, 'Dates Thu 31 Dec\u00a0– Sat 2 Jan'],
])('closed it is one button that says the dates: %o', async (props, name) => {
  await setUp(DESKTOP, props);
  await expect.element(field()).toHaveAccessibleName(name);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveAttribute('aria-haspopup', 'dialog');
});

describe.each([
  [DESKTOP, 'months', 2],
  [PHONE, 'scroll', 3],
] as const)('at %i px', (width, layout, months) => {
  test(`it opens the calendar as ${layout}, with the keyboard on the check-in`, async () => {
    const onOpenChange = await setUp(width, { checkIn: '2026-11-27', checkOut: '2026-11-28' });
    await field().click();
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger', layout }]]);
    await expect.element(dialog()).toBeVisible();
    expect(monthGrids()).toHaveLength(months);
    expect(focusedDay()).toBe('2026-11-27');
  });

  test('SE-091: Escape closes it and gives focus back', async () => {
    const onOpenChange = await setUp(width);
    await field().click();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.lastCall).toEqual([false, { reason: 'escape', layout }]);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });

  test('Confirm closes it', async () => {
    const onConfirm = vi.fn();
    const onOpenChange = await setUp(width, { checkIn: '2026-12-05', checkOut: '2026-12-06', onConfirm });
    await field().click();
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange.mock.lastCall).toEqual([false, { reason: 'selection', layout }]);
    await expect.element(field()).toHaveFocus();
  });

  test('a day is chosen in it without closing it', async () => {
    const onSelectDay = vi.fn();
    const onOpenChange = await setUp(width, { onSelectDay });
    await field().click();
    await dialog()
      .getByRole('gridcell', { name: /28 November 2026/ })
      .click();
    expect(onSelectDay.mock.calls).toEqual([['2026-11-28']]);
    expect(onOpenChange).toHaveBeenCalledTimes(1);
  });

  test('it can be opened from outside, as the forced search does (SE-045)', async () => {
    await setUp(width, { isOpen: true });
    await expect.element(dialog()).toBeVisible();
    expect(monthGrids()).toHaveLength(months);
    expect(focusedDay()).toBe('2026-11-21');
  });

  test('mounted open when its place-holder is pressed, it takes the focus and gives it to its button', async () => {
    await page.viewport(width, 800);
    const onOpenChange = vi.fn<NonNullable<StayDatesFieldProps['onOpenChange']>>();
    function OnDemand() {
      const [isOpen, setOpen] = useState<boolean>();
      return isOpen === undefined ? (
        <button type="button" onClick={() => setOpen(true)}>
          Dates
        </button>
      ) : (
        <StayDatesField
          {...base}
          isOpen={isOpen}
          onOpenChange={(...change) => {
            onOpenChange(...change);
            setOpen(change[0]);
          }}
        />
      );
    }
    render(
      <StrictMode>
        <OnDemand />
      </StrictMode>,
    );
    await field().click();
    await expect.element(dialog()).toBeVisible();
    expect(dialog().element() instanceof HTMLDialogElement).toBe(layout === 'scroll');
    expect(focusedDay()).toBe('2026-11-21');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'escape', layout }]]);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });
});

test('a press outside the panel closes it', async () => {
  const onOpenChange = await setUp(DESKTOP);
  await field().click();
  await page.getByRole('heading', { name: 'Elsewhere' }).click();
  expect(onOpenChange.mock.lastCall).toEqual([false, { reason: 'outside', layout: 'months' }]);
});

test('focus that leaves the panel closes it', async () => {
  const onOpenChange = await setUp(DESKTOP);
  await field().click();
  page.getByRole('button', { name: 'After' }).element().focus();
  expect(onOpenChange.mock.lastCall).toEqual([false, { reason: 'focus', layout: 'months' }]);
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('the field itself closes the panel', async () => {
  const onOpenChange = await setUp(DESKTOP);
  await field().click();
  await field().click();
  expect(onOpenChange.mock.calls).toEqual([
    [true, { reason: 'trigger', layout: 'months' }],
    [false, { reason: 'trigger', layout: 'months' }],
  ]);
});

test('the cross closes the sheet', async () => {
  const onOpenChange = await setUp(PHONE);
  await field().click();
  await dialog().getByRole('button', { name: 'Close' }).click();
  expect(onOpenChange.mock.lastCall).toEqual([false, { reason: 'closeButton', layout: 'scroll' }]);
});

test('in the sheet the list of months takes the whole height that title and bar leave', async () => {
  await setUp(PHONE);
  await field().click();
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  const sheet = box(dialog().element());
  const bar = box(dialog().getByRole('button', { name: 'Confirm' }).element());
  expect(sheet.height).toBe(800);
  expect(sheet.bottom - bar.bottom).toBeLessThan(24);
  const list = box(document.querySelector('[data-month]')?.parentElement);
  expect(list.height).toBeGreaterThan(560);
  expect(list.width).toBe(PHONE);
});

test('turning the phone leaves the calendar as it is', async () => {
  await setUp(PHONE);
  await field().click();
  const calendar = dialog().element().querySelector('[data-layout]');
  await page.viewport(844, 390);
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().querySelector('[data-layout=scroll]')).toBe(calendar);
});

test('disabled, it does not open', async () => {
  await setUp(DESKTOP, { isDisabled: true });
  await expect.element(field()).toBeDisabled();
});

test('it hydrates silently, open or closed', async () => {
  skipIn('webkit', 'Debian’s ICU writes the days in another way than Chromium’s');
  expect(
    await expectHydrates(<StayDatesField {...base} checkIn="2026-12-05" checkOut="2026-12-06" />),
  ).toContain('Sat 5\u00a0– Sun 6 Dec');
  await expectHydrates(<StayDatesField {...base} isOpen />);
});

test('Escape while an end of the range is dragged puts the range back, and leaves the panel open', async () => {
  await setUp(DESKTOP, { checkIn: '2026-12-09', checkOut: '2026-12-11', onSelectRange: () => {} });
  await field().click();
  await expect.element(dialog()).toBeVisible();
  const day = (date: number) => dialog().getByRole('gridcell', { name: new RegExp(`${date} December`) });
  const middle = (date: number) => middleOf(day(date).element());
  await mouse('mousePressed', middle(11));
  await mouse('mouseMoved', middle(15));
  await expect.element(day(13)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(day(13)).toHaveAttribute('aria-selected', 'false');
  await expect.element(dialog()).toBeVisible();
  await mouse('mouseReleased', middle(15));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a form sends the dates as ISO text, by names of their own, and none that is not chosen', () => {
  // An object like `Temporal.PlainDate`.
  const checkIn = { year: 2026, month: 12, day: 5, calendarId: 'iso8601' };
  const sent = (props: Partial<StayDatesFieldProps>) => {
    const { container } = render(
      <form>
        <StayDatesField {...base} checkInName="checkin" checkOutName="checkout" {...props} />
      </form>,
    );
    const form = container.querySelector('form');
    return form === null ? undefined : [...new FormData(form)];
  };
  expect(sent({ checkIn, checkOut: '2026-12-07' })).toEqual([
    ['checkin', '2026-12-05'],
    ['checkout', '2026-12-07'],
  ]);
  expect(sent({ checkIn })).toEqual([['checkin', '2026-12-05']]);
  expect(sent({ checkIn, isDisabled: true })).toEqual([]);
});
