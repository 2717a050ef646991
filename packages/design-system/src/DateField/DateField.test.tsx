import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { DateField, type DateFieldProps, type FieldEvent, type FieldHandle } from './index.ts';
import { dateFieldKeys } from './keys.ts';

const TODAY = '2026-07-20';

const input = () => page.getByRole('textbox', { name: 'Arrival' });

function setUp({ inputProps, ...props }: Partial<DateFieldProps> = {}, locale = 'fr-FR') {
  const onChange = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn();
  const view = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('arrival'));
      }}
    >
      <DateField
        label="Arrival"
        today={TODAY}
        onChange={onChange}
        {...props}
        inputProps={{ name: 'arrival', ...inputProps }}
      />
      <button>Send</button>
    </form>,
    { locale },
  );
  const form = view.container.querySelector('form') ?? undefined;
  return { ...view, onChange, onSubmit, form, sent: () => new FormData(form).get('arrival') };
}

const type = async (text: string) => {
  await input().fill(text);
  await userEvent.tab();
};

testKeys(dateFieldKeys, {
  Enter: async () => {
    const { onSubmit } = setUp();
    await input().fill('24 juil.');
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue('24/07/2026');
    expect(onSubmit.mock.calls).toEqual([['2026-07-24']]);
  },
  'Enter (no date)': async () => {
    const { onSubmit } = setUp();
    await input().fill('demain');
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue('demain');
    await expect.element(page.getByText(/^Saisissez le jour/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  },
  Tab: async () => {
    const { onChange } = setUp();
    await type('24/7');
    await expect.element(input()).toHaveValue('24/07/2026');
    await expect.element(page.getByRole('button')).toHaveFocus();
    expect(onChange.mock.calls).toEqual([['2026-07-24']]);
  },
});

test.each([
  ['nl-NL', '24 juli', '24-07-2026'],
  ['es-ES', '24 de julio', '24/07/2026'],
  ['it-IT', '24 lug', '24/07/2026'],
  ['en-US', '7/24', '07/24/2026'],
])('in %s "%s" becomes %s, and the form sends the ISO day', async (locale, text, shown) => {
  const { sent } = setUp({}, locale);
  await type(text);
  await expect.element(input()).toHaveValue(shown);
  expect(sent()).toBe('2026-07-24');
});

test.each([
  ['31/06/2026', {}, 'This day does not exist. Check day and month, for example 20/07/2026.'],
  ['19/07/2026', { minDate: TODAY }, 'This date is too early. The first possible day is 20/07/2026.'],
  ['21/07/2026', { maxDate: TODAY }, 'This date is too late. The last possible day is 20/07/2026.'],
  ['21/07', { maxDate: TODAY }, 'Add the year, for example 20/07/2026.'],
])('"%s" with %o stays as typed, and says what is wrong and what would do', async (text, rules, message) => {
  const { sent, form, onChange } = setUp(rules, 'en-GB');
  await type(text);
  await expect.element(input()).toHaveValue(text);
  await expect.element(input()).toHaveAccessibleDescription(message);
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  expect(page.getByText(message).element().closest('[aria-live=polite]')).not.toBeNull();
  expect(sent()).toBe('');
  expect(form?.checkValidity()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  await type('20/07/2026');
  await expect.element(input()).not.toHaveAttribute('aria-invalid');
  expect(form?.checkValidity()).toBe(true);
});

test('the error that the press on a button brings does not move the button away from it', async () => {
  const onClick = vi.fn();
  render(
    <>
      <DateField label="Arrival" today={TODAY} />
      <button onClick={onClick}>Next</button>
    </>,
  );
  await input().fill('no date');
  await page.getByRole('button').click();
  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
});

test('a date that becomes none takes its value away, and emptying it is no mistake', async () => {
  const { onChange } = setUp({ defaultValue: '2026-07-24' });
  await type('24/07/20');
  await type('');
  await type('24/7');
  await type('?');
  expect(onChange.mock.calls).toEqual([['2020-07-24'], [''], ['2026-07-24'], ['']]);
});

test('nothing is read while typing', async () => {
  const { onChange } = setUp();
  await input().click();
  await userEvent.keyboard('2/7');
  await expect.element(input()).toHaveValue('2/7');
  expect(onChange).not.toHaveBeenCalled();
});

test('what the browser fills in is read at once', async () => {
  const { sent } = setUp({ inputProps: { autoComplete: 'bday' }, maxDate: TODAY });
  const element = input().element();
  if (!(element instanceof HTMLInputElement)) throw new TypeError('no input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(element, '1985-07-24');
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(input()).toHaveValue('24/07/1985');
  expect(sent()).toBe('1985-07-24');
  expect(element.autocomplete).toBe('bday');
});

test.each(['\u202a24\u200b/07/2026\u202c', '24\u221207\u22122026', '２４／０７／２０２６'])(
  'a pasted %j is a date like any other',
  async (text) => {
    const { sent } = setUp();
    await type(text);
    await expect.element(input()).toHaveValue('24/07/2026');
    expect(sent()).toBe('2026-07-24');
  },
);

test('a reset brings the first value back', async () => {
  const { form, sent } = setUp({ defaultValue: '2026-07-24' });
  await type('nothing');
  form?.reset();
  await expect.element(input()).toHaveValue('24/07/2026');
  await expect.element(input()).not.toHaveAttribute('aria-invalid');
  expect(sent()).toBe('2026-07-24');
});

test('controlled: an owner sets the text, and the echo of what was typed does not touch it', async () => {
  function Owned() {
    const [value, setValue] = useState('2026-07-24');
    return (
      <>
        <DateField label="Arrival" today={TODAY} value={value} onChange={setValue} />
        <button onClick={() => setValue('2026-08-01')}>August</button>
        <output>{value || 'none'}</output>
      </>
    );
  }
  render(<Owned />);
  await type('24/13');
  await expect.element(input()).toHaveValue('24/13');
  await expect.element(page.getByText('none')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(input()).toHaveValue('01/08/2026');
  await expect.element(input()).not.toHaveAttribute('aria-invalid');
});

test('the handle reads and writes the value, and focuses the field', async () => {
  const ref = createRef<FieldHandle>();
  const onChange = vi.fn<(event: FieldEvent) => void>();
  setUp({ inputProps: { ref, onChange } });
  expect(ref.current?.name).toBe('arrival');
  if (ref.current) ref.current.value = '2026-07-24';
  await expect.element(input()).toHaveValue('24/07/2026');
  expect(onChange).not.toHaveBeenCalled();
  await type('no date');
  if (ref.current) ref.current.value = '';
  await expect.element(input()).toHaveValue('');
  if (ref.current) ref.current.value = '2026-07-24';
  onChange.mockClear();
  ref.current?.focus();
  await expect.element(input()).toHaveFocus();
  await type('25/7');
  expect(onChange.mock.calls.map(([{ type, target }]) => [type, target.value])).toEqual([
    ['change', '2026-07-25'],
  ]);
});

test('disabled it sends nothing, read-only it stays', async () => {
  const { sent } = setUp({ isDisabled: true, defaultValue: '2026-07-24' });
  await expect.element(input()).toBeDisabled();
  expect(sent()).toBeNull();
});

test('renders on the server and hydrates', async () => {
  const html = await expectHydrates(
    <DateField label="Arrival" today={TODAY} defaultValue="2026-07-24" inputProps={{ name: 'arrival' }} />,
    { locale: 'nl-NL' },
  );
  expect(html).toContain('value="24-07-2026"');
  expect(html).toContain('value="2026-07-24"');
});

test('its days may be objects of other libraries', async () => {
  const { sent, onChange } = setUp({
    defaultValue: { calendarId: 'iso8601', year: 2026, month: 7, day: 24 },
    today: { calendar: { identifier: 'gregory' }, era: 'AD', year: 2026, month: 7, day: 20 },
    minDate: { year: 2026, month: 7, day: 20 },
    maxDate: { year: 2026, month: 7, day: 31 },
  });
  expect(sent()).toBe('2026-07-24');
  await expect.element(input()).toHaveValue('24/07/2026');
  await type('1/8');
  expect(onChange.mock.lastCall).toEqual(['']);
  await type('25/7');
  expect(onChange.mock.lastCall).toEqual(['2026-07-25']);
});
