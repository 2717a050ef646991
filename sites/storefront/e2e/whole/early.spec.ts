import { expect, test as withReports, type Page } from '@playwright/test';
import { addressIn, wordsOf } from '../support/market.ts';
import { hydrated, test } from '../support/visitor.ts';

const SEARCH = '/search#country=1;a=2;stars=4,5';

/** Collects the searches that the page sends. */
function searchesOf(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/offers.json')) searches.push(request.url());
  });
  return searches;
}

test('design "Server rendering": the first search starts before the page’s own code runs, and is not repeated', async ({
  page,
  baseURL,
}) => {
  const searches = searchesOf(page);
  // Holds the page's code until the search has been sent.
  const sent = page.waitForRequest('**/api/offers.json*');
  await page.route(/entry-client/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(addressIn('fr_FR', baseURL, SEARCH));
  await hydrated(page);
  expect(searches).toHaveLength(1);
});

// Allows reports, because the browser reports the failure that this test causes.
withReports(
  'the first search that fails is made again by the page',
  { tag: '@whole-matrix-only' },
  async ({ page, context, baseURL }) => {
    let count = 0;
    await context.route('**/api/offers.json*', (route) => {
      count += 1;
      return count === 1 ? route.abort() : route.continue();
    });
    await page.goto(addressIn('fr_FR', baseURL, SEARCH));
    await hydrated(page);
    expect(count).toBe(2);
  },
);

test('what the server has searched is not searched again', async ({ page, request, baseURL }) => {
  expect(await (await request.get('/search?country=1&a=2')).text()).not.toContain('sabadoraEarlyInput');
  const searches = searchesOf(page);
  await page.goto(addressIn('fr_FR', baseURL, '/search?country=1&a=2'));
  await hydrated(page);
  expect(searches).toEqual([]);
});

test(
  'all stays are in the document, and not searched again',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    const searches = searchesOf(page);
    await page.goto(addressIn('fr_FR', baseURL, '/search'));
    await hydrated(page);
    expect(searches).toEqual([]);
  },
);

for (const { address, isFetched } of [
  { address: '/search', isFetched: true },
  { address: '/search#country=2;a=2', isFetched: false },
]) {
  test(
    `the first picture of the server’s results is ${isFetched ? '' : 'not '}fetched before the page’s code: ${address}`,
    { tag: ['@phones-only', ...(isFetched ? [] : ['@whole-matrix-only'])] },
    async ({ page, request, baseURL }) => {
      const html = await (await request.get('/search')).text();
      const [, first = ''] = /<article.*?<img [^>]*src="([^"]+)"/s.exec(html) ?? [];
      const pictures: string[] = [];
      page.on('request', (sent) => {
        if (sent.resourceType() === 'image') pictures.push(new URL(sent.url()).pathname);
      });
      // While the styles are held, nothing is laid out, and no other picture is requested.
      const styles = Promise.withResolvers<void>();
      await page.route(/\.css$/, async (route) => {
        await styles.promise;
        await route.continue();
      });
      await page.goto(addressIn('fr_FR', baseURL, address), { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('footer'));
      if (isFetched) await expect.poll(() => pictures).toEqual([first]);
      else expect(pictures).toEqual([]);
      styles.resolve();
      await hydrated(page);
      if (isFetched) expect(pictures.filter((picture) => picture === first)).toHaveLength(1);
    },
  );
}

declare global {
  // Names of the offers that were visible in any frame.
  var seenOffers: Set<string>;
}

for (const { address, tag = [] } of [
  { address: '/search#country=2;a=2', tag: ['@whole-matrix-only'] },
  { address: '/search?flow=gifting#country=2', tag: ['@whole-matrix-only'] },
  { address: '/search?country=1&a=2#country=2' },
  { address: '/activities?flow=activity#country=2', tag: ['@whole-matrix-only'] },
]) {
  test(
    `design "Address": ${address} never shows an offer of another search`,
    { tag },
    async ({ page, baseURL }) => {
      await page.addInitScript(() => {
        globalThis.seenOffers = new Set();
        const look = () => {
          for (const name of document.querySelectorAll('main li article h2'))
            if (name.checkVisibility()) globalThis.seenOffers.add(name.textContent);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      // Holds the page's code until the document has been painted.
      await page.route(/entry-client/, async (route) => {
        await expect(page.locator('main [data-in-its-place]').last()).toBeVisible();
        await route.continue();
      });
      await page.goto(addressIn('fr_FR', baseURL, address));
      await hydrated(page);
      const shown = await page.locator('main li article h2').allTextContents();
      expect(
        (await page.evaluate(() => [...globalThis.seenOffers])).filter((name) => !shown.includes(name)),
      ).toEqual([]);
    },
  );
}

test('SE-165: another page of results does not scroll the page to its top', async ({ page, baseURL }) => {
  await page.goto(addressIn('fr_FR', baseURL, SEARCH));
  await hydrated(page);
  const next = page.getByRole('navigation').getByRole('link', { name: /(^|\D)2$/ });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page.getByText(/^25 - 48 /)).toBeVisible();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // The title of the results is in sight and has the focus.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
});

test(
  'SE-014: a press on a language before the page is hydrated takes the search along',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    // The page's code never arrives.
    await page.route(/entry-client/, () => {});
    await page.goto(addressIn('nl_BE', baseURL, SEARCH), { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Français' }).first().click({ noWaitAfter: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
    expect(new URL(page.url()).hash).toBe('#country=1;a=2;stars=4,5');
  },
);

for (const { path, field, typed, submit, said, tag } of [
  {
    path: '/booking/lookup?number=10000001',
    field: 'lookup.email',
    typed: 'zoe@example.com',
    submit: 'lookup.find',
    said: 'lookup.result.unknown',
    tag: '@whole-matrix-only',
  },
  {
    path: '/beneficiary/login',
    field: 'voucher.code',
    typed: '2Q5T-B3XC-9T6K',
    submit: 'voucher.enter',
    said: 'voucher.unknown',
    tag: [],
  },
])
  // Allows reports, because the gateway responds with 404, which browsers report.
  withReports(
    `what is typed into the form of ${path}, and submitted before the page’s code is there, is kept and handled once it is`,
    { tag },
    async ({ page, baseURL }) => {
      const words = wordsOf('nl_BE');
      let arrive = () => {};
      const pressed = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(/entry-client/, async (route) => {
        await pressed;
        await route.continue();
      });
      await page.goto(addressIn('nl_BE', baseURL, path), { waitUntil: 'commit' });
      const input = page.getByLabel(words(field), { exact: true });
      await input.fill(typed);
      await page.getByRole('button', { name: words(submit), exact: true }).click();
      arrive();
      await expect(page.getByText(words(said)).first()).toBeVisible();
      await expect(input).toHaveValue(typed);
      expect(page.url()).not.toContain(encodeURIComponent(typed));
    },
  );
