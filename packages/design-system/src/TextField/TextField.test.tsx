import { render, screen } from '../testing/render.tsx';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { TextField } from './index.ts';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);

test('label, help and error are tied to the input', () => {
  render(
    <TextField
      label="E-mail"
      description="For your confirmation"
      errorMessage="Enter an address with an @"
      isRequired
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  expect(described(input)).toEqual(['For your confirmation', 'Enter an address with an @']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.required).toBe(true);
});

test('without help or error nothing describes it, and it is valid', () => {
  render(<TextField label="City" />);
  const input = screen.getByRole('textbox', { name: 'City' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('each keystroke hands over the whole text, and the caller decides what it becomes', async () => {
  const onChange = vi.fn();
  function Upper() {
    const [value, setValue] = useState('');
    return (
      <TextField
        label="Code"
        value={value}
        onChange={(text) => {
          onChange(text);
          setValue(text.toUpperCase());
        }}
      />
    );
  }
  render(<Upper />);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('ab');
  expect(onChange.mock.calls).toEqual([['a'], ['Ab']]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('AB');
});

test.each(['controlled', 'uncontrolled'])(
  'clearing a %s field empties it, tells the caller and keeps focus there',
  async (kind) => {
    const onChange = vi.fn();
    function Field() {
      const [value, setValue] = useState('Gent');
      const own = kind === 'controlled' ? { value } : { defaultValue: 'Gent' };
      return (
        <TextField
          label="Stad"
          isClearable
          {...own}
          onChange={(text) => {
            onChange(text);
            setValue(text);
          }}
        />
      );
    }
    render(
      <Spoken locale="nl-NL">
        <Field />
      </Spoken>,
    );
    screen.getByRole('button', { name: 'Stad wissen' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['']]);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('an empty, a disabled and a read-only field offer nothing to clear', () => {
  render(
    <>
      <TextField label="A" isClearable />
      <TextField label="B" isClearable isDisabled defaultValue="b" />
      <TextField label="C" isClearable isReadOnly defaultValue="c" />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('the ref is the input, and native attributes reach it', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <TextField
      label="Phone"
      type="tel"
      prefix="+33"
      ref={ref}
      inputProps={{ name: 'phone', autoComplete: 'tel' }}
    />,
  );
  expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Phone' }));
  expect(ref.current?.autocomplete).toBe('tel');
  expect(ref.current?.name).toBe('phone');
});

test('the focus ring goes round the whole box', async () => {
  render(<TextField label="Phone" prefix="+33" />);
  await userEvent.keyboard('{Tab}');
  const box = screen.getByRole('textbox').parentElement;
  expect(box && getComputedStyle(box).outlineWidth).toBe('2px');
});

test('what must be filled and what may stay empty is marked after the label', () => {
  render(
    <>
      <TextField label="Name" mark="required" isRequired />
      <TextField label="Company" mark="optional" />
    </>,
    { locale: 'fr-BE' },
  );
  expect(screen.getByText('Name').textContent).toBe('Name\u00a0*');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).required).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Company (facultatif)' })).toBeTruthy();
});

test('PR-133: over its limit nothing more is taken, and the limit shows for a second', async () => {
  const onChange = vi.fn<(text: string) => void>();
  render(<TextField label="From" maxLength={5} defaultValue="Anna" onChange={onChange} />);
  const input = page.getByRole('textbox', { name: 'From' });
  await input.click();
  await userEvent.keyboard('{End}eé');
  await expect.element(input).toHaveValue('Annae');
  expect(onChange.mock.calls).toEqual([['Annae']]);
  const message = page.getByText('The field is limited to 5 characters');
  await expect.element(message).toBeVisible();
  await expect.poll(() => message.elements().length).toBe(0);
  await userEvent.keyboard('{Backspace}!');
  await expect.element(input).toHaveValue('Anna!');
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <TextField label="E-mail" description="d" errorMessage="e" isClearable defaultValue="x" />,
  );
});

test('text typed before hydration is heard, and stays', async () => {
  function Owned() {
    const [text, setText] = useState('');
    return (
      <TextField label="Code" value={text} onChange={setText} description={`${text.length} characters`} />
    );
  }
  const container = document.createElement('div');
  document.body.append(container);
  const parsed = new DOMParser().parseFromString(
    renderToString(
      <Spoken>
        <Owned />
      </Spoken>,
    ),
    'text/html',
  );
  container.replaceChildren(...parsed.body.childNodes);
  const early = container.querySelector('input');
  if (early) early.value = 'abcd';
  render(<Owned />, { container, hydrate: true });
  const input = page.getByRole('textbox', { name: 'Code' });
  await expect.element(input).toHaveAccessibleDescription('4 characters');
  await expect.element(input).toHaveValue('abcd');
});
