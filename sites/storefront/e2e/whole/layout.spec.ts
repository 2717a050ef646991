import { expect, type Locator, type Page } from '@playwright/test';
import { findTestChromium } from '../../../../.ci/chromium.ts';
import { launchOptionsOf } from '../support/browser.ts';
import { addressIn, wordsOf } from '../support/market.ts';
import { previewAt } from '../support/preview.ts';
import {
  expectOverlayAccessible,
  hydrated,
  openSearch,
  summaryOf,
  test,
  STAY_CARDS,
} from '../support/visitor.ts';

declare global {
  // Sum of the layout shifts without user input, and what moved in each.
  var layoutShift: number;
  var moved: string[];
}

// With motion and pictures, because these tests check what moves and what loads late.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: launchOptionsOf(findTestChromium()),
});

/** Below this layout shift, no movement is visible; a count after a heading moves when the heading changes. */
const UNSEEN = 0.002;

async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    globalThis.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        globalThis.layoutShift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          globalThis.moved.push(
            `${node?.textContent?.slice(0, 40)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for `count` frames; shifts of an earlier frame have been reported by then. */
async function untilFramesAreDrawn(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Holds searches until the returned function is called. */
async function holdSearches(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/offers.json*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test(
  'CH-052, CH-055, CH-059, CH-063: nothing moves where a campaign has an announcement, a promo bar, a countdown and a banner',
  { tag: '@phone-suffices' },
  async ({ page, baseURL }) => {
    await measureShifts(page);
    const preview = previewAt('2026-12-10T12:00');
    for (const [path, parts] of [
      ['/', [page.getByRole('timer')]],
      ['/search', [page.getByRole('article', { name: 'Un samedi sous le sapin' })]],
    ] as const) {
      await page.goto(addressIn('fr_FR', baseURL, `${path}?preview=${preview}`));
      await hydrated(page);
      for (const name of ['Aperçu', 'Promotion', ...(path === '/' ? ['Annonce'] : [])])
        await expect(page.getByRole('complementary', { name })).toHaveCount(1);
      for (const part of parts) await expect(part).toBeVisible();
      const moved = await page.evaluate(() => globalThis.moved.join('\n'));
      expect(await page.evaluate(() => globalThis.layoutShift), `${path}: ${moved}`).toBeLessThan(UNSEEN);
    }
  },
);

const placeholders = (page: Page) =>
  page.locator('main div[aria-hidden="true"]:not([aria-hidden] *, article *) > *').filter({ visible: true });
const cards = (page: Page) => page.locator(STAY_CARDS);

/** Waits until the first picture of a card has loaded. */
async function expectPictures(card: Locator): Promise<void> {
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
}

for (const { place, hash } of [
  { place: 'top', hash: 'country=1;a=2' },
  // "Week-ends en Provence-Alpes-Côte d’Azur" takes two lines on a phone.
  { place: 'top, below a long heading', hash: 'region=113;a=2' },
  { place: 'end', hash: 'country=1;a=2' },
]) {
  test(
    `nothing moves when the first results come, at the ${place} of the page`,
    { tag: '@phone-suffices' },
    async ({ page, baseURL }) => {
      await measureShifts(page);
      const letThrough = await holdSearches(page);
      await page.goto(addressIn('fr_FR', baseURL, `/search#${hash}`));
      await expect(page.locator('main [data-settling]')).toBeVisible();
      await expect(placeholders(page)).toHaveCount(3);
      const footer = page.getByRole('contentinfo');
      if (place === 'end') await footer.scrollIntoViewIfNeeded();
      const before = await footer.boundingBox();
      letThrough();
      await hydrated(page);
      if (place !== 'end') await expectPictures(cards(page).first());
      const moved = await page.evaluate(() => globalThis.moved.join('\n'));
      expect(await page.evaluate(() => globalThis.layoutShift), moved).toBeLessThan(UNSEEN);
      if (place === 'end') expect((await footer.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
    },
  );
}

test(
  'nothing moves at the end of the page when the code of the cards comes after the results',
  { tag: '@phone-suffices' },
  async ({ page, baseURL }) => {
    await measureShifts(page);
    const code = Promise.withResolvers<void>();
    await page.route('**/rowParts-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    const letThrough = await holdSearches(page);
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1;a=2'), { waitUntil: 'commit' });
    await expect(placeholders(page)).toHaveCount(3);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const before = await footer.boundingBox();
    letThrough();
    await expect(page.locator('main > [aria-busy="false"]')).toBeAttached();
    // The results are shown for some frames, while only their code is missing.
    await untilFramesAreDrawn(page, 5);
    code.resolve();
    await hydrated(page);
    const moved = await page.evaluate(() => globalThis.moved.join('\n'));
    expect(await page.evaluate(() => globalThis.layoutShift), moved).toBeLessThan(UNSEEN);
    expect((await footer.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  },
);

/** Pages whose first lines are as long as they may be on a desktop. */
const LONG_LINES = ['/', '/help', '/contact', '/beneficiary/login', '/newsletter'];

for (const path of LONG_LINES)
  test(
    `nothing moves on ${path} when the fonts arrive after the first frame`,
    { tag: ['@desktop-suffices', '@whole-matrix-only'] },
    async ({ page, baseURL }) => {
      await measureShifts(page);
      const fonts = Promise.withResolvers<void>();
      await page.route(/\.woff2$/u, async (route) => {
        await fonts.promise;
        await route.continue();
      });
      await page.goto(addressIn('fr_FR', baseURL, path), { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      const isLoaded = () => page.evaluate(() => document.fonts.check('1em "Figtree Variable"'));
      expect(await isLoaded()).toBe(false);
      fonts.resolve();
      await expect.poll(isLoaded).toBe(true);
      await untilFramesAreDrawn(page, 5);
      const moved = await page.evaluate(() => globalThis.moved.join('\n'));
      expect(await page.evaluate(() => globalThis.layoutShift), moved).toBeLessThan(UNSEEN);
    },
  );

test(
  'SE-170: another page of results is announced by three placeholders at its head, in place of the cards',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1;a=2'));
    await hydrated(page);
    const letThrough = await holdSearches(page);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /(^|\D)2$/ })
      .click();
    await expect(placeholders(page)).toHaveCount(3);
    await expect(placeholders(page).first()).toBeInViewport();
    await expect(cards(page)).toHaveCount(0);
    letThrough();
    await expect(cards(page)).toHaveCount(24);
    await expect(placeholders(page)).toHaveCount(0);
  },
);

test(
  'SE-041, SE-042: on a phone the search is one line that opens, and the results are in the upper half',
  { tag: '@phones-only' },
  async ({ page, baseURL, isMobile }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1;a=2'));
    await hydrated(page);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(summaryOf(page, words)).toContainText('France');
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(360);
    await openSearch(page, words, isMobile);
    await expectOverlayAccessible(page, 'search over the results');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(summaryOf(page, words)).toBeFocused();
  },
);
