import { expect } from '@playwright/test';
import { addressIn, saturday, wordsOf } from '../support/market.ts';
import { findStay } from '../products/products.ts';
import { expectAccessible, hydrated, test } from '../support/visitor.ts';

test.use({ answersConsent: false, closedEmailModal: false });

/** An address on the host of customer care. */
function careAddress(baseURL: string | undefined, path: string): string {
  const url = new URL(addressIn('fr_FR', baseURL, path));
  url.hostname = `care.${url.hostname}`;
  return url.href;
}

test(
  'SE-012, SE-254, SE-257, CH-189: every address of customer care asks for a login, and no other does',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    for (const path of ['/', '/search', '/no/such/page']) {
      const response = await page.goto(careAddress(baseURL, path));
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1, name: words('care.title') })).toBeVisible();
      await expect(page.getByText('CARE_LOGIN_URL')).toBeVisible();
      await expect(page.locator('meta[name=robots][content^=noindex]').first()).toBeAttached();
    }
    await expectAccessible(page, 'login of customer care');
    await page.goto(addressIn('fr_FR', baseURL, '/search'));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: words('care.title') })).toHaveCount(0);
    await expect(page.getByText(words('cards.careMode'))).toHaveCount(0);
  },
);

test(
  'SE-257, SE-258, CH-002, CH-192, CH-193, CH-194: with the token customer care sees the site, told so, unindexed, and nothing is tracked',
  { tag: '@whole-matrix-only' },
  async ({ page, context, baseURL }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/^\/(?:api|gateway)\/(?:analytics|tracking|experiments)\//.test(path)) sent.push(path);
    });
    const address = careAddress(baseURL, '/search?switches=searchDates%3Dforced#country=1;a=2');
    await context.addCookies([{ name: 'sabadora-care-token', value: 'token', url: new URL(address).origin }]);
    // Customer care ignores even a consent that was given on another day.
    await context.addInitScript(() => {
      const answer = { answer: 'accepted', version: 1, atMs: Date.now() };
      localStorage.setItem('sabadora.consent', JSON.stringify(answer));
    });
    const words = wordsOf('fr_FR');
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex,nofollow');
    await expect(page.getByRole('button', { name: words('consent.settings') })).toHaveCount(0);
    await expect(page.getByText(words('cards.careMode'))).toBeVisible();
    await page.waitForTimeout(4000);
    await page.goto(careAddress(baseURL, '/'));
    await hydrated(page);
    await expect(page.getByRole('region', { name: words('consent.title') })).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['sabadora.consent']);
  },
);

test(
  'CH-192: the page of every product tells customer care whose site it is',
  { tag: '@whole-matrix-only' },
  async ({ page, context, request, baseURL }) => {
    const { offerId } = await findStay(request, { locale: 'fr_FR', checkin: saturday, isGift: true });
    const care = careAddress(baseURL, '/');
    await context.addCookies([{ name: 'sabadora-care-token', value: 'token', url: new URL(care).origin }]);
    const linkTo = async (kind: string, on: string) => {
      await page.goto(careAddress(baseURL, on));
      return (await page.locator(`main a[href^="/${kind}/"]`).first().getAttribute('href')) ?? '';
    };
    const stay = `/stay/${offerId}`;
    const paths = [
      stay,
      `/gift/${offerId}`,
      await linkTo('hotel', stay),
      await linkTo('activity', '/activities?flow=activity'),
      await linkTo('box', '/boxes'),
    ];
    for (const path of paths) {
      const response = await page.goto(careAddress(baseURL, path));
      expect(response?.status(), path).toBe(200);
      await expect(page.getByText(wordsOf('fr_FR')('cards.careMode')), path).toBeVisible();
    }
  },
);

test(
  'outside production a bare host becomes customer care’s, from page to page',
  { tag: '@whole-matrix-only' },
  async ({ page, context, baseURL }) => {
    const words = wordsOf('fr_FR');
    const title = page.getByRole('heading', { level: 1, name: words('care.title') });
    await page.goto(new URL('/?care=1', baseURL).href);
    await expect(title).toBeVisible();
    await page.goto(new URL('/search', baseURL).href);
    await expect(title).toBeVisible();
    await page.goto(new URL('/?care=', baseURL).href);
    await expect(title).toHaveCount(0);
    await context.clearCookies();
  },
);
