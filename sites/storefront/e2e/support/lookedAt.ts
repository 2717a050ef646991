import { expect, type Locator, type Page } from '@playwright/test';
import { scaled } from '../../../../.ci/slowness.ts';
import { test } from '../purchase/checkout.ts';
import type { SiteWords } from './market.ts';
import { expectPrints, expectReflows, expectTextGrows } from './reflow.ts';
import { answers, expectAccessible, expectOverlayAccessible } from './visitor.ts';

/** Checks the page: axe, a narrow screen, large text; and print, if the page is made for printing. */
export async function look(page: Page, where: string, { isForPaper = false } = {}): Promise<void> {
  await test.step(where, async () => {
    await expectAccessible(page, where);
    await expectReflows(page, where);
    await expectTextGrows(page, where);
    if (isForPaper) await expectPrints(page, where);
  });
}

/** The same checks for an open dialog, drawer or panel, except print. */
export async function lookAtOverlay(page: Page, where: string): Promise<void> {
  await test.step(where, async () => {
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    await expectOverlayAccessible(page, where);
    await expectReflows(page, where);
    await expectTextGrows(page, where);
  });
}

/** Waits until a control is hydrated, and opens its dialog. */
export async function openBy(page: Page, control: Locator): Promise<void> {
  await answers(control);
  await press(page, control);
}

/** Presses a control until its dialog is open; its code may load with the first press. */
export async function press(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await control.click();
    await expect(page.getByRole('dialog').first()).toBeVisible({ timeout: scaled(3000) });
  }).toPass();
}

/** Closes the open dialog. */
export const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Opens the full-page photos of a product, checks them, and closes them. */
export async function lookAtPhotos(page: Page, label: string, where: string): Promise<void> {
  const photos = page.getByRole('region', { name: label.trim() });
  await openBy(page, visible(photos.getByRole('button')));
  await lookAtOverlay(page, where);
  await close(page);
}

/** Opens, checks and closes the dialogs of the buttons in a part of the page, at most `most`. */
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

/** Opens, checks and closes the calendar and the travellers of a product. */
export async function lookAtTrip(page: Page, fields: Locator, words: SiteWords): Promise<void> {
  for (const key of ['searchBox.dates', 'searchBox.travellers'] as const) {
    await openBy(page, visible(fields.getByRole('button', { name: new RegExp(`^${words(key)}`) })));
    await lookAtOverlay(page, `${words(key)} of a product`);
    await close(page);
  }
}

/** Breaks calls with an HTML response, as a proxy might: unlike an error status, the browser does not report it. */
export const breakCall = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));

/** Changes some fields of the gateway's responses. */
export const changeAnswer = (page: Page, path: string, changes: object) =>
  page.route(path, async (route) => {
    // Node does not resolve the `*.localhost` names that the browser uses for this machine.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });

/** The first visible element. */
export const visible = (locator: Locator) => locator.filter({ visible: true }).first();
