import { render, screen } from '../testing/render.tsx';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { Dropdown, type DropdownProps, type OpenChangeReason } from './index.ts';
import { dropdownKeys } from './keys.ts';

interface FilterProps extends Partial<DropdownProps> {
  onClose?: (reason: OpenChangeReason) => void;
}

function Filter({ onClose, ...props }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      label="Price"
      isOpen={isOpen}
      onOpenChange={(willBeOpen, { reason }) => {
        if (!willBeOpen) onClose?.(reason);
        setOpen(willBeOpen);
      }}
      {...props}
    >
      {props.children ?? (
        <>
          <input aria-label="Least price" />
          <button type="button" onClick={() => setOpen(false)}>
            View 12 offers
          </button>
        </>
      )}
    </Dropdown>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Price' });

const open = async () => {
  trigger().focus();
  await userEvent.keyboard('{Enter}');
};

const Beside = (props: FilterProps) => (
  <>
    <a href="#before">Before</a>
    <Filter {...props} />
    <a href="#next">Next</a>
  </>
);

testKeys(dropdownKeys, {
  'Enter or Space (trigger)': async () => {
    const onClose = vi.fn();
    render(<Filter onClose={onClose} />);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await open();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    const panel = document.querySelector(`[id="${trigger().getAttribute('aria-controls')}"]`);
    expect(panel?.matches(':popover-open')).toBe(true);
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard(' ');
    expect(onClose.mock.calls).toEqual([['trigger']]);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
  Tab: async () => {
    render(<Filter />);
    await open();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Least price' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View 12 offers' }));
  },
  'Tab (last control)': async () => {
    const onClose = vi.fn();
    render(<Beside onClose={onClose} />);
    await open();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }));
    expect(onClose.mock.calls).toEqual([['focus']]);
  },
  'Shift+Tab (trigger)': async () => {
    const onClose = vi.fn();
    render(<Beside onClose={onClose} />);
    await open();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Before' }));
    expect(onClose.mock.calls).toEqual([['focus']]);
  },
  Escape: async () => {
    const onClose = vi.fn();
    render(<Filter kind="form" onClose={onClose} />);
    await open();
    await userEvent.keyboard('{Tab}{Escape}');
    expect(onClose.mock.calls).toEqual([['escape']]);
    expect(document.activeElement).toBe(trigger());
  },
});

test('one that holds a form is a dialog named by its trigger, and takes focus', async () => {
  render(<Filter kind="form" />);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Price' }));
  expect(trigger().getAttribute('aria-haspopup')).toBe('dialog');
});

test('SE-109 CH-195: Escape closes it wherever the focus is: Safari leaves it on the page', async () => {
  const onClose = vi.fn();
  render(<Filter onClose={onClose} />);
  await open();
  trigger().blur();
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test('Escape closes what stands inside it first, also when both are open from the start', async () => {
  const [onClose, onInner] = [vi.fn(), vi.fn()];
  function Both() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Filter kind="form" isOpen onClose={onClose}>
        <Dialog
          title="Inner"
          isOpen={isOpen}
          onOpenChange={(willBeOpen, { reason }) => {
            onInner(reason);
            setOpen(willBeOpen);
          }}
        >
          text
        </Dialog>
      </Filter>
    );
  }
  render(
    <StrictMode>
      <Both />
    </StrictMode>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onInner.mock.calls).toEqual([['escape']]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test('Escape that a field inside has used up closes nothing', async () => {
  const onClose = vi.fn();
  render(
    <Filter onClose={onClose}>
      <input aria-label="Town" onKeyDown={(event) => event.preventDefault()} />
    </Filter>,
  );
  await open();
  screen.getByRole('textbox', { name: 'Town' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('what is chosen belongs to the name of the trigger, not to that of the panel', async () => {
  render(<Filter kind="form" label="Price" chosen="100–250 €" isActive />);
  screen.getByRole('button', { name: 'Price 100–250 €' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Price' })).toBeTruthy();
});

test('inside a dialog Escape closes the dropdown alone', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Filters" isOpen onOpenChange={(_, { reason }) => onClose(reason)}>
      <Filter kind="form" />
    </Dialog>,
  );
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
});

test('a press elsewhere closes it, and what was pressed keeps the focus', async () => {
  const onClose = vi.fn();
  render(
    <>
      <Filter kind="form" onClose={onClose} />
      <p>
        <input aria-label="Elsewhere" />
      </p>
    </>,
  );
  await open();
  await userEvent.click(document.documentElement, { position: { x: 1000, y: 600 }, force: true });
  expect(onClose.mock.calls).toEqual([['outside']]);
  await open();
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus();
  expect(onClose.mock.calls).toEqual([['outside'], ['focus']]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }));
});

test('when the caller closes it from inside, focus goes back to the trigger', async () => {
  const onClose = vi.fn();
  render(<Filter kind="form" onClose={onClose} />);
  await open();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(trigger());
});

test.each([
  [1280, 800],
  [320, 480],
])('at %i × %i the panel stays inside the screen, and its footer in view', async (width, height) => {
  await page.viewport(width, height);
  render(
    <Filter kind="form" footer={<button type="button">View offers</button>}>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>Een lange regel met verblijfsbelastingsvrijstellingen en arrangementen</p>
      ))}
    </Filter>,
  );
  await open();
  const panel = screen.getByRole('dialog').getBoundingClientRect();
  expect(panel.left).toBeGreaterThanOrEqual(8);
  expect(panel.right).toBeLessThanOrEqual(width - 8);
  expect(panel.top).toBeGreaterThanOrEqual(trigger().getBoundingClientRect().bottom);
  expect(panel.bottom).toBeLessThanOrEqual(height - 8);
  expect(screen.getByRole('button', { name: 'View offers' }).getBoundingClientRect().bottom).toBeLessThan(
    panel.bottom,
  );
});

test('right to left it stands under the end of its trigger that is the start of the text', async () => {
  document.documentElement.dir = 'rtl';
  try {
    render(<Filter kind="form" />);
    await open();
    const panel = screen.getByRole('dialog').getBoundingClientRect();
    expect(Math.round(panel.right)).toBe(Math.round(Math.min(trigger().getBoundingClientRect().right, 1272)));
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('renders on the server, open or not, and hydrates', async () => {
  await expectHydrates(<Filter />);
  await expectHydrates(<Filter isOpen kind="form" />);
});
