import { expect, type Page, type Route } from '@playwright/test';
import { scaled } from '../../../../.ci/slowness.ts';
import { comeLate, FAILURES, GIVEN_UP_MS, test as brokenTest } from '../support/brokenCalls.ts';
import { buyerFixtures, CARDS } from './checkout.ts';
import { CALLS } from './purchaseCalls.ts';
import {
  arriveAtMove,
  arriveAtPayment,
  arriveAtWallet,
  payingByWallet,
  visitOf,
  type Visit,
} from './purchaseVisit.ts';

const test = brokenTest.extend<{ email: string }>(buyerFixtures);

/** Fails the calls that match while `fail` is set, and counts them. */
async function breakCalls(page: Page, matches: (path: string) => boolean) {
  const broken: { fail: ((route: Route) => Promise<unknown>) | undefined; failures: number } = {
    fail: undefined,
    failures: 0,
  };
  await page.route('**/*', async (route) => {
    const isMeant = matches(new URL(route.request().url()).pathname);
    if (!isMeant || !broken.fail) return route.continue();
    broken.failures += 1;
    await broken.fail(route);
  });
  return broken;
}

/** Leaves the request without a response. */
const neverAnswer = () => Promise.resolve();

/** Waits until nothing is loading. */
const idle = (page: Page) =>
  expect(page.locator('main [aria-busy=true], dialog [aria-busy=true]')).toHaveCount(0);

for (const [name, call] of Object.entries(CALLS)) {
  const { matches, arrive, act, says, keeps, works } = call;

  test(`${name}: whatever way it fails it is said, nothing typed is lost, and it is tried again without a reload`, async ({
    page,
    request,
    baseURL,
    email,
  }) => {
    test.slow();
    const visit = visitOf({ page, request, baseURL, email });
    const broken = await breakCalls(page, matches);
    await arrive(visit);
    let isFirst = true;
    for (const [failure, way] of Object.entries(FAILURES)) {
      await test.step(failure, async () => {
        broken.fail = way;
        const before = broken.failures;
        await act(visit, isFirst);
        isFirst = false;
        await expect.poll(() => broken.failures).toBeGreaterThan(before);
        await idle(page);
        await says(visit, failure);
        await keeps?.(visit);
      });
    }
    broken.fail = comeLate;
    await act(visit, false);
    await works(visit);
  });

  test(`${name}: a response that never comes is given up, said, and retried`, async ({
    page,
    request,
    baseURL,
    email,
  }) => {
    test.slow();
    const visit = visitOf({ page, request, baseURL, email });
    const broken = await breakCalls(page, matches);
    await arrive(visit);
    broken.fail = neverAnswer;
    await act(visit, true);
    await page.waitForTimeout(GIVEN_UP_MS);
    await says(visit, 'never');
    await keeps?.(visit);
    broken.fail = undefined;
    await act(visit, false);
    await works(visit);
  });
}

/** Pays by card; the tests below fail responses after the provider has charged the buyer. */
const payByCard = ({ checkout }: Visit) => checkout.payWith(CARDS.approved);
for (const { name, arrive, pay, path, works } of [
  {
    name: 'a payment',
    arrive: arriveAtPayment,
    pay: payByCard,
    path: '/purchase/zeppto',
    works: ({ checkout }: Visit) => checkout.expectConfirmation(),
  },
  {
    name: 'the payment of new dates',
    arrive: arriveAtMove,
    pay: payByCard,
    path: '/bookings/move/finish',
    works: async ({ page, words }: Visit) => expect(page.getByText(words('lookup.movedTitle'))).toBeVisible(),
  },
  {
    name: 'the payment of a wallet',
    arrive: arriveAtWallet,
    pay: (visit: Visit) => payingByWallet(visit).click(),
    path: '/purchase/zeppto',
    works: ({ checkout }: Visit) => checkout.expectConfirmation(),
  },
]) {
  test(`PR-176: the end of ${name} is retried, in whatever way its responses fail`, async ({
    page,
    request,
    baseURL,
    email,
  }) => {
    test.slow();
    const visit = visitOf({ page, request, baseURL, email });
    await arrive(visit);
    const ways = Object.values(FAILURES);
    await page.route(`**${path}`, async (route) => {
      const way = ways.shift();
      await (way ? way(route) : route.continue());
    });
    await pay(visit);
    await works(visit);
    expect(ways).toEqual([]);
  });
}

test('PR-169, PR-171: a wallet whose payment nobody tells of says so, and its way on leads to what was booked, not to a second payment', async ({
  page,
  request,
  baseURL,
  email,
}) => {
  test.slow();
  const visit = visitOf({ page, request, baseURL, email });
  const { words } = visit;
  await arriveAtWallet(visit);
  await page.route('**/purchase/zeppto', (route) => route.abort('connectionreset'));
  await payingByWallet(visit).click();
  const sheet = page.getByRole('dialog', { name: words('stay.wallet.title') });
  // The page retries the call for half a minute.
  await expect(sheet.getByRole('alert')).toBeVisible({ timeout: scaled(90_000) });
  await expect(page).toHaveURL(/error=1/);
  await page.unroute('**/purchase/zeppto');
  await sheet.getByRole('link', { name: words('stay.wallet.book') }).click();
  await expect(page.getByText(words('checkout.paid')).first()).toBeVisible();
  await page.getByRole('link', { name: words('checkout.seeOrder') }).click();
  await visit.checkout.expectConfirmation();
});
