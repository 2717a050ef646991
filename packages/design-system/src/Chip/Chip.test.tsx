import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { RemovableChip, ToggleChip } from './index.ts';

test('SE-120: Enter and Space press it and let it go, and its name holds the count', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<ToggleChip label="Spa" count={1248} isPressed={false} onChange={onChange} />);
  const chip = screen.getByRole('button', { name: 'Spa (1,248)', pressed: false });
  chip.focus();
  await userEvent.keyboard('{Enter}');
  rerender(<ToggleChip label="Spa" count={1248} isPressed onChange={onChange} />);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('SE-113: without results it cannot be pressed, and keeps the focus when it becomes so', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<ToggleChip label="Spa" count={3} isPressed={false} onChange={onChange} />);
  const chip = screen.getByRole('button');
  chip.focus();
  rerender(<ToggleChip label="Spa" count={0} isPressed={false} isDisabled onChange={onChange} />);
  expect(document.activeElement).toBe(chip);
  expect(chip.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('one that is in use says what a press takes away', async () => {
  const onRemove = vi.fn();
  render(<RemovableChip label="Spa" removeLabel="Remove Spa" onRemove={onRemove} />);
  screen.getByRole('button', { name: 'Remove Spa' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<ToggleChip label="Spa" count={24} isPressed onChange={() => {}} />);
  await expectHydrates(<RemovableChip label="Spa" removeLabel="Remove Spa" onRemove={() => {}} />);
});
