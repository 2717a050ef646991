import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Dropdown, type DropdownProps } from './index.ts';

function Filter({ onClose, ...props }: Partial<DropdownProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      label="Price"
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={(reason) => {
        onClose?.(reason);
        setOpen(false);
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

test('Enter and Space on the trigger show and hide the panel, and it says which', async () => {
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
});

test('Tab goes from the trigger into the panel', async () => {
  render(<Filter />);
  await open();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Least price' }));
});

test('one that holds a form is a dialog named by its trigger, and takes focus', async () => {
  render(<Filter kind="form" />);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Price' }));
  expect(trigger().getAttribute('aria-haspopup')).toBe('dialog');
});

test('SE-109 CH-195: Escape closes it, and focus goes back to the trigger', async () => {
  const onClose = vi.fn();
  render(<Filter kind="form" onClose={onClose} />);
  await open();
  await userEvent.keyboard('{Tab}{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
  expect(document.activeElement).toBe(trigger());
});

test('inside a dialog Escape closes the dropdown alone', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Filters" isOpen onClose={onClose}>
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
  expect(onClose.mock.calls).toEqual([['outside'], ['outside']]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }));
});

test('Tab past its end closes it and goes on, since it would cover what gets focus', async () => {
  const onClose = vi.fn();
  render(
    <>
      <Filter onClose={onClose} />
      <a href="#next">Next</a>
    </>,
  );
  await open();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }));
  expect(onClose.mock.calls).toEqual([['outside']]);
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

test('renders on the server, open or not, and hydrates', async () => {
  await expectHydrates(<Filter />);
  await expectHydrates(<Filter isOpen kind="form" />);
});
