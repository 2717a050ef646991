import { StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { dropdownKeys } from '../Dropdown/keys.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { describeLowWindows, expectInWindow, isInSight, wheelTo } from '../testing/lowWindows.ts';
import { render, screen } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { FilterChip, FilterDropdown, type FilterDropdownProps, FilterRow } from './index.ts';
import type { OpenChangeDetails } from '../layers/useOpenState.ts';

const facilities = (count: number) => Array.from({ length: count }, (_, index) => `Facility ${index + 1}`);

const base: FilterDropdownProps = {
  label: 'Facilities',
  confirmLabel: 'View 24 offers',
  resetLabel: 'Reset',
  onConfirm: () => {},
  onReset: () => {},
  children: (
    <label>
      <input type="checkbox" /> Spa
    </label>
  ),
};

const told = () => {
  const calls: string[] = [];
  const tell =
    (what: string) =>
    (detail: unknown = '') =>
      void calls.push(`${what} ${String(detail)}`.trim());
  return {
    calls,
    props: {
      onConfirm: tell('confirm') as () => void,
      onReset: tell('reset') as () => void,
      onOpenChange: (isOpen: boolean, { reason }: OpenChangeDetails) =>
        void calls.push(`${isOpen ? 'open' : 'close'} ${reason}`),
    },
  };
};

const chip = () => screen.getByRole('button', { name: /^Facilities/ });
const panel = () => screen.getByRole('dialog', { name: 'Facilities' });

const open = async () => {
  chip().focus();
  await userEvent.keyboard('{Enter}');
};

testKeys(dropdownKeys, {
  'Enter or Space (trigger)': async () => {
    render(<FilterDropdown {...base} />);
    await open();
    expect(document.activeElement).toBe(panel());
    chip().focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
  Tab: async () => {
    render(<FilterDropdown {...base} />);
    await open();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Spa' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View 24 offers' }));
  },
  'Tab (last control)': async () => {
    const { calls, props } = told();
    render(
      <>
        <FilterDropdown {...base} {...props} />
        <button type="button">Next</button>
      </>,
    );
    await open();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    expect(calls).toEqual(['open trigger', 'close focus']);
  },
  'Shift+Tab (trigger)': async () => {
    const { calls, props } = told();
    render(
      <>
        <button type="button">Before</button>
        <FilterDropdown {...base} {...props} />
      </>,
    );
    await open();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
    expect(calls).toEqual(['open trigger', 'close focus']);
  },
  Escape: async () => {
    const { calls, props } = told();
    render(<FilterDropdown {...base} {...props} />);
    await open();
    await userEvent.keyboard('{Tab}{Escape}');
    expect(calls).toEqual(['open trigger', 'close escape']);
    expect(document.activeElement).toBe(chip());
  },
});

describe.each([1280, 390])('at %i px', (width) => {
  test('SE-117: Confirm takes the draft over, closes, and gives the focus back to the chip', async () => {
    await page.viewport(width, 800);
    const { calls, props } = told();
    render(<FilterDropdown {...base} {...props} />);
    await open();
    screen.getByRole('button', { name: 'View 24 offers' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual(['open trigger', 'confirm', 'close selection']);
    expect(document.activeElement).toBe(chip());
  });

  test('SE-119: Reset empties the filter and leaves the panel open, with the focus where it was', async () => {
    await page.viewport(width, 800);
    const { calls, props } = told();
    const { rerender } = render(<FilterDropdown {...base} {...props} />);
    await open();
    screen.getByRole('button', { name: 'Reset' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual(['open trigger', 'reset']);
    rerender(<FilterDropdown {...base} {...props} canReset={false} />);
    const reset = screen.getByRole('button', { name: 'Reset' });
    expect(document.activeElement).toBe(reset);
    expect(reset.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual(['open trigger', 'reset']);
  });
});

test('SE-125 D-011: a press outside says so, once, and what was pressed is done', async () => {
  const { calls, props } = told();
  const onElsewhere = vi.fn();
  render(
    <>
      <FilterDropdown {...base} {...props} />
      <p>
        <button type="button" onClick={onElsewhere}>
          Elsewhere
        </button>
      </p>
    </>,
  );
  await open();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  const { right } = panel().getBoundingClientRect();
  elsewhere.parentElement?.style.setProperty('padding-inline-start', `${right + 20}px`);
  await userEvent.click(elsewhere);
  expect(calls).toEqual(['open trigger', 'close outside']);
  expect(onElsewhere).toHaveBeenCalledOnce();
});

test('SE-105: on a phone it fills the screen, and the cross leaves without confirming', async () => {
  await page.viewport(390, 800);
  const { calls, props } = told();
  render(<FilterDropdown {...base} {...props} />);
  await open();
  expect(panel()).toBeInstanceOf(HTMLDialogElement);
  expect(panel().getBoundingClientRect().width).toBe(390);
  expect(panel().getBoundingClientRect().height).toBe(800);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(calls).toEqual(['open trigger', 'close closeButton']);
});

test('controlled, the caller decides', async () => {
  const { calls, props } = told();
  const { rerender } = render(<FilterDropdown {...base} {...props} isOpen={false} />);
  await open();
  expect(calls).toEqual(['open trigger']);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<FilterDropdown {...base} {...props} isOpen />);
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeTruthy();
  expect(calls).toEqual(['open trigger', 'close escape']);
});

test('SE-105: open from the start, or opened by its owner, it fills a phone too', async () => {
  await page.viewport(390, 800);
  const { rerender } = render(<FilterDropdown {...base} defaultOpen />);
  await expect.poll(() => panel().getBoundingClientRect().width).toBe(390);
  rerender(<FilterDropdown {...base} key="owned" isOpen={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<FilterDropdown {...base} key="owned" isOpen />);
  await expect.poll(() => panel().getBoundingClientRect().width).toBe(390);
});

test('disabled it cannot be opened, and does not open by itself', () => {
  render(<FilterDropdown {...base} defaultOpen isDisabled />);
  expect(chip()).toHaveProperty('disabled', true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['en-GB', 3, 'Facilities 3 chosen'],
  ['fr-FR', 1, 'Facilities 1 choix'],
  ['es-ES', 1, 'Facilities 1 opción elegida'],
  ['it-IT', 2, 'Facilities 2 opzioni scelte'],
  ['nl-BE', 3, 'Facilities 3 gekozen'],
  ['en-GB', '100–250 €', 'Facilities 100–250 €'],
  ['en-GB', 0, 'Facilities'],
  ['en-GB', '', 'Facilities'],
])('%s: with %s chosen the chip is called "%s"', (locale, chosen, name) => {
  render(<FilterDropdown {...base} chosen={chosen} />, { locale });
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('while it counts nothing is said; the count is read out politely, and confirming need not wait', async () => {
  const { calls, props } = told();
  const { rerender } = render(<FilterDropdown {...base} {...props} isOpen />);
  const said = () => panel().querySelector('[role=status]')?.textContent;
  expect(said()).toBe('');
  rerender(<FilterDropdown {...base} {...props} isOpen isCounting confirmLabel="View offers" />);
  expect(said()).toBe('');
  rerender(<FilterDropdown {...base} {...props} isOpen confirmLabel="View 8 offers" />);
  expect(said()).toBe('View 8 offers');
  rerender(<FilterDropdown {...base} {...props} isOpen isCounting confirmLabel="View 8 offers" />);
  await userEvent.click(screen.getByRole('button', { name: 'View 8 offers' }));
  expect(calls).toEqual(['confirm', 'close selection']);
});

function Row() {
  const [facility, setFacility] = useState(0);
  return (
    <FilterRow label="Filters">
      {['Activities', 'Price per night', 'Distance', 'Facilities', 'More filters'].map((label) => (
        <FilterDropdown
          key={label}
          {...base}
          label={label}
          chosen={facility}
          onConfirm={() => setFacility(3)}
        />
      ))}
    </FilterRow>
  );
}

test.each(['ltr', 'rtl'] as const)(
  '%s: a row too wide scrolls sideways, and does not cut an open panel off',
  async (direction) => {
    await page.viewport(800, 700);
    document.documentElement.dir = direction;
    try {
      const { container } = render(<Row />);
      container.style.setProperty('width', '320px');
      const row = screen.getByRole('group', { name: 'Filters' });
      expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
      await open();
      const box = panel().getBoundingClientRect();
      expect(box.width).toBeGreaterThan(200);
      expect(box.top).toBeGreaterThan(row.getBoundingClientRect().top);
      const middle = document.elementFromPoint(box.left + box.width / 2, box.bottom - 10);
      expect(panel().contains(middle)).toBe(true);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  },
);

/** Expects the whole panel to be inside the window, wherever its chip is. */
function expectWholePanel(width: number, height: number): void {
  test.each(['start', 'middle', 'end'] as const)(
    'the panel of a chip at the %s is cut by nothing, and the wheel reaches its last control',
    async (across) => {
      await page.viewport(width, height);
      const { container } = render(
        <FilterRow label="Filters">
          <FilterDropdown {...base}>
            {facilities(40).map((name) => (
              <p key={name}>
                <label>
                  <input type="checkbox" /> {name}
                </label>
              </p>
            ))}
          </FilterDropdown>
        </FilterRow>,
      );
      container.style.setProperty('padding-block', '40vh 100vh');
      screen.getByRole('group').style.setProperty('justify-content', across);
      await open();
      const confirm = screen.getByRole('button', { name: base.confirmLabel });
      await expect.poll(() => isInSight(confirm)).toBe(true);
      expectInWindow(panel());
      await wheelTo(page.elementLocator(panel()), () => screen.getByLabelText('Facility 40'));
      expect(isInSight(confirm)).toBe(true);
    },
  );
}

describe.each([
  [1280, 900],
  [1024, 700],
  [768, 600],
])('in a window of %i × %i', (width, height) => {
  expectWholePanel(width, height);
});
describeLowWindows(expectWholePanel);

test('renders on the server and hydrates, in StrictMode too', async () => {
  await expectHydrates(
    <StrictMode>
      <FilterDropdown {...base} chosen={2} />
    </StrictMode>,
  );
  await expectHydrates(<FilterDropdown {...base} defaultOpen />);
});

test.each([0, 3, '100–250 €'])(
  'with %s chosen a chip that stands in for it has its name and its size',
  (chosen) => {
    const { rerender } = render(<FilterDropdown {...base} chosen={chosen} />);
    const sizeOf = () => {
      const { left, top, width, height } = chip().getBoundingClientRect();
      return [chip().textContent, left, top, width, height];
    };
    const size = sizeOf();
    rerender(<FilterChip label="Facilities" chosen={chosen} />);
    expect(sizeOf()).toEqual(size);
    expect(chip().getAttribute('aria-haspopup')).toBe('dialog');
    expect(chip().getAttribute('aria-expanded')).toBe('false');
  },
);
