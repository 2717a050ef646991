import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Telephone number of the tested site, for `renderPart`. */
export const HELP_PHONE = '+33 1 00 00 00 00';

/** Expects the advisers' hours and a link to their number, `HELP_PHONE`. */
export async function expectAdvice(): Promise<void> {
  const advice = page.getByRole('region', { name: 'Need advice?' });
  await expect
    .element(advice.getByText(/from 10h to 21h, Saturday and Sunday from 10h to 19h/))
    .toBeVisible();
  await expect
    .element(advice.getByRole('link', { name: HELP_PHONE }))
    .toHaveAttribute('href', 'tel:+33100000000');
}
