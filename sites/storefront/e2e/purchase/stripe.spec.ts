import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { addDays, bookingHref, DEFAULT_PARTY, mondayOf, nowInParis } from '@sabadora/domain';
import { anyPort } from '../../../../.ci/services.ts';
import { startGateway, startSite, type Running } from '../../../../.ci/storefront.ts';
import {
  startStripeServer,
  type StripeServer,
  TEST_KEYS,
} from '../../../../packages/gateway/src/testing-stripe/stripeServer.ts';
import { Checkout } from './checkout.ts';
import { installFakeStripe } from './fakeStripe.ts';
import { wordsOf } from '../support/market.ts';
import { expectAccessible, test } from '../support/visitor.ts';

/** Stripe's document, into which a card's number is typed. */
const FRAME = `<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input inputmode="numeric" autocomplete="cc-number"></label>
<script>addEventListener('message', ({ ports }) => ports[0].postMessage(document.querySelector('input').value))</script>`;

const SCRIPTS = 'https://js.stripe.com/**';

/** Mocks the host of Stripe's script and of its frames. */
const serveScript = (route: Route) =>
  new URL(route.request().url()).pathname.endsWith('/stripe.js')
    ? route.fulfill({ contentType: 'text/javascript', body: `(${installFakeStripe.toString()})()` })
    : route.fulfill({ contentType: 'text/html', body: FRAME });

const words = wordsOf('fr_FR');

test.describe('with Stripe', { tag: ['@desktop-suffices', '@whole-matrix-only'] }, () => {
  let stripe: StripeServer;
  let site: Running;
  let gateway: Running;
  let data: string;
  let href: { booking: string; stay: string };

  test.beforeAll(async ({ playwright }) => {
    data = mkdtempSync(join(tmpdir(), 'stripe-e2e-'));
    stripe = await startStripeServer();
    gateway = await startGateway({
      port: await anyPort(),
      args: ['--hotels', '60', '--data', data],
      env: {
        PAYMENT: 'stripe',
        STRIPE_SECRET_KEY: TEST_KEYS.secretKey,
        STRIPE_PUBLISHABLE_KEY: TEST_KEYS.publishableKey,
        STRIPE_WEBHOOK_SECRET: TEST_KEYS.webhookSecret,
        STRIPE_API_URL: stripe.url,
      },
      stdio: 'ignore',
    });
    site = await startSite({
      port: await anyPort(),
      gateway: gateway.address,
      env: { PAYMENT: 'stripe' },
      stdio: 'ignore',
    });
    const request = await playwright.request.newContext({ baseURL: site.address });
    href = await addressesOfStay(request);
    await request.dispose();
  });
  test.afterAll(async () => {
    for (const server of [site, gateway]) await server.stop();
    await stripe.close();
    rmSync(data, { recursive: true, force: true });
  });

  test.beforeEach(async ({ context }) => {
    await context.route(SCRIPTS, serveScript);
    await context.route('https://api.stripe.com/**', async (route) => {
      const sent = route.request();
      const { pathname } = new URL(sent.url());
      const answer = await fetch(stripe.url + pathname, { method: 'POST', body: sent.postData() });
      // Always status 200: the browser would report the status of a decline as an error of the page.
      await route.fulfill({
        status: 200,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: await answer.text(),
      });
    });
    await context.route('https://hooks.stripe.com/**', async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const id = pathname.split('/').at(-1) ?? '';
      const form = { client_secret: searchParams.get('client_secret') ?? '' };
      const intent = stripe.account.readIntent(id);
      const back = new URL(intent.next_action?.redirect_to_url?.return_url ?? '');
      stripe.account.answerChallenge(id, { ...form, answer: 'approve' });
      back.searchParams.set('payment_intent', id);
      back.searchParams.set('payment_intent_client_secret', form.client_secret);
      back.searchParams.set('redirect_status', 'succeeded');
      const link = back.href.replaceAll('&', '&amp;');
      await route.fulfill({
        contentType: 'text/html',
        body: `<title>Banque</title><a href="${link}">Autoriser</a>`,
      });
    });
  });

  /** Goes from the summary of a stay to its payment. */
  async function openPayment(page: Page): Promise<void> {
    await page.goto(site.address + href.booking);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: words('checkout.toDetails') }).click();
    await new Checkout(page, 'fr_FR', 'stay').fillDetails('zoe@example.com');
    await page.getByRole('button', { name: words('checkout.toPayment') }).click();
    await expect(numberIn(page)).toBeVisible();
  }
  const numberIn = (page: Page) =>
    page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number');
  async function payWith(page: Page, number: string): Promise<void> {
    await numberIn(page).fill(number);
    await page.locator('form:has(iframe) button[type=submit]').click();
  }
  const expectBooked = async (page: Page) => {
    await page.waitForURL('**/confirmation/**');
    await expect(page.getByText(/^\d{8}$/)).toBeVisible();
  };

  test('PR-170, PR-176: a card is declined and says why, another one pays; no number comes to the site', async ({
    page,
  }) => {
    const bodies: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().startsWith(site.address)) bodies.push(sent.postData() ?? '');
    });
    await openPayment(page);
    expect(await page.evaluate(() => globalThis.fakeStripe?.options)).toMatchObject({
      mode: 'payment',
      currency: 'eur',
      locale: 'fr',
      appearance: { variables: { colorPrimary: '#14504a' } },
    });
    await expectAccessible(page, 'payment with Stripe');
    await payWith(page, '4000 0000 0000 9995');
    await expect(page.getByRole('alert')).toContainText(words('checkout.declined.funds'));
    await payWith(page, '4242 4242 4242 4242');
    await expectBooked(page);
    expect(bodies.join()).not.toMatch(/4242 ?4242|9995/);
  });

  test('PR-176: a bank that asks on its own page leads back to a booking, and leaves no secret in the address', async ({
    page,
  }) => {
    await openPayment(page);
    await payWith(page, '4000 0025 0000 3155');
    await page.waitForURL('https://hooks.stripe.com/**');
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.getByRole('link').click();
    await expectBooked(page);
    expect(addresses.at(-1)).not.toContain('payment_intent');
  });

  test('PR-166, PR-170: a wallet books at one press on the page of the stay', async ({ page }) => {
    await page.goto(site.address + href.stay);
    await page.getByRole('button', { name: words('stay.wallet.open') }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Google Pay' }).click();
    await expectBooked(page);
  });

  test('PR-160: what is paid in three keeps the card for the others', async ({ page }) => {
    await openPayment(page);
    await page.getByRole('radio', { name: /3/ }).check();
    await expect
      .poll(() => page.evaluate(() => globalThis.fakeStripe?.options))
      .toMatchObject({ setupFutureUsage: 'off_session', allowedPaymentMethodTypes: ['card'] });
    await payWith(page, '4242 4242 4242 4242');
    await expectBooked(page);
  });

  test('a script that cannot be loaded is said, and can be retried', async ({ browser }) => {
    // A new page: the fixture's page must report nothing, and the browser reports a script that fails to load.
    const page = await browser.newPage();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(site.address + href.booking);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: words('checkout.toDetails') }).click();
    await new Checkout(page, 'fr_FR', 'stay').fillDetails('zoe@example.com');
    await page.getByRole('button', { name: words('checkout.toPayment') }).click();
    const fault = page.getByRole('alert').filter({ hasText: words('checkout.stripe.failed') });
    await expect(fault).toBeVisible();
    await page.unroute(SCRIPTS);
    await page.route(SCRIPTS, serveScript);
    await fault.getByRole('button').click();
    await expect(numberIn(page)).toBeVisible();
    await page.close();
  });
});

/** Addresses of a stay's checkout and page; the stay is expensive enough to be paid in instalments. */
async function addressesOfStay(request: APIRequestContext): Promise<{ booking: string; stay: string }> {
  const locale = 'fr_FR';
  const checkin = addDays(mondayOf(nowInParis(new Date()).today), 75);
  const checkout = addDays(checkin, 1);
  const found = await request.post('/api/offers.json', {
    data: {
      locale,
      filters: { property: { location: { countryId: 1 } }, offer: { date: { checkin, nights: 1 } } },
    },
  });
  const { exactMatch } = (await found.json()) as {
    exactMatch: { mainPackage: { id: number; sellPrice: number } }[];
  };
  for (const { mainPackage } of exactMatch) {
    const { id: offerId, sellPrice: price } = mainPackage;
    const params = { locale, checkin, nights: 1, adult: 2, child: 0, baby: 0 };
    const quote = await request.get(`/api/product/${offerId}/quote`, { params });
    const { activities } = (await quote.json()) as { activities: unknown[] };
    // Without activities, because a wallet needs a day for each of them first.
    if (price < 20_000 || activities.length > 0) continue;
    const stay = { offerId, dates: { checkin, checkout }, party: DEFAULT_PARTY, activityDates: [], price };
    return {
      booking: bookingHref(stay),
      stay: `/stay/${offerId}#checkin=${checkin};checkout=${checkout};a=2;c=0;b=0`,
    };
  }
  throw new Error(`No such stay from ${checkin}.`);
}
