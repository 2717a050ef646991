import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ACCOUNT_PATHS, bookingHref, DEFAULT_PARTY, SIGN_IN_PATH, type Locale } from '@sabadora/domain';
import { CARDS, Checkout, marketsOf, marketsOfMatrix, test, title } from '../purchase/checkout.ts';
import { addressIn, screenOf, wordsOf } from '../support/market.ts';
import { mailWith } from '../purchase/orders.ts';
import { activityDatesOf, findStay, saturdayIn } from '../products/products.ts';
import { expectAccessible } from '../support/visitor.ts';

interface Visitor {
  page: Page;
  request: APIRequestContext;
  locale: Locale;
  email: string;
}

/** Requests a link on the sign-in page, follows the link in the e-mail, and presses the button of that page. */
async function signIn({ page, request, locale, email }: Visitor): Promise<void> {
  const words = wordsOf(locale);
  const main = page.getByRole('main');
  await main.getByLabel(words('signIn.email')).fill(email);
  await main.getByRole('button', { name: words('signIn.send') }).click();
  await expect(title(page)).toHaveText(words('signIn.title.sent'));
  const { text } = await mailWith(request, email, /[?&]token=/);
  await page.goto(/https?:\S+[?&]token=\S+/.exec(text)?.[0] ?? '');
  await expect(title(page)).toHaveText(words('signIn.title.confirm'));
  await main.getByRole('button', { name: words('signIn.button') }).click();
}

for (const locale of marketsOf('fr_FR')) {
  test(
    `CH-131, CH-132, D-081: a visitor of ${locale} books, signs in by the link of an e-mail, finds the trip, and deletes the account`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL, email }) => {
      const words = wordsOf(locale);
      const main = page.getByRole('main');
      const checkout = new Checkout(page, locale, 'stay');
      const checkin = saturdayIn(11);
      const stay = await findStay(request, { locale, checkin });
      const dates = { checkin, checkout: stay.checkout };
      const { offerId } = stay;
      const activityDates = activityDatesOf(stay);
      await page.goto(
        addressIn(locale, baseURL, bookingHref({ offerId, dates, party: DEFAULT_PARTY, activityDates })),
      );
      await checkout.goThrough(email);
      await checkout.payWith(CARDS.approved);
      await checkout.expectConfirmation();

      await page.goto(addressIn(locale, baseURL, ACCOUNT_PATHS.trips));
      await expect(title(page)).toHaveText(words('signIn.title.ask'));
      await expectAccessible(page, 'the way into an account');
      await signIn({ page, request, locale, email });
      await expect(title(page)).toHaveText(words('account.trips'));
      await expectAccessible(page, 'the trips of an account');
      const trip = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
      const [reference = ''] = /\d{8}/.exec(await trip.innerText()) ?? [];
      await main.getByRole('link', { name: words('trips.manage', { reference }) }).click();
      await expect(title(page)).toHaveText(words('lookup.booking', { reference }));

      const header = page.getByRole('banner');
      await header.getByRole('button', { name: words('account.open') }).click();
      await expectAccessible(page, 'the menu of an account');
      await header.getByRole('link', { name: words('account.profile') }).click();
      await expect(title(page)).toHaveText(words('account.profile'));
      await expectAccessible(page, 'the profile of an account');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: words('profile.export') }).click(),
      ]);
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        account: { email },
        orders: [{ number: reference }],
      });
      await main.getByLabel(words('profile.deleteConfirm')).check();
      await main.getByRole('button', { name: words('profile.delete') }).click();
      await expect(title(page)).toHaveText(words('signIn.title.deleted'));
      await page.goto(addressIn(locale, baseURL, ACCOUNT_PATHS.trips));
      await expect(title(page)).toHaveText(words('signIn.title.ask'));
    },
  );
}

for (const locale of marketsOfMatrix) {
  test(
    `CH-139: what a visitor of ${locale} saves is in the account, and leaves the device with it`,
    { tag: '@whole-matrix-only' },
    async ({ page, request, baseURL, email }) => {
      const words = wordsOf(locale);
      const main = page.getByRole('main');
      await page.goto(addressIn(locale, baseURL, '/search'));
      await main.locator('article button[aria-pressed=false]').first().click();
      await page.goto(addressIn(locale, baseURL, SIGN_IN_PATH));
      await signIn({ page, request, locale, email });
      await page.goto(addressIn(locale, baseURL, ACCOUNT_PATHS.wishlist));
      await expect(main.getByRole('listitem').filter({ has: page.locator('img') })).toHaveCount(1);
      await expectAccessible(page, 'the wishlist of an account');
      await main.getByRole('link', { name: words('account.profile') }).click();
      await main.getByRole('button', { name: words('account.signOut') }).click();
      await expect(title(page)).toHaveText(words('signIn.title.signed-out'));
      await expect.poll(() => page.evaluate(() => localStorage.getItem('sabadora.wishlist'))).toBe('[]');
      await page.goto(addressIn(locale, baseURL, SIGN_IN_PATH));
      await signIn({ page, request, locale, email });
      await page.goto(addressIn(locale, baseURL, ACCOUNT_PATHS.wishlist));
      await expect(main.getByRole('listitem').filter({ has: page.locator('img') })).toHaveCount(1);
    },
  );
}

for (const locale of marketsOfMatrix) {
  test(
    `CH-131, CH-132, D-081: a visitor of ${locale} adds a passkey, signs out by the menu, and signs in with it`,
    { tag: screenOf(locale) },
    async ({ page, request, baseURL, email, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium has an authenticator that tests can speak to.');
      const words = wordsOf(locale);
      const main = page.getByRole('main');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      // Without this, the authenticator would pick a passkey from the field's suggestions before any press.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
      await page.goto(addressIn(locale, baseURL, SIGN_IN_PATH));
      await signIn({ page, request, locale, email });
      await page.goto(addressIn(locale, baseURL, ACCOUNT_PATHS.profile));
      await main.getByRole('button', { name: words('passkeys.add') }).click();
      await expect(main.getByText(words('passkeys.added'))).toBeVisible();
      await expectAccessible(page, 'the passkeys of an account');
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: words('account.open') }).click();
      await header.getByRole('button', { name: words('account.signOut') }).click();
      await expect(title(page)).toHaveText(words('signIn.title.signed-out'));
      await page.goto(addressIn(locale, baseURL, SIGN_IN_PATH));
      await main.getByRole('button', { name: words('passkeySignIn.button') }).click();
      await expect(title(page)).toHaveText(words('account.trips'));
    },
  );
}
