import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { testKeys } from '../testing/testKeys.ts';
import { exampleCountries } from './exampleCountries.ts';
import { PhoneField, type PhoneFieldProps } from './index.ts';
import { phoneFieldKeys } from './keys.ts';

const number = () => page.getByRole('textbox', { name: 'Phone' });
const country = () => page.getByRole('combobox', { name: 'Country code: Phone' });

function setUp(props: Partial<PhoneFieldProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn();
  const view = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('phone'));
      }}
    >
      <PhoneField
        label="Phone"
        countries={exampleCountries}
        onChange={onChange}
        {...props}
        inputProps={{ name: 'phone' }}
      />
      <button>Send</button>
    </form>,
  );
  const form = view.container.querySelector('form') ?? undefined;
  return { ...view, form, onChange, onSubmit, sent: () => new FormData(form).get('phone') };
}

const type = async (text: string) => {
  await number().fill(text);
  await userEvent.tab();
};

testKeys(phoneFieldKeys, {
  Tab: async () => {
    setUp();
    await userEvent.tab();
    await expect.element(country()).toHaveFocus();
    await userEvent.tab();
    await expect.element(number()).toHaveFocus();
    await userEvent.keyboard('0612345678{Tab}');
    await expect.element(number()).toHaveValue('06 12 34 56 78');
  },
  Enter: async () => {
    const { onSubmit } = setUp();
    await number().fill('06.12.34.56.78');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['+33612345678']]);
  },
  'Enter (no number)': async () => {
    const { onSubmit } = setUp();
    await number().fill('06 12');
    await userEvent.keyboard('{Enter}');
    await expect.element(number()).toHaveValue('06 12');
    await expect
      .element(page.getByText('This number is too short. It looks like 06 12 34 56 78.'))
      .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  },
  'A letter (country)': async () => {
    setUp();
    await userEvent.tab();
    await userEvent.keyboard('B');
    await expect.element(country()).toHaveValue('BE');
  },
});

test.each([
  ['+32 470 12 34 56', 'BE', '0470 12 34 56', '+32470123456'],
  ['0031 6 12345678', 'NL', '06 12 34 56 78', '+31612345678'],
  ['+1 212 555 0123', '', '+12125550123', '+12125550123'],
  ['\u202atel:+32\u2212470\u200b12\u206034\u221256\u202c', 'BE', '0470 12 34 56', '+32470123456'],
  ['０６１２３４５６７８', 'FR', '06 12 34 56 78', '+33612345678'],
  ['\u200b\u2060', 'FR', '', ''],
])('a pasted "%s" chooses the country %s, shows %s and sends %s', async (text, code, shown, e164) => {
  const { sent } = setUp();
  await type(text);
  await expect.element(country()).toHaveValue(code);
  await expect.element(number()).toHaveValue(shown);
  expect(sent()).toBe(e164);
});

test('the number is read again by the country that is chosen after it', async () => {
  const { sent } = setUp();
  await type('612 34 56 78');
  expect(sent()).toBe('+33612345678');
  await country().selectOptions('ES');
  await expect.element(number()).toHaveValue('06 12 34 56 78');
  await expect.element(number()).toHaveAccessibleDescription(/^No number of this country begins like that/);
  await type('612345678');
  expect(sent()).toBe('+34612345678');
});

test.each([
  ['BE', '0470 12 34 5', '0470 12 34 56'],
  ['LU', '621 123 45', '621 123 456'],
])('%s: a mobile number with a digit missing, %s, is too short', async (defaultCountry, text, example) => {
  const { sent } = setUp({ defaultCountry });
  await type(text);
  await expect.element(page.getByText(`This number is too short. It looks like ${example}.`)).toBeVisible();
  expect(sent()).toBe('');
});

test('the country stays when the number is emptied', async () => {
  const { sent } = setUp({ defaultValue: '+32470123456' });
  await expect.element(country()).toHaveValue('BE');
  await type('0471 12 34 56');
  await type('');
  await expect.element(country()).toHaveValue('BE');
  expect(sent()).toBe('');
});

test('what the browser fills in by autocomplete="tel" is read at once', async () => {
  const { sent } = setUp();
  const element = number().element();
  if (!(element instanceof HTMLInputElement)) throw new TypeError('no input');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(element, '+34612345678');
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(country()).toHaveValue('ES');
  expect([element.autocomplete, element.type, sent()]).toEqual(['tel', 'tel', '+34612345678']);
});

test('controlled, and a reset asks the owner for the first value', async () => {
  function Owned() {
    const [value, setValue] = useState('+31612345678');
    return (
      <form>
        <PhoneField label="Phone" countries={exampleCountries} value={value} onChange={setValue} />
        <button type="reset">{value}</button>
      </form>
    );
  }
  render(<Owned />);
  await type('+33 1 44 55 66 77');
  await expect.element(page.getByRole('button', { name: '+33144556677' })).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(number()).toHaveValue('06 12 34 56 78');
  await expect.element(country()).toHaveValue('NL');
});

test('right to left: the number keeps its own order, after the code', () => {
  const { container } = setUp({ defaultValue: '+33612345678' });
  container.dir = 'rtl';
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(country().element())).toBeGreaterThan(left(number().element()));
});

test('disabled it sends nothing', async () => {
  const { sent } = setUp({ isDisabled: true, defaultValue: '+33612345678' });
  await expect.element(number()).toBeDisabled();
  await expect.element(country()).toBeDisabled();
  expect(sent()).toBeNull();
});

test('renders on the server and hydrates', async () => {
  const html = await expectHydrates(
    <PhoneField
      label="Phone"
      countries={exampleCountries}
      defaultValue="+32470123456"
      inputProps={{ name: 'phone' }}
    />,
  );
  expect(html).toContain('value="0470 12 34 56"');
  expect(html).toContain('<option value="BE" selected="">');
});
