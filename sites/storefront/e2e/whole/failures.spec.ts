import { expect, type Page, type Route } from '@playwright/test';
import { comeLate, FAILURES, GIVEN_UP_MS, test } from '../support/brokenCalls.ts';
import { addressIn, componentWords, wordsOf, type SiteWords } from '../support/market.ts';
import { hydrated } from '../support/visitor.ts';

interface CallOfPage {
  /** Whether a request is this call. */
  matches: (url: URL, body: string) => boolean;
  /** The search that makes the call, as a hash. @default "a=2" */
  hash?: string;
  /** Does what makes the page send the call; nothing when the page sends it by itself. */
  act: (visit: Visit) => Promise<void>;
  /** Checks the message about the failure; undefined when the specification wants none. */
  says?: (visit: Visit) => Promise<void>;
  /** Does what a visitor would do to try again, for the first or the second time. */
  again: (visit: Visit, isSecond: boolean) => Promise<void>;
  /** Checks the page once the call has worked. */
  works: (visit: Visit) => Promise<void>;
}

interface Visit {
  page: Page;
  words: SiteWords;
}

const isOffers = (url: URL) => url.pathname.endsWith('/offers.json');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const CALLS: Readonly<Record<string, CallOfPage>> = {
  results: {
    matches: (url) => isOffers(url) && !url.searchParams.has('filters.property.excludedHotelIds'),
    hash: 'country=1;a=2',
    act: async () => {},
    says: async ({ page, words }) => {
      await expect(page.getByText(words('chrome.error'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('searchBox.submit') })).toBeEnabled();
    },
    again: ({ page, words }) => press(page, words('chrome.retry')),
    works: ({ page }) => hydrated(page),
  },
  'counts of filters': {
    matches: (url) => url.pathname.endsWith('/facets.json'),
    act: async ({ page, words }) => {
      await hydrated(page);
      await press(page, new RegExp(`^${words('filters.facilities')}`));
    },
    says: async ({ page, words }) =>
      expect(
        page
          .getByRole('dialog')
          .getByText(words('filters.failed'))
          .or(page.getByText(words('filters.failed')))
          .first(),
      ).toBeVisible(),
    again: ({ page, words }) => press(page, words('filters.retry')),
    works: async ({ page }) => expect(page.getByRole('checkbox').first()).toBeVisible(),
  },
  'destination suggestions': {
    matches: (url) => /[aA]utocomplete/.test(url.pathname),
    act: async ({ page, words }) => {
      await hydrated(page);
      await page.getByRole('combobox', { name: words('searchBox.destination') }).fill('bru');
    },
    // SE-061: a failure is only logged.
    again: async ({ page, words }, isSecond) =>
      page.getByRole('combobox', { name: words('searchBox.destination') }).fill(isSecond ? 'bruges' : 'brug'),
    works: async ({ page }) => expect(page.getByRole('option', { name: /Bruges/ }).first()).toBeVisible(),
  },
  'prices of the calendar': {
    matches: (url) => url.pathname.endsWith('/calendar-prices.json'),
    act: async ({ page, words }) => {
      await hydrated(page);
      await press(page, new RegExp(`^${words('searchBox.dates')}`));
      await expect(page.getByRole('gridcell').first()).toBeVisible();
    },
    // D-101: prices are hints; without them, every day can still be chosen.
    again: async ({ page }) => {
      const { StayCalendar } = componentWords('fr_FR');
      await press(page, StayCalendar.nextMonth);
      await press(page, StayCalendar.nextMonth);
    },
    works: async ({ page }) => expect(page.getByRole('gridcell', { name: /€/ }).first()).toBeVisible(),
  },
  'other offers of a hotel': {
    matches: (url, body) => isOffers(url) && body.includes('hotelId'),
    act: async ({ page }) => {
      await hydrated(page);
      await page
        .locator('main article')
        .getByRole('button', { name: /^Voir les autres offres/ })
        .first()
        .click();
    },
    says: async ({ page, words }) =>
      expect(page.getByRole('dialog').getByText(words('chrome.error'))).toBeVisible(),
    again: async ({ page, words }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('chrome.retry') })
        .click(),
    works: async ({ page }) => expect(page.getByRole('dialog').locator('article').first()).toBeVisible(),
  },
  'stays on the map': {
    matches: (url, body) => isOffers(url) && body.includes('performMapSearch'),
    act: async ({ page, words }) => {
      await hydrated(page);
      await press(page, words('map.see'));
    },
    says: async ({ page, words }) => expect(page.getByText(words('map.error')).first()).toBeVisible(),
    again: async ({ page, words }) => press(page, words('chrome.retry')),
    works: async ({ page, words }) =>
      expect(
        page
          .getByRole('region', { name: words('map.label') })
          .getByRole('button', { name: /€/ })
          .first(),
      ).toBeVisible(),
  },
  'other stays below too few': {
    matches: (url) => isOffers(url) && url.searchParams.has('filters.property.excludedHotelIds'),
    hash: 'priceMin=24000;a=2;theme=39;checkin=2027-01-09;checkout=2027-01-10',
    act: async () => {},
    again: async ({ page }) => {
      await page.reload();
    },
    works: async ({ page }) => expect(page.locator('main article').first()).toBeVisible(),
  },
};

/** The whole matrix makes each call fail in every way, two ways per test; the quick suite only in two ways. */
const isWhole = process.env['SABADORA_MATRIX'] === 'all';

/** Calls in the quick suite; tests of components cover the messages and retries of the others. */
const QUICK_CALLS = ['results'];

for (const [index, [name, call]] of Object.entries(CALLS).entries()) {
  if (!isWhole && !QUICK_CALLS.includes(name)) continue;
  const kinds = Object.entries(FAILURES);
  /** Two ways to fail: the one `step` after the call's first one, and the one three after that. */
  const ways = (step: number) => [
    kinds[(index + step) % kinds.length],
    kinds[(index + step + 3) % kinds.length],
  ];
  for (const step of isWhole ? [0, 1, 2, 3] : [0]) {
    const [first, second] = ways(step);
    if (!first || !second) continue;
    test(`${name}: after ${first[0]}, and then ${second[0]}, the page is usable, says so and can be used while it recovers`, async ({
      page,
      baseURL,
    }) => {
      await visitBroken({ page, baseURL, call, failures: [first[1], second[1]], recover: comeLate });
    });
  }

  if (isWhole) {
    test(`${name}: a response that never comes is given up, and the page recovers`, async ({
      page,
      baseURL,
    }) => {
      await visitBroken({
        page,
        baseURL,
        call,
        failures: [() => new Promise(() => {})],
        patience: GIVEN_UP_MS,
      });
    });
  }
}

test(
  'a visitor who goes offline is told so by the next search, whose message needs no further code; once online the results come by themselves',
  { tag: '@whole-matrix-only' },
  async ({ page, context, baseURL }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1;a=2'));
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('combobox', { name: words('filters.sortBy') }).selectOption('priceAsc');
    await expect(page.getByText(words('chrome.error'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('searchBox.submit') })).toBeEnabled();
    await context.setOffline(false);
    await hydrated(page);
    await expect(page.getByText(words('chrome.error'))).toBeHidden();
  },
);

/** Opens the page with a call that fails in each of the ways in turn, and then works. */
async function visitBroken({
  page,
  baseURL,
  call: { matches, hash = 'a=2', act, says, again, works },
  failures,
  recover = (route) => route.continue(),
  patience = 0,
}: {
  page: Page;
  baseURL: string | undefined;
  call: CallOfPage;
  failures: readonly ((route: Route) => Promise<unknown>)[];
  /** Handles the call once it works again. @default continues it */
  recover?: (route: Route) => Promise<unknown>;
  /** Milliseconds to wait until the client has given up. */
  patience?: number;
}): Promise<void> {
  const visit: Visit = { page, words: wordsOf('fr_FR') };
  let fail = failures[0];
  let failed = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!matches(new URL(request.url()), request.postData() ?? '')) return route.continue();
    if (!fail) return recover(route);
    failed += 1;
    return fail(route);
  });
  await page.goto(`${addressIn('fr_FR', baseURL, '/search')}#${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page stays usable: its search can be changed.
  const submit = page.getByRole('button', { name: visit.words('searchBox.submit') }).first();
  for (const [index, next] of failures.entries()) {
    fail = next;
    // The page may already have sent the first call by itself.
    const before = index === 0 ? 0 : failed;
    await (index === 0 ? act(visit) : again(visit, false));
    await expect.poll(() => failed).toBeGreaterThan(before);
    if (patience > 0) await page.waitForTimeout(patience);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await says?.(visit);
    await expect(submit).toBeAttached();
  }
  fail = undefined;
  await again(visit, true);
  await expect(submit).toBeAttached();
  await works(visit);
}
