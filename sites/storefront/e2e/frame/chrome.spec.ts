import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { Locale } from '@sabadora/domain';
import { marketsOf, title } from '../purchase/checkout.ts';
import { expectFocusKept, press, tabTo } from '../support/keys.ts';
import { addressIn, journeyLocales, screenOf, wordsOf } from '../support/market.ts';
import { expectAccessible, STAY_CARDS, test } from '../support/visitor.ts';

interface MenuItem {
  label: string;
  uri?: string;
  children?: MenuItem[];
}

/** Labels of a market's menu on the path to one of its pages, level by level. */
async function wayTo(locale: Locale, uri: string): Promise<string[]> {
  const file = new URL(`../../../../packages/content/files/${locale}/chrome.json`, import.meta.url);
  const { menu } = JSON.parse(await readFile(file, 'utf8')) as { menu: MenuItem[] };
  const labels = (items: MenuItem[]): string[] => {
    for (const item of items) {
      if (item.uri === uri) return [item.label];
      const below = labels(item.children ?? []);
      if (below.length > 0) return [item.label, ...below];
    }
    return [];
  };
  return labels(menu);
}

const LANDING = '/landing/city-breaks';

for (const locale of journeyLocales) {
  test(
    `CH-039, CH-044, CH-020: from the menu of ${locale} to a landing page, and from there to a stay`,
    { tag: '@whole-matrix-only' },
    async ({ page, baseURL, isMobile }) => {
      const words = wordsOf(locale);
      const act = (target: Locator) => (isMobile ? target.tap() : target.click());
      await page.goto(addressIn(locale, baseURL));
      const header = page.getByRole('banner');
      if (isMobile) await act(header.getByRole('button', { name: words('chrome.menu'), exact: true }));
      const menu = isMobile
        ? page.getByRole('dialog', { name: words('chrome.menu') })
        : header.getByRole('navigation', { name: words('chrome.menu') });
      const way = await wayTo(locale, LANDING);
      for (const label of way.slice(0, -1)) await act(menu.getByRole('button', { name: label, exact: true }));
      await expectAccessible(page, `the open menu of ${locale}`);
      await act(menu.getByRole('link', { name: way.at(-1) ?? '', exact: true }));
      await page.waitForURL(`**${LANDING}*`);
      await expect(title(page)).toBeVisible();
      await expectAccessible(page, `the landing page of ${locale}`);
      await act(page.locator(STAY_CARDS).first().getByRole('heading').getByRole('link'));
      await page.waitForURL('**/stay/**');
      await expect(title(page)).toBeVisible();
    },
  );
}

for (const locale of marketsOf('fr_FR')) {
  test(
    `WCAG 2.1.1, 2.4.7, 2.4.11: by keyboard alone through header, menu and footer of ${locale}`,
    { tag: [screenOf(locale), '@whole-matrix-only'] },
    async ({ page, baseURL, isMobile }) => {
      const words = wordsOf(locale);
      await page.goto(addressIn(locale, baseURL, '/help'));
      const header = page.getByRole('banner');
      for (const name of [words('gifts.open'), words('chrome.wishlistOpen', { count: 0 })]) {
        const opener = header.getByRole('button', { name, exact: true });
        await press(page, opener);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFocusKept(page, `in what "${name}" opens`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      }
      // Up to the last link of the footer; `tabTo` checks each stop before it.
      await tabTo(page, page.getByRole('contentinfo').getByRole('link').last());

      await page.goto(addressIn(locale, baseURL, '/help'));
      if (isMobile)
        await press(page, header.getByRole('button', { name: words('chrome.menu'), exact: true }));
      const menu = isMobile
        ? page.getByRole('dialog', { name: words('chrome.menu') })
        : header.getByRole('navigation', { name: words('chrome.menu') });
      const way = await wayTo(locale, LANDING);
      for (const label of way.slice(0, -1))
        await press(page, menu.getByRole('button', { name: label, exact: true }));
      await press(page, menu.getByRole('link', { name: way.at(-1) ?? '', exact: true }));
      await page.waitForURL(`**${LANDING}*`);
      await expect(title(page)).toBeVisible();
    },
  );
}
