import type { JSX } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../DateField/index.ts';
import { exampleCountries } from '../PhoneField/exampleCountries.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RangeSlider } from '../RangeSlider/index.ts';
import { compose, pressKey } from '../testing/composing.ts';
import { render } from '../testing/render.tsx';

interface Row {
  name: string;
  field: (onChange: (value: unknown) => void) => JSX.Element;
  typed: string;
  value: unknown;
}

const rows: Row[] = [
  {
    name: 'DateField',
    field: (onChange) => <DateField label="When" today="2026-07-20" onChange={onChange} />,
    typed: '24/7',
    value: '2026-07-24',
  },
  {
    name: 'PhoneField',
    field: (onChange) => <PhoneField label="When" countries={exampleCountries} onChange={onChange} />,
    typed: '0612345678',
    value: '+33612345678',
  },
  {
    name: 'RangeSlider',
    field: (onChange) => (
      <RangeSlider label="Price" lowerLabel="When" upperLabel="Most" onChange={onChange} />
    ),
    typed: '5',
    value: [5, 100],
  },
];

async function setUp({ field }: Row) {
  const onChange = vi.fn();
  render(<form onSubmit={(event) => event.preventDefault()}>{field(onChange)}</form>);
  const input = page.getByRole('textbox', { name: 'When' });
  await input.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  return { onChange, input };
}

test.each(rows)('$name: Enter while a text is composed reads nothing', async (row) => {
  const { onChange, input } = await setUp(row);
  const seen: boolean[] = [];
  input.element().addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) seen.push(event.isComposing);
  });
  await compose(row.typed);
  await pressKey('Enter', 13);
  expect(seen).toEqual([true]);
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue(row.typed);
});

test.each(rows)('$name: nor does the Enter that ends it; the next one does', async (row) => {
  const { onChange, input } = await setUp(row);
  await userEvent.keyboard(row.typed);
  await pressKey('Enter');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue(row.typed);
  await pressKey('Enter', 13);
  expect(onChange.mock.calls).toEqual([[row.value]]);
});
