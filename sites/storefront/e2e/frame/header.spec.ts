import { expect } from '@playwright/test';
import { addressIn, wordsOf } from '../support/market.ts';
import { test } from '../support/visitor.ts';

test(
  'CH-039: nothing of the header is loaded before it is touched, and a press that comes before its code opens the menu',
  { tag: '@phones-only' },
  async ({ page, baseURL }) => {
    const words = wordsOf('nl_BE');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const code = Promise.withResolvers<void>();
    await page.route(/headerIsland/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(addressIn('nl_BE', baseURL, '/help'));
    // Waits until the footer is hydrated, after which no part loads by itself.
    const settings = page.getByRole('button', { name: words('consent.settings') });
    await expect
      .poll(() => settings.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react'))))
      .toBe(true);
    expect(requests.filter((url) => /\/header[^/]*\.js/i.test(url))).toEqual([]);
    // The header is one line, also with two languages.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('chrome.menu'), exact: true })
      .click();
    code.resolve();
    const menu = page.getByRole('dialog', { name: words('chrome.menu') });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  },
);
