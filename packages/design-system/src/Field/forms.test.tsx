import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import api from '../../api.txt?raw';
import { render } from '../testing/render.tsx';

type FormExample = ComponentType<{ onSend: (values: unknown) => void }>;

const examples = new Map(
  Object.entries(import.meta.glob<FormExample>('../../forms/*.tsx', { import: 'Example', eager: true })).map(
    ([path, Example]) => [/(\w+)\.tsx$/.exec(path)?.[1] ?? path, Example] as const,
  ),
);

interface Case {
  /** What a plain form submits at first. */
  sent: Record<string, string | string[]>;
  /** The values of react-hook-form at first. */
  values: object;
  /** A change by the visitor; `fault` is the error message if the schema refuses it. */
  change: () => Promise<unknown>;
  fault?: string;
  /** What a plain form submits after the change. */
  changed: Record<string, string | string[]>;
}

const textbox = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const keys = (text: string) => userEvent.keyboard(text);
/** Empties a field, and leaves it, because its text is read only then. */
const emptied = async (name: string) => {
  await textbox(name).clear();
  await userEvent.tab();
};
const day = () => page.getByRole('gridcell', { name: /12 December 2026/ });
const times = async (count: number, step: () => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await step();
};

const cases: Readonly<Record<string, Case>> = {
  TextField: {
    sent: { name: 'Marie' },
    values: { name: 'Marie' },
    change: () => textbox('Name').clear(),
    fault: 'Say who comes.',
    changed: { name: '' },
  },
  TextArea: {
    sent: { message: 'Bonjour' },
    values: { message: 'Bonjour' },
    change: () => textbox('Message').clear(),
    fault: 'Write a few words.',
    changed: { message: '' },
  },
  Select: {
    sent: { reason: 'stay' },
    values: { reason: 'stay' },
    change: () => page.getByRole('combobox', { name: 'Reason' }).selectOptions('gift'),
    changed: { reason: 'gift' },
  },
  SearchSelect: {
    sent: { theme: 'sea' },
    values: { theme: 'sea' },
    change: () => page.getByRole('combobox', { name: 'Theme' }).selectOptions('city'),
    changed: { theme: 'city' },
  },
  InlineSelect: {
    sent: { order: 'popularity' },
    values: { order: 'popularity' },
    change: () => page.getByRole('combobox', { name: 'Order' }).selectOptions('price'),
    changed: { order: 'price' },
  },
  RadioGroup: {
    sent: { title: 'mr' },
    values: { title: 'mr' },
    change: () => page.getByRole('radio', { name: 'Mrs' }).click(),
    changed: { title: 'mrs' },
  },
  Checkbox: {
    sent: { terms: 'on' },
    values: { terms: true },
    change: () => page.getByRole('checkbox').click(),
    fault: 'Accept the terms.',
    changed: {},
  },
  ChoiceGroup: {
    sent: { facilities: ['spa'] },
    values: { facilities: ['spa'] },
    change: () => page.getByRole('checkbox', { name: 'Spa' }).click(),
    fault: 'Choose one or more.',
    changed: {},
  },
  Switch: {
    sent: { alerts: 'on' },
    values: { alerts: true },
    change: () => page.getByRole('switch').click(),
    changed: {},
  },
  DateField: {
    sent: { birthday: '1990-07-24' },
    values: { birthday: '1990-07-24' },
    change: () => emptied('Birthday'),
    fault: 'Choose a day.',
    changed: { birthday: '' },
  },
  PhoneField: {
    sent: { phone: '+33612345678' },
    values: { phone: '+33612345678' },
    change: () => emptied('Phone'),
    fault: 'We need your number.',
    changed: { phone: '' },
  },
  Slider: {
    sent: { distance: '30' },
    values: { distance: 30 },
    change: async () => {
      page.getByRole('slider').element().focus();
      await keys('{End}');
    },
    fault: 'At most 80 km.',
    changed: { distance: '100' },
  },
  RangeSlider: {
    sent: { priceMin: '50', priceMax: '200' },
    values: { price: [50, 200] },
    change: async () => {
      page.getByRole('slider', { name: 'Highest price' }).element().focus();
      await keys('{End}');
    },
    fault: 'At most 280 euros.',
    changed: { priceMin: '50', priceMax: '300' },
  },
  ParticipantStepper: {
    sent: { adults: '2' },
    values: { adults: 2 },
    change: async () => {
      page.getByRole('spinbutton').element().focus();
      await times(2, () => keys('{ArrowUp}'));
    },
    fault: 'At most three.',
    changed: { adults: '4' },
  },
  ParticipantsField: {
    sent: { adults: '2', children: '0' },
    values: { party: { adults: 2, children: 0 } },
    change: async () => {
      await page.getByRole('button', { name: /^Travellers/ }).click();
      await expect.element(page.getByRole('spinbutton', { name: 'Adults' })).toBeVisible();
      page.getByRole('spinbutton', { name: 'Adults' }).element().focus();
      await times(2, () => keys('{ArrowUp}'));
      await keys('{Escape}');
    },
    fault: 'At most three people.',
    changed: { adults: '4', children: '0' },
  },
  DestinationField: {
    sent: { destination: 'Bruges' },
    values: { destination: 'bruges' },
    change: async () => {
      await page.getByRole('button', { name: /Clear/ }).click();
      await keys('{Escape}');
    },
    fault: 'Choose a place.',
    changed: { destination: '' },
  },
  StayDatesField: {
    sent: { checkIn: '2026-12-05', checkOut: '2026-12-07' },
    values: { stay: { checkIn: '2026-12-05', checkOut: '2026-12-07' } },
    change: async () => {
      await page.getByRole('button', { name: /^Dates/ }).click();
      await day().click();
      await keys('{Escape}');
    },
    fault: 'Choose a departure.',
    changed: { checkIn: '2026-12-12' },
  },
  StayCalendar: {
    sent: { checkIn: '2026-12-05', checkOut: '2026-12-07' },
    values: { stay: { checkIn: '2026-12-05', checkOut: '2026-12-07' } },
    change: () => day().click(),
    fault: 'Choose a departure.',
    changed: { checkIn: '2026-12-12', checkOut: '' },
  },
};

/** Components that accept the name of a form value: as a prop, in `inputProps`, or for each of their values. */
const inputs = api
  .split(/^(?=component )/m)
  .filter((block) =>
    /^ {2}(?:inputProps|name|lowerName|checkInName)\?: /m.test(block.split(/^(?! {2}|component )/m)[0] ?? ''),
  )
  .map((block) => /^component (\w+)/.exec(block)?.[1]);

test('every input of the package has an example in a form, and every example a case here', () => {
  expect(inputs.length).toBeGreaterThan(10);
  // A part that other search fields are built from.
  expect(inputs.filter((name) => name !== undefined && !examples.has(name))).toEqual(['SearchFieldInput']);
  expect(Object.keys(cases).toSorted()).toEqual([...examples.keys()].toSorted());
});

function formData(form: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(form);
  const entries = [...new Set(data.keys())].map((name) => {
    const values = data.getAll(name).map(String);
    return [name, name === 'facilities' ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}

test.each(Object.entries(cases))(
  '%s works in a plain form and in react-hook-form with zod: first values, a change, and a fault',
  async (name, { sent, values, change, fault, changed }) => {
    const Example = examples.get(name);
    if (!Example) throw new Error(`Write packages/design-system/forms/${name}.tsx.`);
    const onSend = vi.fn<(values: unknown) => void>();
    const { container } = render(<Example onSend={(given) => onSend(given)} />);
    const form = container.querySelector('form');
    if (!form) throw new Error(`The example of ${name} has no form.`);
    expect(formData(form)).toEqual(sent);
    await press('Send');
    await expect.poll(() => onSend.mock.calls).toEqual([[values]]);
    await change();
    await expect.poll(() => formData(form)).toEqual(changed);
    await press('Send');
    const outcome = () => ({
      sent: onSend.mock.calls.length,
      isFaultSaid: fault !== undefined && container.textContent.includes(fault),
    });
    const isFaulty = fault !== undefined;
    await expect.poll(outcome).toEqual({ sent: isFaulty ? 1 : 2, isFaultSaid: isFaulty });
  },
);
