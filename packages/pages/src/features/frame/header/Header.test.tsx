import { LOCALES, MARKETS, type Locale } from '@sabadora/domain';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../../kit/testing/renderPart.tsx';
import { Header } from './Header.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

const show = (options: PartOptions = {}, isInEveryMarket = true) =>
  renderPart(<Header isInEveryMarket={isInEveryMarket} />, {
    fetch: testNetwork({ '/content/giftBlock': 500 }).fetch,
    ...options,
  });
const banner = page.getByRole('banner');
const languages = banner.getByRole('navigation', { name: 'Language' });

test('CH-033: the logo leads home, and is named so', async () => {
  show({ href: '/stay/7' });
  await expect
    .element(banner.getByRole('link', { name: 'Sabadora, home page' }))
    .toHaveAttribute('href', '/');
});

test.each(LOCALES.filter((locale) => MARKETS[locale].country !== 'BE'))(
  'CH-034: %s has one language, so none to choose from',
  async (locale) => {
    show({ locale });
    await expect.element(banner).toBeVisible();
    expect(languages.elements()).toEqual([]);
  },
);

const languageLinks = () =>
  languages
    .getByRole('link')
    .elements()
    .map((link) => [
      link.textContent,
      link.getAttribute('lang'),
      new URL((link as HTMLAnchorElement).href).hostname,
      link.getAttribute('aria-current'),
    ]);

test.each(['fr_BE', 'nl_BE'] as const)(
  'CH-034: in Belgium the languages lead to one another: %s',
  async (locale: Locale) => {
    show({ locale });
    await expect.element(languages).toBeVisible();
    const isFrench = locale === 'fr_BE';
    expect(languageLinks()).toEqual([
      ['FR Français', 'fr-BE', MARKETS.fr_BE.host, isFrench ? 'true' : null],
      ['NL Nederlands', 'nl-BE', MARKETS.nl_BE.host, isFrench ? null : 'true'],
    ]);
  },
);

test('CH-034: from a page that one market alone has they lead home', async () => {
  const other = () => languages.getByRole('link', { name: /Nederlands/ }).element() as HTMLAnchorElement;
  const first = show({ locale: 'fr_BE', href: '/search' });
  expect(new URL(other().href).pathname).toBe('/search');
  first.unmount();
  show({ locale: 'fr_BE', href: '/search' }, false);
  expect(new URL(other().href).pathname).toBe('/');
});

test('CH-038: the heart opens the drawer of what is saved, and says how much that is', async () => {
  const saved = {
    id: 7,
    label: 'Hôtel des Dunes',
    headwords: '',
    imageUrl: '/images/7.webp',
    uri: '/stay/7',
  };
  localStorage.setItem(
    'sabadora.wishlist',
    JSON.stringify([{ ...saved, category: 'STAY', locale: 'fr_FR', hotel: { label: 'Hôtel', stars: 3 } }]),
  );
  show();
  await userEvent.click(banner.getByRole('button', { name: /wishlist/i }));
  await expect.element(page.getByRole('dialog', { name: /wishlist/i })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(banner.getByRole('button', { name: /wishlist/i })).toHaveFocus();
});

test('CH-038, CH-040: whoever is signed in opens the menu of the account, with its three pages', async () => {
  show({ accountId: '0b0e4f4e-6a5f-4c8e-9d0a-3f5b1c2d4e6f' });
  const button = banner.getByRole('button', { name: 'My account' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const menu = banner.getByRole('navigation', { name: 'My account' });
  await expect.element(menu).toBeVisible();
  const hrefs = menu
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/account/trips', '/account/wishlist', '/account/settings/profile']);
});

test('CH-040: whoever was given something finds the way in for beneficiaries among the gifts', async () => {
  show();
  await userEvent.click(banner.getByRole('button', { name: 'Gifts' }));
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toContain('/beneficiary/login');
});
