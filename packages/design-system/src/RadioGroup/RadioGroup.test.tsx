import { createRef, type RefObject, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { skipIn } from '../testing/engine.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { Picture } from '../Picture/index.ts';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';
import { radioGroupKeys } from './keys.ts';

const options = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
  { value: 'none', label: 'Neither', description: 'We use your name alone.' },
];

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

const setUp = (props: Partial<RadioGroupProps> & { ref?: RefObject<HTMLInputElement | null> } = {}) => {
  const onChange = vi.fn<(value: string) => void>();
  const view = render(
    <form>
      <RadioGroup
        label="Title"
        options={options}
        onChange={onChange}
        {...props}
        inputProps={{ name: 'title' }}
      />
      <button>Send</button>
    </form>,
  );
  const form = view.container.querySelector('form') ?? undefined;
  return { ...view, onChange, form, sent: () => new FormData(form).get('title') };
};

const walk = async (key: string, from: string): Promise<string[][]> => {
  skipIn('webkit', 'the arrow keys of its native radios stop at either end of a group');
  const { onChange } = setUp({ defaultValue: from });
  await userEvent.tab();
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard(`{${key}}`);
  await expect.element(radio(options.find(({ value }) => value === from)?.label ?? '')).toHaveFocus();
  return onChange.mock.calls;
};

const onward = [['mrs'], ['none'], ['mr']];
const back = [['none'], ['mrs'], ['mr']];

testKeys(radioGroupKeys, {
  Tab: async () => {
    setUp({ defaultValue: 'mrs' });
    await userEvent.tab();
    await expect.element(radio('Mrs')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button')).toHaveFocus();
  },
  Space: async () => {
    const { onChange } = setUp();
    await userEvent.tab();
    await expect.element(radio('Mr')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([['mr']]);
  },
  ArrowDown: async () => expect(await walk('ArrowDown', 'mr')).toEqual(onward),
  ArrowUp: async () => expect(await walk('ArrowUp', 'mr')).toEqual(back),
  ArrowRight: async ({ direction }) => expect(await walk(forward(direction), 'mr')).toEqual(onward),
  ArrowLeft: async ({ direction }) => expect(await walk(backward(direction), 'mr')).toEqual(back),
});

test('a group named by its question, described by its help and error', async () => {
  setUp({ description: 'As on your passport', errorMessage: 'Choose one', isRequired: true });
  const group = page.getByRole('radiogroup', { name: 'Title' });
  await expect.element(group).toHaveAccessibleDescription('As on your passport Choose one');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(radio('Neither')).toHaveAccessibleDescription('We use your name alone.');
});

test('a form sends what is chosen, requires it, and resets it', async () => {
  const { form, sent } = setUp({ isRequired: true });
  expect(form?.checkValidity()).toBe(false);
  await page.getByText('Mrs').click();
  expect(sent()).toBe('mrs');
  expect(form?.checkValidity()).toBe(true);
  form?.reset();
  expect(sent()).toBeNull();
});

test('controlled: it shows what its owner says, and without a name it is still one group', async () => {
  function Owned() {
    const [value, setValue] = useState('');
    return <RadioGroup label="Title" options={options} value={value} onChange={setValue} variant="cards" />;
  }
  render(<Owned />);
  await radio('Mrs').click();
  await radio('Neither').click();
  await expect.element(radio('Neither')).toBeChecked();
  await expect.element(radio('Mrs')).not.toBeChecked();
});

test('the whole card answers, its help included', async () => {
  const { sent } = setUp({ variant: 'cards', orientation: 'horizontal' });
  const help = page.getByText('We use your name alone.').element().getBoundingClientRect();
  const under = document.elementFromPoint(help.left + 2, help.top + help.height / 2);
  if (under instanceof HTMLElement) under.click();
  expect(sent()).toBe('none');
});

test('cards stand side by side, and below one another on a phone', async () => {
  setUp({ variant: 'cards', orientation: 'horizontal' });
  const tops = () =>
    new Set(options.map(({ label }) => radio(label).element().getBoundingClientRect().top)).size;
  expect(tops()).toBe(1);
  await page.viewport(390, 800);
  expect(tops()).toBe(3);
});

test('the ref is the first radio, the ref of a form library gets them all', () => {
  const ref = createRef<HTMLInputElement>();
  const all = new Set<HTMLInputElement | null>();
  render(
    <>
      <RadioGroup label="Title" options={options} ref={ref} />
      <RadioGroup label="Other" options={options} inputProps={{ ref: (element) => void all.add(element) }} />
    </>,
  );
  expect(ref.current?.value).toBe('mr');
  expect([...all].flatMap((element) => element?.value ?? [])).toEqual(['mr', 'mrs', 'none']);
});

test('an option says how many results there are behind it', async () => {
  setUp({ options: [{ value: '9', label: '9 to 10 Superb', count: 24 }] });
  await expect.element(radio('9 to 10 Superb (24)')).toBeVisible();
});

test('a label that a title above repeats is read and not seen', async () => {
  setUp({ isLabelHidden: true });
  const legend = page.getByRole('radiogroup').element().querySelector('legend');
  expect(legend?.offsetWidth).toBe(1);
  await expect.element(page.getByRole('radiogroup', { name: legend?.textContent ?? '' })).toBeVisible();
});

test('PR-151: what an option costs and its badge are read with its label, the help after it', async () => {
  setUp({
    variant: 'cards',
    options: [
      { value: 'a', label: 'Insurance', badge: 'New', end: '+ €12', description: 'Within 72 hours.' },
    ],
  });
  await expect.element(radio('Insurance New + €12')).toHaveAccessibleDescription('Within 72 hours.');
});

test('PR-115: what cannot be chosen now says why, and is passed over', async () => {
  const ref = createRef<HTMLInputElement>();
  const reason = 'Victim of its success';
  const { onChange } = setUp({
    variant: 'cards',
    ref,
    options: [{ value: 'post', label: 'By post', description: 'A box.', disabledReason: reason }, ...options],
  });
  await expect.element(radio('By post')).toBeDisabled();
  await expect.element(radio('By post')).toHaveAccessibleDescription(`A box. ${reason}`);
  await expect.element(page.getByText(`A box. ${reason}`)).toBeVisible();
  expect(ref.current?.value).toBe('mr');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([['mr']]);
});

test('PR-143: the error of a group of cards describes the group', async () => {
  setUp({ variant: 'cards', errorMessage: 'Please choose an option' });
  const group = page.getByRole('radiogroup', { name: 'Title' });
  await expect.element(group).toHaveAccessibleDescription('Please choose an option');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
});

test('a card with a price fits into 320 px in Dutch', async () => {
  await page.viewport(320, 640);
  setUp({
    variant: 'cards',
    options: [
      {
        value: 'a',
        label: 'Annuleringsverzekering'.repeat(3),
        badge: 'Meestgekozen'.repeat(4),
        end: 'Inbegrepen',
      },
    ],
  });
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('PR-113: cards with pictures stand beside one another on a phone, and the picture answers too', async () => {
  await page.viewport(390, 800);
  const photo = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '' };
  const { onChange, container } = setUp({
    variant: 'pictures',
    options: options.map((option) => ({
      ...option,
      picture: <Picture photo={photo} width={320} height={180} />,
    })),
  });
  const tops = options.map(({ label }) => radio(label).element().getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
  const box = container.querySelectorAll('img')[1]?.getBoundingClientRect() ?? new DOMRect();
  const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (under instanceof HTMLElement) under.click();
  expect(onChange.mock.calls).toEqual([['mrs']]);
});

test('disabled: the group, or one option', async () => {
  setUp({ isDisabled: true });
  await expect.element(radio('Mr')).toBeDisabled();
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<RadioGroup label="Title" options={options} defaultValue="mr" variant="cards" />);
});
