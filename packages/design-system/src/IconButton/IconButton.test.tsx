import { render, screen } from '../testing/render.tsx';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CloseIcon, HeartIcon } from '../Icon/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { IconButton } from './index.ts';

test('its label is its name, and it is a target of 44 px', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Close" icon={<CloseIcon />} onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Close' });
  const { width, height } = button.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a toggle says whether it is selected; a plain one says nothing', () => {
  const { rerender } = render(<IconButton label="Wishlist" icon={<HeartIcon />} isSelected={false} />);
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
  rerender(<IconButton label="Wishlist" icon={<HeartIcon />} isSelected />);
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  rerender(<IconButton label="Wishlist" icon={<HeartIcon />} />);
  expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false);
});

test('a press asks for the other state, which the caller decides', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const heart = (isSelected: boolean) => (
    <IconButton label="Wishlist" icon={<HeartIcon />} isSelected={isSelected} onChange={onChange} />
  );
  const { rerender } = render(heart(true));
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  rerender(heart(false));
  await userEvent.click(screen.getByRole('button', { pressed: false }));
  expect(onChange.mock.calls).toEqual([[false], [true]]);
});

test('a focusable disabled one keeps its place and does nothing', async () => {
  const onClick = vi.fn();
  render(
    <IconButton label="Next" icon={<CloseIcon />} isDisabled isFocusableWhenDisabled onClick={onClick} />,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<IconButton label="Close" icon={<CloseIcon />} tone="floating" />);
});
