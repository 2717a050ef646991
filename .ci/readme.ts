import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { chromiumFlags, findChromium, haveBrowser } from './chromium.ts';
import { anyPort, root, stopAll, stopWithParent } from './services.ts';
import { buildSite, isBuilt, startGateway, startSite } from './storefront.ts';

// Makes the pictures of the README again from the current pages.

const folder = join(root, 'sites/storefront/pictures');
/** Width of each picture, px. */
const WIDTH = 1000;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A PNG of a page, after closing the cookie notice. */
async function shot(
  browser: Browser,
  screen: BrowserContextOptions,
  address: string,
  open?: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ ...screen, locale: 'fr-FR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('article button[aria-pressed]').first().waitFor();
  const refuse = page.getByRole('button', { name: 'Refuser' });
  await refuse.click();
  await refuse.waitFor({ state: 'detached' });
  // Moves the pointer away, so that no card shows its hover style.
  await page.mouse.move(0, 0);
  await open?.(page);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Puts the shots side by side, `WIDTH` wide in total, and writes them as one WebP. */
async function write(browser: Browser, name: string, shots: readonly string[]): Promise<void> {
  const page = await browser.newPage();
  const webp = await page.evaluate(
    async ({ urls, width, gap }) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const each = (width - gap * (urls.length - 1)) / urls.length;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round(Math.max(...images.map((image) => (image.height * each) / image.width)));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no canvas.');
      context.imageSmoothingQuality = 'high';
      images.forEach((image, index) =>
        context.drawImage(image, index * (each + gap), 0, each, (image.height * each) / image.width),
      );
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
    },
    { urls: shots, width: WIDTH, gap: 20 },
  );
  await writeFile(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
  await page.close();
}

const openField = (label: string) => async (page: Page) => {
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  await page.getByRole('dialog').waitFor();
};

const openCalendar = async (page: Page) => {
  await openField('Dates')(page);
  await page.getByRole('gridcell', { name: /€/ }).first().waitFor();
};

stopWithParent();
await haveBrowser();
if (!isBuilt()) await buildSite('storefront', { isLocal: true });
const { chromium } = await import('playwright');
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
try {
  const gateway = await startGateway({ port: await anyPort() });
  const { address } = await startSite({ port: await anyPort(), gateway: gateway.address });
  const home = `${address}/?locale=fr_FR`;
  await write(browser, 'home', [await shot(browser, DESKTOP, home)]);
  await write(browser, 'search', [await shot(browser, DESKTOP, `${address}/search?locale=fr_FR#country=1`)]);
  await write(browser, 'calendar', [await shot(browser, DESKTOP, home, openCalendar)]);
  await write(browser, 'phone', [
    await shot(browser, PHONE, home),
    await shot(browser, PHONE, home, openCalendar),
    await shot(browser, PHONE, home, openField('Voyageurs')),
  ]);
} finally {
  await browser.close();
  await stopAll();
}
