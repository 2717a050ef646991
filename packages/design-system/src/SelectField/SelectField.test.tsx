import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { SelectField, type SelectFieldProps } from './index.ts';

const options = [
  { value: '', label: 'All themes' },
  { value: '39', label: 'Family' },
  { value: '4', label: 'Wellness' },
  { value: '5', label: 'Sold out', isDisabled: true },
];

const select = () => page.getByRole('combobox', { name: 'Theme' });

function setUp(props: Partial<SelectFieldProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Harness() {
    const [value, setValue] = useState('');
    return (
      <form>
        <SelectField
          label="Theme"
          name="theme"
          options={options}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          {...props}
        />
      </form>
    );
  }
  return { ...render(<Harness />), onChange };
}

test('a labelled native select that reports and sends what is chosen', async () => {
  const { container, onChange } = setUp();
  await expect.element(select()).toHaveValue('');
  await select().selectOptions('4');
  expect(onChange.mock.calls).toEqual([['4']]);
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('theme')).toBe('4');
});

test('answers the keyboard of the platform', async () => {
  const { onChange } = setUp();
  await userEvent.tab();
  expect(document.activeElement).toBe(select().element());
  await userEvent.keyboard('F');
  expect(onChange).toHaveBeenCalledWith('39');
});

test('disabled', async () => {
  setUp({ isDisabled: true });
  await expect.element(select()).toBeDisabled();
});

test('right to left: the chevron is at the end of the line', () => {
  const { container } = setUp();
  const chevronLeft = () => container.querySelector('svg')?.getBoundingClientRect().left ?? 0;
  const middle = () => {
    const { left, width } = select().element().getBoundingClientRect();
    return left + width / 2;
  };
  expect(chevronLeft()).toBeGreaterThan(middle());
  container.dir = 'rtl';
  expect(chevronLeft()).toBeLessThan(middle());
});

test('renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(
    <SelectField label="Theme" name="theme" options={options} value="4" onChange={() => undefined} />,
  );
  expect(html).toMatch(/<option value="4" selected="">/);
});
