import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@sabadora/domain';
import { addressIn, wordsOf } from '../support/market.ts';
import { expectAccessible, hydrated, test } from '../support/visitor.ts';

test.use({ answersConsent: false, closedEmailModal: false });

/** A search with an experiment, whose activation is the first request to be sent. */
const SEARCH = '/search?switches=searchDates%3Dforced#country=1;a=2';
const ELSEWHERE = '/search#country=1;a=2;stars=4';

interface Sent {
  path: string;
  body: { visitorId: string; events?: { name: string }[] };
}

/** Requests with data about the visitor, from any tab. */
function sentBy(context: BrowserContext): Sent[] {
  const sent: Sent[] = [];
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/(?:api|gateway)\/(?:analytics|tracking|experiments)\//.test(path))
      sent.push({ path, body: request.postDataJSON() as Sent['body'] });
  });
  return sent;
}

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function noticeOf(page: Page, locale: Locale = 'fr_FR') {
  const words = wordsOf(locale);
  const notice = page.getByRole('region', { name: words('consent.title') });
  const button = (name: 'accept' | 'refuse') =>
    notice.getByRole('button', { name: words(`consent.${name}`), exact: true });
  return {
    notice,
    accept: button('accept'),
    refuse: button('refuse'),
    settings: page.getByRole('button', { name: words('consent.settings') }),
    policy: notice.getByRole('link', { name: words('consent.policy') }),
  };
}

test(
  'nothing is stored or sent before an answer, and the notice is in nobody’s way',
  { tag: '@phone-suffices' },
  async ({ page, context, baseURL }) => {
    const sent = sentBy(context);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    await hydrated(page);
    const { notice, accept, refuse, policy, settings } = await noticeOf(page);
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'consent notice');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await expect(policy).toHaveAttribute('href', '/content/data-protection');

    await test.step('refusing is as easy as accepting', async () => {
      const sizeOf = async (button: Locator) => {
        const box = await button.boundingBox();
        return [box?.width, box?.height, box?.y].map((px = Number.NaN) => Math.round(px));
      };
      expect(await sizeOf(refuse)).toEqual(await sizeOf(accept));
      expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'));
    });
    await test.step('what has the focus is never under it', async () => {
      const links = page.locator('main article').getByRole('heading').getByRole('link');
      for (const target of [links.nth(4), links.nth(9), links.nth(15), settings]) {
        await target.focus();
        const [box, bar] = [await target.boundingBox(), await notice.boundingBox()];
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
    await page.waitForTimeout(3000);
    expect(sent).toEqual([]);
    expect(await kept(page)).toEqual([]);
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThan(0.05);
  },
);

test(
  'the notice keeps its height when the fonts of the page arrive late',
  { tag: ['@phones-only', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    await page.route(/\.woff2$/u, async (route) => {
      await new Promise((done) => {
        setTimeout(done, 2000);
      });
      await route.continue();
    });
    // In this market the text needs a line more in the page's font than in the fallback.
    await page.goto(addressIn('fr_FR', baseURL, '/contact'), { waitUntil: 'commit' });
    const { notice } = await noticeOf(page);
    await expect(notice).toBeVisible();
    const first = await notice.boundingBox();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
    });
    expect(await notice.boundingBox()).toEqual(first);
  },
);

test(
  'CH-181, CH-187, CH-188: after an acceptance what happens from then on is sent, once per visitor and list',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, context, baseURL }) => {
    const sent = sentBy(context);
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    await hydrated(page);
    const { notice, accept } = await noticeOf(page);
    await accept.click();
    await expect(notice).toBeHidden();
    await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/gateway/experiments/activation']);
    const [activation] = sent;
    expect(activation?.body).toMatchObject({ variationGroupId: 'searchDates', variationId: 'forced' });
    // The activation is stored once its response has arrived.
    await expect.poll(() => kept(page)).toContain('sabadora.activated');

    await page.goto(addressIn('fr_FR', baseURL, ELSEWHERE));
    await hydrated(page);
    await expect
      .poll(() => sent.map(({ path }) => path).sort())
      .toEqual([
        '/api/analytics/ga/collect/FR',
        '/gateway/experiments/activation',
        '/gateway/tracking/events',
      ]);
    const own = new Set(sent.map(({ body }) => body.visitorId));
    expect(own.size).toBe(1);
    expect(sent.at(-1)?.body.events).toEqual([expect.objectContaining({ name: 'view_item_list' })]);
    await expect(notice).toBeHidden();
  },
);

test(
  'CH-181, CH-182, CH-183: the server assigns a variation to a visitor who consented, who is activated once and keeps it',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, context, baseURL }) => {
    const sent = sentBy(context);
    const activations = () => sent.filter(({ path }) => path === '/gateway/experiments/activation');
    /** Whether the document that the server sends has the variation. */
    const isAssigned = async (path: string) => {
      const response = await page.goto(addressIn('fr_FR', baseURL, path));
      const html = (await response?.text()) ?? '';
      await hydrated(page);
      return html.includes('"searchDates":"forced"');
    };
    // The weight is 100, but only visitors with an id are assigned.
    expect(await isAssigned('/search?switches=searchDates%3Dforced%3A100')).toBe(false);
    const { notice, accept } = await noticeOf(page);
    await accept.click();
    await expect(notice).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toContain('sabadora-visitor');
    expect(activations()).toEqual([]);

    expect(await isAssigned('/search')).toBe(true);
    await expect.poll(() => activations().length).toBe(1);
    const visitor = (await context.cookies()).find(({ name }) => name === 'sabadora-visitor')?.value;
    expect(activations()[0]?.body).toMatchObject({
      visitorId: visitor,
      variationGroupId: 'searchDates',
      variationId: 'forced',
      locale: 'fr_FR',
      environmentId: 'development',
    });
    await expect.poll(() => kept(page)).toContain('sabadora.activated');

    expect(await isAssigned('/search?a=3')).toBe(true);
    await page.waitForTimeout(2000);
    expect(activations()).toHaveLength(1);
  },
);

test(
  'a refusal is kept, can be changed in the footer, and a withdrawal forgets the visitor',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, context, baseURL }) => {
    const sent = sentBy(context);
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    await hydrated(page);
    const { notice, accept, refuse, settings } = await noticeOf(page);
    await refuse.click();
    await expect(notice).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(3000);
    await expect(notice).toBeHidden();
    expect(sent).toEqual([]);

    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeFocused();
    await expectAccessible(page, 'consent notice from the footer');
    await accept.click();
    await expect(notice).toBeHidden();
    await expect(settings).toBeFocused();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    expect(await kept(page)).toContain('sabadora.visitor');

    await settings.click();
    await refuse.click();
    await expect(settings).toBeFocused();
    expect(await kept(page)).toEqual(['sabadora.consent']);
  },
);

test(
  'a keyboard meets it early; an answer gives the focus back',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    await hydrated(page);
    const { notice, refuse, policy } = await noticeOf(page);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Tab');
    const before = page.locator('a[href="#content"]');
    await expect(before).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(policy).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect(before).toBeFocused();
  },
);

test(
  'other tabs follow an answer',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, context, baseURL }) => {
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    const other = await context.newPage();
    await other.goto(addressIn('fr_FR', baseURL, SEARCH));
    const [here, there] = [await noticeOf(page), await noticeOf(other)];
    await expect(here.notice).toBeVisible();
    await there.refuse.click();
    await expect(here.notice).toBeHidden();
  },
);

/** One market for each of the languages. */
for (const locale of ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const) {
  test(
    `the notice is small on a phone, and never over what a page is for: ${locale}`,
    { tag: ['@phones-only', ...(locale === 'fr_FR' ? [] : ['@whole-matrix-only'])] },
    async ({ page, baseURL }) => {
      await page.goto(addressIn(locale, baseURL, '/'));
      const { notice, accept, refuse } = await noticeOf(page, locale);
      await expect(notice).toBeVisible();
      const submit = page.getByRole('search').locator('button[type=submit]');
      for (const [width, height] of [
        [390, 844],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [action, bar] = [await submit.boundingBox(), await notice.boundingBox()];
        expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        expect(bar?.height).toBeLessThanOrEqual(120);
      }
      await page.setViewportSize({ width: 844, height: 390 });
      expect((await notice.boundingBox())?.height).toBeLessThan(390 / 2);

      // With text at 200 %, the notice scrolls inside and its buttons stay in sight.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.4);
      for (const answer of [refuse, accept]) await expect(answer).toBeInViewport({ ratio: 1 });
    },
  );
}

test(
  'the actions of a phone’s search stand above the notice until it is answered',
  { tag: ['@phones-only', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    await hydrated(page);
    const { notice, refuse } = await noticeOf(page);
    const words = wordsOf('fr_FR');
    const actions = page.getByRole('region', { name: words('filters.actions') });
    await expect(notice).toBeVisible();
    const bottom = async () => {
      const box = await actions.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const top = (await notice.boundingBox())?.y ?? Number.NaN;
    await expect.poll(bottom).toBe(Math.round(top));
    await refuse.click();
    await expect.poll(bottom).toBe(page.viewportSize()?.height);
  },
);

test(
  'CH-087: the notice leads to the page on data protection, where the choice can be changed',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    await page.goto(addressIn('fr_FR', baseURL, '/'));
    const { notice, policy, refuse } = await noticeOf(page);
    await policy.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Protection des données' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/content\/data-protection$/);
    await refuse.click();
    await expect(notice).toBeHidden();
    await expectAccessible(page, 'data protection');
    const words = wordsOf('fr_FR');
    await page
      .getByRole('main')
      .getByRole('button', { name: words('consent.settings') })
      .click();
    await expect(notice).toBeFocused();
  },
);
