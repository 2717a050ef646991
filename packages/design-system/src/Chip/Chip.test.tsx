import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { FilterChip } from '../FilterDropdown/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render, screen } from '../testing/render.tsx';
import { RemovableChip, ToggleChip } from './index.ts';

test('SE-120: Enter and Space press it and let it go, and its name holds the count', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<ToggleChip label="Spa" count={1248} isSelected={false} onChange={onChange} />);
  const chip = screen.getByRole('button', { name: 'Spa (1,248)', pressed: false });
  chip.focus();
  await userEvent.keyboard('{Enter}');
  rerender(<ToggleChip label="Spa" count={1248} isSelected onChange={onChange} />);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('without an owner it keeps by itself whether it is chosen', async () => {
  const onChange = vi.fn();
  render(<ToggleChip label="Spa" defaultSelected onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { pressed: true }));
  await userEvent.click(screen.getByRole('button', { pressed: false }));
  expect(onChange.mock.calls).toEqual([[false], [true]]);
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
});

const look = (element: Element) => {
  const { backgroundColor, color, borderTopColor, borderTopLeftRadius, fontSize, fontWeight, minHeight } =
    getComputedStyle(element);
  return { backgroundColor, color, borderTopColor, borderTopLeftRadius, fontSize, fontWeight, minHeight };
};

test('a filter with something chosen looks like a chip that is chosen, and one at rest like one that is not', () => {
  render(
    <>
      <ToggleChip label="Spa" isSelected />
      <FilterChip label="Price" chosen={2} />
      <ToggleChip label="Sauna" isSelected={false} />
      <FilterChip label="Distance" />
      <FilterChip label="Facilities" disabled />
      <ToggleChip label="Golf" isSelected={false} isDisabled />
    </>,
  );
  const [chosen, filtering, free, unused, off, without] = screen.getAllByRole('button').map(look);
  expect(filtering).toEqual(chosen);
  expect(unused).toEqual(free);
  expect(off).toEqual(without);
  expect(free).not.toEqual(chosen);
});

test('SE-113: without results it cannot be pressed, and keeps the focus when it becomes so', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<ToggleChip label="Spa" count={3} isSelected={false} onChange={onChange} />);
  const chip = screen.getByRole('button');
  chip.focus();
  rerender(<ToggleChip label="Spa" count={0} isSelected={false} isDisabled onChange={onChange} />);
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
  await expectHydrates(<ToggleChip label="Spa" count={24} isSelected onChange={() => {}} />);
  await expectHydrates(<RemovableChip label="Spa" removeLabel="Remove Spa" onRemove={() => {}} />);
});
