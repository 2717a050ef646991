import { expect } from '@playwright/test';
import * as calls from '@sabadora/api';
import { BASE_PATHS, type Call } from '@sabadora/api';
import { addDays } from '@sabadora/domain';
import { addressIn, saturday, wordsOf } from '../support/market.ts';
import { expectAccessible, expectOverlayAccessible, hydrated, test } from '../support/visitor.ts';

test('CH-010, CH-012: the Belgian host asks for a language once', async ({ page, baseURL }) => {
  const url = new URL('/', baseURL);
  url.hostname = 'be.localhost';
  await page.goto(url.href);
  await expectAccessible(page, 'splash');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  await page.goto(url.href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
});

test.describe('SE-014: a search goes along to another market', () => {
  const CRITERIA = `country=1;checkin=${saturday};checkout=${addDays(saturday, 1)};a=2;stars=3,4`;

  test(
    'through the languages of Belgium and the choice before them',
    { tag: '@whole-matrix-only' },
    async ({ page, baseURL }) => {
      const url = new URL(`/search?page=1#${CRITERIA}`, baseURL);
      url.hostname = 'be.localhost';
      await page.goto(url.href);
      await page.getByRole('link', { name: 'Français' }).click();
      await expect(page.getByText(/^25 - 48 résultats/)).toBeVisible();
      await page.getByRole('link', { name: 'Nederlands' }).click();
      await expect(page.getByText(/^25 - 48 resultaten/)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
      const { searchParams, hash } = new URL(page.url());
      expect(searchParams.get('page')).toBe('1');
      for (const part of CRITERIA.split(';')) expect(hash).toContain(part);
    },
  );

  test(
    'through the countries of the footer, with what was chosen last',
    { tag: '@whole-matrix-only' },
    async ({ page, baseURL }) => {
      await page.goto(addressIn('fr_FR', baseURL, '/search?page=1#country=1'));
      const words = wordsOf('fr_FR');
      const spain = page.getByRole('contentinfo').getByRole('link', { name: words('chrome.country.es_ES') });
      await hydrated(page);
      await page.evaluate(() => {
        window.location.hash = 'country=2;stars=4';
      });
      await expect(spain).toHaveAttribute('href', /\/\/es\.localhost:\d+\/search\?page=1#country=2;stars=4$/);
      await spain.click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
      await expect(page).toHaveURL(/\/search\?page=1#country=2;stars=4/);
      await hydrated(page);
    },
  );

  test('through the server’s own links, as far as a server knows it', async ({ request, baseURL }) => {
    const hrefsOf = async (path: string) => {
      const html = await (await request.get(path)).text();
      return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    };
    const { origin } = new URL(baseURL ?? '');
    expect(await hrefsOf('/search?city=2800931&a=2')).toContain(
      `${origin}/search?city=2800931&a=2&locale=es_ES`,
    );
    expect(await hrefsOf('/no/such/page')).toContain(`${origin}/?locale=es_ES`);
  });
});

test('D-063: a bare host serves fr_FR, or the market that was chosen', async ({ page, baseURL }) => {
  await page.goto(new URL('/', baseURL).href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await page.goto(new URL('/?locale=it_IT', baseURL).href);
  await page.goto(new URL('/', baseURL).href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
});

test('CH-007, CH-142, D-150: an address that leads nowhere is a 404 with a way home', async ({
  request,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const response = await request.get('/no/such/page');
  expect(response.status()).toBe(404);
  expect((await request.get('/stay/999999999')).status()).toBe(404);
  expect((await request.get('/stay/abc')).status()).toBe(404);
  const page = await context.newPage();
  const words = wordsOf('fr_FR');
  await page.goto(addressIn('fr_FR', baseURL, '/no/such/page'));
  await expect(page.getByText(words('notFound.text'))).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  await expectAccessible(page, 'not found');
  await page.getByRole('link', { name: words('notFound.action') }).click();
  await hydrated(page);
  await context.close();
});

test('design "Address": criteria in the query are rendered by the server and move into the hash', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/search?country=1&a=2&stars=5')).text();
  expect(html).toContain('<article');
  await page.goto(addressIn('fr_FR', baseURL, '/search?a=2&stars=5'));
  await hydrated(page);
  await expect(page).toHaveURL(/\/search#(.*;)?stars=5/);
});

test.describe('a damaged address', () => {
  const damaged = [
    '#checkin=2026-02-31;a=99;stars=x,5;%%%;__proto__=1',
    '#;;;=;a=;b=1e9',
    '?page=-3&flow=nothing#lat=999;lng=abc',
    '?page=99999#a=2',
  ];
  for (const [index, part] of damaged.entries()) {
    const tag = index === 0 ? [] : ['@whole-matrix-only'];
    test(`keeps what can be read: ${part}`, { tag }, async ({ page, baseURL }) => {
      await page.goto(addressIn('fr_FR', baseURL, '/search') + part);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test(
  'SE-248, SE-249, D-029: a saved stay is in the wishlist after a reload, and can be taken out',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL));
    await hydrated(page);
    const card = page.locator('main li article').first();
    const hotel = (await card.getByRole('heading').textContent()) ?? '';
    await card.locator('button[aria-pressed]').click();
    await page.reload();
    await page.getByRole('button', { name: words('chrome.wishlistOpen', { count: 1 }) }).click();
    const drawer = page.getByRole('dialog', { name: words('chrome.wishlist') });
    await expect(drawer.getByRole('link', { name: hotel })).toBeVisible();
    await expectOverlayAccessible(page, 'wishlist');
    await drawer.getByRole('button', { name: words('chrome.wishlistRemove', { label: hotel }) }).click();
    await expect(drawer.getByText(words('chrome.wishlistEmpty'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  },
);

test(
  'SE-260: a search that fails says so, and recovers without a reload',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL, context }) => {
    const words = wordsOf('fr_FR');
    let isBroken = true;
    await context.route('**/api/offers.json*', (route) =>
      isBroken
        ? route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' })
        : route.continue(),
    );
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1'));
    await expect(page.getByText(words('chrome.error'))).toBeVisible();
    await expectAccessible(page, 'error');
    isBroken = false;
    await page.getByRole('button', { name: words('chrome.retry') }).click();
    await hydrated(page);
  },
);

test(
  'SE-261: a search without results offers to remove the filters',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL, '/search#priceMin=9000000'));
    await expect(page.getByText(words('search.noResults'))).toBeVisible();
    await expectAccessible(page, 'no results');
    await page
      .getByRole('button', { name: words('search.removeFilters') })
      .last()
      .click();
    await hydrated(page);
  },
);

test('SE-035, SE-044: the switch to gifting keeps the page and hides dates and people', async ({
  page,
  baseURL,
}) => {
  const words = wordsOf('fr_FR');
  await page.goto(addressIn('fr_FR', baseURL));
  await hydrated(page);
  await page.getByRole('link', { name: words('searchBox.flowGifting') }).click();
  await expect(page).toHaveURL(/[?&]flow=gifting/);
  await expect(page.getByRole('heading', { level: 1, name: words('home.giftTitle') })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${words('searchBox.travellers')}`) }),
  ).toHaveCount(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: words('home.title') })).toBeVisible();
});

test(
  'design "Security": no call that changes something is taken from another site, as JSON or as a form',
  { tag: '@desktop-suffices' },
  async ({ request, baseURL }) => {
    const posts = Object.values<unknown>(calls).filter(isPost);
    expect(posts.length).toBeGreaterThan(20);
    for (const { name, base, path } of posts)
      for (const origin of ['https://evil.example', 'null'])
        for (const form of [undefined, { email: 'ana@example.com' }]) {
          const address = new URL(BASE_PATHS[base] + path.replaceAll(/\{\w+\}/g, '1'), baseURL).href;
          const response = await request.post(address, {
            headers: { origin },
            ...(form ? { form } : { data: {} }),
          });
          expect(response.status(), name).toBe(403);
        }
  },
);

/** Whether an export of the API package is a call that changes something. */
function isPost(exported: unknown): exported is Call {
  return (
    typeof exported === 'object' && exported !== null && 'method' in exported && exported.method !== 'GET'
  );
}
