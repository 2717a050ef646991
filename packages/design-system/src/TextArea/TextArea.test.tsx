import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { TextArea } from './index.ts';

const area = () => page.getByRole('textbox', { name: 'Message' });

test('PR-130: the limit is said beneath, and what is left near its end', async () => {
  render(<TextArea label="Message" maxLength={180} defaultValue={'a'.repeat(161)} />);
  await expect.element(area()).toHaveAccessibleDescription('Max. 180 characters');
  await area().fill('a'.repeat(162));
  await expect.element(area()).toHaveAccessibleDescription('18 characters left');
  await area().fill('a'.repeat(179));
  await expect.element(area()).toHaveAccessibleDescription('1 character left');
});

test('a text over the limit is kept whole, with an error that counts what to remove', async () => {
  const onChange = vi.fn();
  const { container } = render(
    <form>
      <TextArea label="Message" maxLength={10} onChange={onChange} />
    </form>,
  );
  await area().fill('Joyeux anniversaire');
  await expect.element(area()).toHaveValue('Joyeux anniversaire');
  await expect.element(page.getByText('Remove 9 characters: the limit is 10.').first()).toBeVisible();
  await expect.element(area()).toHaveAttribute('aria-invalid', 'true');
  expect(container.querySelector('form')?.checkValidity()).toBe(false);
  expect(onChange).toHaveBeenLastCalledWith('Joyeux anniversaire');
  await area().fill('👨‍👩‍👧👨‍👩‍👧 bisous');
  await expect.element(area()).not.toHaveAttribute('aria-invalid');
  expect(container.querySelector('form')?.checkValidity()).toBe(true);
});

test('the count is said near the limit only, once the visitor pauses', async () => {
  render(<TextArea label="Message" maxLength={30} />);
  const said: string[] = [];
  const status = page.getByRole('status').element();
  new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await area().click();
  await userEvent.keyboard('far away');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(said).toEqual([]);
  await userEvent.keyboard(' and then near');
  await expect.poll(() => said).toEqual(['8 characters left']);
});

test('PR-133 ALG-21: refusing, what goes over leaves the text unchanged and shows the limit for a second', async () => {
  const onChange = vi.fn();
  render(
    <TextArea
      label="Message"
      maxLength={5}
      unit="codePoint"
      overLimit="refuse"
      defaultValue="abcd"
      onChange={onChange}
    />,
  );
  await area().click();
  await userEvent.keyboard('{Control>}{End}{/Control}ef');
  await expect.element(area()).toHaveValue('abcde');
  expect(onChange.mock.calls).toEqual([['abcde']]);
  const message = page.getByText('The field is limited to 5 characters');
  await expect.element(message.first()).toBeVisible();
  await expect.poll(() => message.elements().length).toBe(0);
  await userEvent.keyboard('{Backspace}g');
  await expect.element(area()).toHaveValue('abcdg');
});

test('grows with its text', async () => {
  render(<TextArea label="Message" />);
  const height = () => area().element().getBoundingClientRect().height;
  const before = height();
  await area().fill('one\ntwo\nthree\nfour\nfive\nsix');
  await expect.poll(height).toBeGreaterThan(before + 40);
});

test('a form sends it and resets it, count included', async () => {
  const { container } = render(
    <form>
      <TextArea label="Message" maxLength={20} defaultValue="Bonne" inputProps={{ name: 'message' }} />
    </form>,
  );
  const form = container.querySelector('form') ?? undefined;
  await area().fill('Bonne fête à toi Marie');
  expect(new FormData(form).get('message')).toBe('Bonne fête à toi Marie');
  form?.reset();
  await expect.element(area()).toHaveValue('Bonne');
  await expect.element(area()).toHaveAccessibleDescription('Max. 20 characters');
});

test('controlled: it shows and counts what its owner says', async () => {
  function Upper() {
    const [value, setValue] = useState('');
    return (
      <TextArea
        label="Message"
        maxLength={10}
        value={value}
        onChange={(text) => setValue(text.toUpperCase())}
      />
    );
  }
  render(<Upper />);
  await area().fill('abc');
  await expect.element(area()).toHaveValue('ABC');
  await expect.element(area()).toHaveAccessibleDescription('7 characters left');
});

test('renders on the server and hydrates', async () => {
  expect(
    await expectHydrates(<TextArea label="Message" maxLength={180} defaultValue="Bonne fête" />, {
      locale: 'fr-FR',
    }),
  ).toContain('180 caractères max.');
});
