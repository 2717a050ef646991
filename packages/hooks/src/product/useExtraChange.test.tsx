import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toHref } from '../address/location.ts';
import { renderWithHooks } from '../testing/harness.tsx';
import { EXTRA_DELAY_MS, useExtraChange } from './useExtraChange.ts';

function Extra() {
  const { changingTo, changeTo } = useExtraChange({ flow: 'booking' });
  return (
    <button type="button" onClick={() => changeTo(34)}>
      {changingTo === undefined ? 'Add' : `On the way to ${changingTo}`}
    </button>
  );
}

test('PR-031: an extra leads to the offer that has it 500 ms later, for the same dates and people', async () => {
  const href = '/stay/12?origin=home#checkin=2026-12-12;checkout=2026-12-14;a=2';
  const { location } = renderWithHooks(<Extra />, { href });
  const address = () => toHref(location.read());
  const pressedAt = performance.now();
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await expect.element(page.getByRole('button', { name: 'On the way to 34' })).toBeVisible();
  await expect
    .poll(address, { interval: 10 })
    .toBe('/stay/34?origin=home#checkin=2026-12-12;checkout=2026-12-14;a=2');
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(EXTRA_DELAY_MS);
});
