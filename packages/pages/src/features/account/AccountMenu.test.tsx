import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { AccountButton } from './AccountButton.tsx';

const accountId = '0b0e4f4e-6a5f-4c8e-9d0a-3f5b1c2d4e6f';
const trigger = page.getByRole('button', { name: 'My account' });
const menu = page.getByRole('navigation', { name: 'My account' });
const itemOf = (name: string) => menu.getByText(name);

async function openMenu() {
  renderPart(
    <>
      <AccountButton />
      <button type="button" style={{ marginInlineStart: 400 }}>
        Elsewhere
      </button>
    </>,
    { accountId },
  );
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(menu).toBeVisible();
}

test('CH-131: whoever is not signed in has a link to the way in', async () => {
  renderPart(<AccountButton />);
  await expect
    .element(page.getByRole('link', { name: 'My account' }))
    .toHaveAttribute('href', '/account/trips');
});

test('CH-131, CH-132: the menu opens on demand, with trips, wishlist, profile and the way out', async () => {
  await openMenu();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  const hrefs = menu
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/account/trips', '/account/wishlist', '/account/settings/profile']);
  await expect.element(menu.getByRole('button', { name: 'Sign out' })).toHaveAttribute('type', 'submit');
  await trigger.click();
  await expect.element(menu).not.toBeInTheDocument();
});

test('CH-131: the arrows go through the menu, Home and End to its ends, Escape back to its button', async () => {
  await openMenu();
  for (const [key, item] of [
    ['ArrowDown', 'My trips'],
    ['ArrowUp', 'Sign out'],
    ['Home', 'My trips'],
    ['End', 'Sign out'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(itemOf(item)).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await expect.element(menu).not.toBeInTheDocument();
});

test('CH-131: a press elsewhere closes the menu, and so does leaving it by Tab', async () => {
  await openMenu();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await trigger.click();
  await userEvent.keyboard('{ArrowUp}{Tab}');
  await expect.element(menu).not.toBeInTheDocument();
});
