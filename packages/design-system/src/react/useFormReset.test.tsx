import type { JSX } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../DateField/index.ts';
import { exampleCountries } from '../PhoneField/exampleCountries.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { RangeSlider } from '../RangeSlider/index.ts';
import { Slider } from '../Slider/index.ts';
import { render } from '../testing/render.tsx';
import { TextArea } from '../TextArea/index.ts';

interface Row {
  name: string;
  field: JSX.Element;
  /** Label of the control that is changed, and the keys that change it. */
  control: string;
  keys: string;
  first: string;
  changed: string;
}

const rows: Row[] = [
  {
    name: 'DateField',
    field: (
      <DateField label="Arrival" today="2026-07-20" defaultValue="2026-07-24" inputProps={{ name: 'sent' }} />
    ),
    control: 'Arrival',
    keys: '{Control>}a{/Control}25/7',
    first: '2026-07-24',
    changed: '2026-07-25',
  },
  {
    name: 'PhoneField',
    field: (
      <PhoneField
        label="Phone"
        countries={exampleCountries}
        defaultValue="+33612345678"
        inputProps={{ name: 'sent' }}
      />
    ),
    control: 'Phone',
    keys: '{Control>}a{/Control}0611111111',
    first: '+33612345678',
    changed: '+33611111111',
  },
  {
    name: 'RangeSlider',
    field: <RangeSlider label="Price" lowerLabel="Least" upperLabel="Most" lowerName="sent" />,
    control: 'Least',
    keys: '{Control>}a{/Control}5',
    first: '0',
    changed: '5',
  },
  {
    name: 'Slider',
    field: <Slider label="Around" name="sent" defaultValue={50} />,
    control: 'Around',
    keys: '{ArrowUp}',
    first: '50',
    changed: '51',
  },
  {
    name: 'TextArea',
    field: <TextArea label="Message" defaultValue="Hello" maxLength={20} inputProps={{ name: 'sent' }} />,
    control: 'Message',
    keys: '{Control>}a{/Control}Bye',
    first: 'Hello',
    changed: 'Bye',
  },
];

function setUp({ field, control, keys }: Row, root: Element | DocumentFragment = document.body) {
  render(
    createPortal(
      <form>
        {field}
        <button type="reset">Reset</button>
      </form>,
      root,
    ),
  );
  const form = root.querySelector('form') ?? undefined;
  const sent = () => new FormData(form).get('sent');
  const change = async () => {
    if (control === 'Around') page.getByRole('slider', { name: control }).element().focus();
    else await page.getByRole('textbox', { name: control }).click();
    await userEvent.keyboard(`${keys}{Tab}`);
  };
  const reset = () => page.getByRole('button', { name: 'Reset' }).click();
  return { change, reset, sent };
}

test.each(rows)('$name: a reset that the page prevents changes nothing', async (row) => {
  const { change, reset, sent } = setUp(row);
  await change();
  expect(sent()).toBe(row.changed);
  const prevented = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('reset', prevented);
  await reset();
  document.removeEventListener('reset', prevented);
  expect(prevented).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toBe(row.changed);
  await reset();
  await expect.poll(sent).toBe(row.first);
});

test.each(rows)('$name: a form in a shadow root is reset as any other', async (row) => {
  const host = document.createElement('div');
  document.body.append(host);
  const { change, reset, sent } = setUp(row, host.attachShadow({ mode: 'open' }));
  await change();
  expect(sent()).toBe(row.changed);
  await reset();
  await expect.poll(sent).toBe(row.first);
  host.remove();
});
