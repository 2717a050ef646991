import { render, screen } from '../testing/render.tsx';
import { createRef, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { Button } from './index.ts';

test('Enter and Space press it', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Book</Button>);
  screen.getByRole('button', { name: 'Book' }).focus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('with href it is a link, and the ref is its anchor', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Button href="/offers" ref={ref}>
      See the offers
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'See the offers' })).toBe(ref.current);
  expect(ref.current?.getAttribute('href')).toBe('/offers');
});

test('it does not submit a form unless asked to', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a disabled button leaves the tab order; a focusable one stays in it and does nothing', async () => {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button isDisabled onClick={onClick}>
      Book
    </Button>,
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Book' });
  expect(button().disabled).toBe(true);
  rerender(
    <Button isDisabled isFocusableWhenDisabled onClick={onClick}>
      Book
    </Button>,
  );
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter} ');
  expect(onClick).not.toHaveBeenCalled();
});

test('loading is announced in the language of the page, keeps focus and width, and blocks a second submit', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (isLoading: boolean) => (
    <Spoken locale="fr-FR">
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isLoading={isLoading}>
          Payer
        </Button>
      </form>
    </Spoken>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Payer' });
  const { width } = button.getBoundingClientRect();
  button.focus();
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(form(true));
  expect(screen.getByRole('status').textContent).toBe('Chargement…');
  expect(document.activeElement).toBe(button);
  expect(button.getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  screen.getByRole('textbox', { name: 'Name' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['small', 'medium', 'large'] as const)('size %s is at least 36 px tall, the others 44', (size) => {
  render(<Button size={size}>Book</Button>);
  const { height } = screen.getByRole('button').getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(size === 'small' ? 36 : 44);
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <>
      <Button isLoading>Book</Button>
      <Button href="/x" tone="quiet" isWide>
        Read on
      </Button>
    </>,
  );
});
