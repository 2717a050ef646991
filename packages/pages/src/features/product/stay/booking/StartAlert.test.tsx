import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../../kit/testing/renderPart.tsx';
import { StartAlert } from './StartAlert.tsx';

const alert = () => page.getByRole('alertdialog', { name: 'Oops, something went wrong' });

test.each([
  ['its button', () => userEvent.click(alert().getByRole('button', { name: 'Load the page again' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('PR-181: the alert is closed by %s, which loads the page again', async (_by, close) => {
  const onClose = vi.fn<() => void>();
  renderPart(<StartAlert page={{ obstacle: 'failed', isStarting: false }} onClose={onClose} />);
  await expect.element(alert()).toBeVisible();
  await close();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('PR-181: what a visitor can mend is no alert', async () => {
  renderPart(<StartAlert page={{ obstacle: 'dates', isStarting: true }} />);
  await expect.element(alert()).not.toBeInTheDocument();
});
