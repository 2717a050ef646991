import { render, screen } from '../testing/render.tsx';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { Notice } from './index.ts';

test.each([
  ['info', 'Informatie'],
  ['success', 'Gelukt'],
  ['warning', 'Let op'],
  ['error', 'Fout'],
] as const)('a notice of tone %s is told apart by a word too: %s', (tone, word) => {
  render(
    <Spoken locale="nl-NL">
      <Notice tone={tone} role="status">
        De betaling is gelopen.
      </Notice>
    </Spoken>,
  );
  expect(screen.getByRole('status').textContent).toBe(`${word}: De betaling is gelopen.`);
});

test('the caller chooses whether it interrupts, waits or is simply there', () => {
  const { rerender } = render(<Notice role="alert">x</Notice>);
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(<Notice>x</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the cross takes it away', async () => {
  const onOpenChange = vi.fn();
  render(<Notice onOpenChange={onOpenChange}>x</Notice>);
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'closeButton' }]]);
  expect(screen.queryByText('x')).toBeNull();
});

test('the caller may own whether it is there', async () => {
  const onOpenChange = vi.fn();
  const notice = (isOpen: boolean) => (
    <Notice isOpen={isOpen} onOpenChange={onOpenChange}>
      x
    </Notice>
  );
  const { rerender } = render(notice(true));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(screen.getByText('x')).toBeTruthy();
  rerender(notice(false));
  expect(screen.queryByText('x')).toBeNull();
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <Notice tone="error" title="Oh" action={<a href="/x">x</a>} onOpenChange={() => {}}>
      y
    </Notice>,
  );
});
