import { expect, type Locator, type Page } from '@playwright/test';
import { scaled } from '../../../../.ci/slowness.ts';
import { test } from '../purchase/checkout.ts';
import type { SiteWords } from './market.ts';
import { expectPrints, expectReflows, expectTextGrows } from './reflow.ts';
import { answers, expectAccessible, expectOverlayAccessible } from './visitor.ts';

/** Nothing is wrong with what is shown: axe, a narrow screen, large text; and on paper, where it is for paper. */
export async function look(page: Page, where: string, { isForPaper = false } = {}): Promise<void> {
  await test.step(where, async () => {
    await expectAccessible(page, where);
    await expectReflows(page, where);
    await expectTextGrows(page, where);
    if (isForPaper) await expectPrints(page, where);
  });
}

/** The same of an open dialog, drawer or panel. */
export async function lookAtOverlay(page: Page, where: string): Promise<void> {
  await test.step(where, async () => {
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    await expectOverlayAccessible(page, where);
    await expectReflows(page, where);
    await expectTextGrows(page, where);
  });
}

/** Opens what a control opens, once its code is there. */
export async function openBy(page: Page, control: Locator): Promise<void> {
  await answers(control);
  await press(page, control);
}

/** Opens what a control opens, whose code may come with the first touch. */
export async function press(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await control.click();
    await expect(page.getByRole('dialog').first()).toBeVisible({ timeout: scaled(3000) });
  }).toPass();
}

/** Closes what is open. */
export const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Opens the photos of a product over the whole page, looks at them, and closes them. */
export async function lookAtPhotos(page: Page, label: string, where: string): Promise<void> {
  const photos = page.getByRole('region', { name: label.trim() });
  await openBy(page, visible(photos.getByRole('button')));
  await lookAtOverlay(page, where);
  await close(page);
}

/** Opens, looks at and closes each dialog and drawer that a button of a part of the page opens, a few at most. */
export async function lookAtDialogs(page: Page, part: Locator, most = 6): Promise<void> {
  const buttons = part.locator('button[aria-haspopup=dialog]').filter({ visible: true });
  await expect(buttons.first()).toBeVisible();
  for (let nth = 0; nth < Math.min(await buttons.count(), most); nth += 1) {
    const button = buttons.nth(nth);
    await openBy(page, button);
    await lookAtOverlay(page, `what "${await button.textContent()}" opens`);
    await close(page);
  }
}

/** Opens, looks at and closes the calendar and the people of a product. */
export async function lookAtTrip(page: Page, fields: Locator, words: SiteWords): Promise<void> {
  for (const key of ['searchBox.dates', 'searchBox.travellers'] as const) {
    await openBy(page, visible(fields.getByRole('button', { name: new RegExp(`^${words(key)}`) })));
    await lookAtOverlay(page, `${words(key)} of a product`);
    await close(page);
  }
}

/** Breaks calls as a proxy may, which answers in the place of the gateway: the browser's console has nothing to report of it. */
export const breakCall = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

/** Answers calls by what the gateway answers, with some of it changed. */
export const changeAnswer = (page: Page, path: string, changes: object) =>
  page.route(path, async (route) => {
    // Node does not know the names under which the browser finds this machine.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });

/** The first that is shown. */
export const visible = (locator: Locator) => locator.filter({ visible: true }).first();
