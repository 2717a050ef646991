import { render } from '../testing/render.tsx';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { InlineSelect, SearchSelect, Select, type SelectProps } from './index.ts';

const options = [
  { value: '', label: 'All themes' },
  { value: '39', label: 'Family' },
  { value: '4', label: 'Wellness' },
  { value: '5', label: 'Sold out', isDisabled: true },
];

const select = () => page.getByRole('combobox', { name: 'Theme' });

function setUp(props: Partial<SelectProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Harness() {
    const [value, setValue] = useState('');
    return (
      <form>
        <Select
          label="Theme"
          options={options}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          {...props}
          inputProps={{ name: 'theme' }}
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

test('until something is chosen the placeholder shows, and counts for no answer', async () => {
  const { container } = render(
    <form>
      <Select
        label="Theme"
        placeholder="Choose one"
        options={options.slice(1)}
        isRequired
        inputProps={{ name: 'theme' }}
      />
    </form>,
  );
  const form = container.querySelector('form');
  expect(select().element()).toHaveProperty('selectedIndex', 0);
  expect(form?.checkValidity()).toBe(false);
  await select().selectOptions('4');
  expect(form?.checkValidity()).toBe(true);
  form?.reset();
  await expect.element(select()).toHaveValue('');
});

test('groups have headings', () => {
  const { container } = render(
    <Select label="Theme" options={[{ label: 'For two', options: options.slice(1, 3) }]} />,
  );
  const group = container.querySelector('optgroup');
  expect(group?.label).toBe('For two');
  expect([...(group?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Family', 'Wellness']);
});

test('help and error describe it', async () => {
  setUp({ description: 'One only', errorMessage: 'Choose a theme.' });
  await expect.element(select()).toHaveAccessibleDescription('One only Choose a theme.');
  await expect.element(select()).toHaveAttribute('aria-invalid', 'true');
});

test('a long Dutch choice is cut before the chevron at 320 px, and keeps its value', async () => {
  await page.viewport(320, 640);
  const label = 'Kasteelovernachtingen met wijnproeverijarrangement en wellnessfaciliteiten';
  const { container } = render(<Select label="Theme" options={[{ value: 'castle', label }]} />);
  await expect.element(select()).toHaveDisplayValue(label);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const { paddingInlineEnd, textOverflow } = getComputedStyle(select().element());
  expect(textOverflow).toBe('ellipsis');
  expect(parseFloat(paddingInlineEnd)).toBeGreaterThan(
    container.querySelector('svg')?.clientWidth ?? Infinity,
  );
});

test('a press anywhere in the box opens the list: the control fills it, the chevron lets it through', () => {
  const { container } = setUp();
  const box = container.querySelector('select')?.parentElement?.getBoundingClientRect();
  const { left, right, top, height } = box ?? document.body.getBoundingClientRect();
  for (const x of [left + 2, right - 20, right - 2])
    expect(document.elementFromPoint(x, top + height / 2)).toBe(select().element());
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
    <Select label="Theme" options={options} defaultValue="4" inputProps={{ name: 'theme' }} />,
  );
  expect(html).toMatch(/<option value="4"[^>]* selected="">/);
});

test('in a search bar: labelled, sent with its form, and rendered on a server', async () => {
  const bar = (
    <SearchSelect label="Theme" options={options} defaultValue="39" inputProps={{ name: 'theme' }} />
  );
  const { container } = render(<form>{bar}</form>);
  await select().selectOptions('4');
  expect(new FormData(container.querySelector('form') ?? undefined).get('theme')).toBe('4');
  expect(await expectHydrates(bar)).toContain('<option value="39" selected="">');
});

test('in a line: labelled, and tells what was chosen', async () => {
  const onChange = vi.fn();
  render(<InlineSelect label="Sort by" options={options} value="39" onChange={onChange} />);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('4');
  expect(onChange.mock.calls).toEqual([['4']]);
  await expectHydrates(<InlineSelect label="Sort by" options={options} defaultValue="39" />);
});
