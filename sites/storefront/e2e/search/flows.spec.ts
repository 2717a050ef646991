import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, parseHash, PROMISED_GIFT_MONTHS, type Locale } from '@sabadora/domain';
import {
  addressIn,
  saturday,
  componentWords,
  journeyLocales,
  screenOf,
  wordsOf,
  type SiteWords,
} from '../support/market.ts';
import {
  expectAccessible,
  expectOverlayAccessible,
  hydrated,
  openSearch,
  summaryOf,
  test,
} from '../support/visitor.ts';

const WEEKEND = `checkin=${saturday};checkout=${addDays(saturday, 1)}`;

const criteria = (page: Page) => parseHash(new URL(page.url()).hash);
const cards = (page: Page) => page.locator('main li article');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Checks that each visible part is below the previous one. */
async function expectBelowEachOther(tops: (number | undefined)[]): Promise<void> {
  const known = tops.filter((top) => top !== undefined);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
}

/** The quick suite runs a test in one market only, on its screen. */
const quickIn = (locale: Locale) => (locale === 'nl_BE' ? [] : ['@whole-matrix-only']);

for (const locale of journeyLocales) {
  test.describe(`in ${locale}`, { tag: screenOf(locale) }, () => {
    let words: SiteWords;
    test.beforeEach(async () => {
      words = wordsOf(locale);
    });

    test(
      'SE-004, SE-010, SE-033, SE-178: a stay is found to be given, without dates, for two',
      { tag: '@whole-matrix-only' },
      async ({ page, baseURL, isMobile }) => {
        await page.goto(addressIn(locale, baseURL, `/search#country=1;${WEEKEND};a=3;c=1`));
        await hydrated(page);
        const box = await openSearch(page, words, isMobile);
        await box
          .locator('..')
          .getByRole('link', { name: words('searchBox.flowGifting'), exact: true })
          .click();
        await expect(page).toHaveURL(/[?&]flow=gifting/);
        // On a phone the search stays open after the change.
        if (isMobile) await page.keyboard.press('Escape');
        await hydrated(page);
        await expect(
          page.getByText(words('cards.voucher', { months: PROMISED_GIFT_MONTHS.stay })).first(),
        ).toBeVisible();
        const { OfferCard } = componentWords(locale);
        await expect(cards(page).first()).toContainText(OfferCard.seeGift);
        await expectAccessible(page, 'stays to give');
        await cards(page).first().getByRole('heading').getByRole('link').click();
        await page.waitForURL('**/stay/**');
        expect(new URL(page.url()).searchParams.get('flow')).toBe('gifting');
        expect(criteria(page)['checkin']).toBeUndefined();
      },
    );

    test(
      'SE-007, SE-182: one hotel shows its offers in one column, and asks for no theme',
      { tag: '@whole-matrix-only' },
      async ({ page, baseURL, isMobile }) => {
        await page.goto(addressIn(locale, baseURL, `/search#country=1;${WEEKEND}`));
        await hydrated(page);
        const answer = await page.request.get(
          '/api/offers.json?locale=fr_FR&filters.property.location.countryId=1',
        );
        const { exactMatch } = (await answer.json()) as { exactMatch: { hotelId: number }[] };
        await page.goto(addressIn(locale, baseURL, `/search?flow=hotel#hotelId=${exactMatch[0]?.hotelId}`));
        await expect(cards(page).first()).toBeVisible();
        await openSearch(page, words, isMobile);
        await expect(page.getByRole('combobox', { name: words('searchBox.theme') })).toHaveCount(0);
        await expect(
          page.getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) }),
        ).toBeVisible();
        await expectAccessible(page, 'one hotel');
      },
    );

    test(
      'SE-011, SE-036, SE-166, SE-186: activities are found, and one is looked at',
      { tag: '@whole-matrix-only' },
      async ({ page, baseURL, isMobile }) => {
        await page.goto(addressIn(locale, baseURL, `/search#country=1;${WEEKEND}`));
        await hydrated(page);
        const box = await openSearch(page, words, isMobile);
        await box
          .locator('..')
          .getByRole('link', { name: words('searchBox.flowActivity') })
          .first()
          .click();
        await page.waitForURL('**/activities?**');
        // SE-037: no criteria of the search for stays are kept.
        expect(criteria(page)).toEqual({});
        await expect(cards(page).first()).toBeVisible();
        await expectAccessible(page, 'activities');
        await cards(page).first().getByRole('heading').getByRole('link').click();
        await page.waitForURL('**/activity/**');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(criteria(page)).toMatchObject({ a: 2 });
        await expectAccessible(page, 'an activity');
      },
    );

    test(
      'SE-105…SE-109, SE-117, SE-150, SE-161: results are filtered and sorted',
      { tag: quickIn(locale) },
      async ({ page, baseURL, isMobile }) => {
        await page.goto(addressIn(locale, baseURL, `/search#country=1;${WEEKEND}`));
        await hydrated(page);
        await (isMobile ? filterOnPhone(page, words) : filterOnDesktop(page, words));
        await expect(page).toHaveURL(/facilities=/);
        await hydrated(page);
        await expect(page.getByRole('button', { name: words('filters.removeAll') })).toBeVisible();
        await expectAccessible(page, 'filtered results');
        if (isMobile) {
          await press(page, words('filters.sort'));
          const drawer = page.getByRole('dialog', { name: words('filters.sortBy') });
          await expect(drawer).toBeVisible();
          await expectOverlayAccessible(page, 'sort drawer');
          // Not `check`, which would read the radio button again after its drawer has closed.
          await drawer.getByRole('radio', { name: words('filters.sort.priceAsc') }).click({ force: true });
          await expect(drawer).toBeHidden();
        } else {
          await page
            .getByRole('combobox', { name: words('filters.sortBy') })
            .selectOption({ label: words('filters.sort.priceAsc') });
        }
        await expect(page).toHaveURL(/sort=priceAsc/);
        await press(page, words('filters.removeAll'));
        await expect(page).not.toHaveURL(/facilities=/);
        // D-095: the other criteria are kept.
        expect(criteria(page)).toMatchObject({ country: 1, checkin: saturday, sort: 'priceAsc' });
      },
    );

    test(
      'SE-235…SE-238: the map shows the results, over a phone or beside the cards, and closes',
      { tag: '@whole-matrix-only' },
      async ({ page, baseURL, isMobile }) => {
        await page.goto(addressIn(locale, baseURL, `/search#country=1;${WEEKEND}`));
        await hydrated(page);
        await press(page, new RegExp(`^(${words('map.see')}|${words('filters.map')})$`));
        const map = isMobile
          ? page.getByRole('dialog', { name: words('map.title') })
          : page.getByRole('region', { name: words('map.label') });
        await expect(map.getByRole('button', { name: /€/ }).first()).toBeVisible();
        await expectAccessible(page, 'map');
        if (isMobile) await page.keyboard.press('Escape');
        else await press(page, words('map.hide'));
        await expect(map).toBeHidden();
      },
    );
  });
}

async function filterOnDesktop(page: Page, words: SiteWords): Promise<void> {
  for (const panel of ['activities', 'price', 'distance', 'more', 'facilities'] as const) {
    await press(page, new RegExp(`^${words(`filters.${panel}`)}`));
    const reset = page.getByRole('button', { name: words('filters.reset'), exact: true });
    await expect(reset).toBeVisible();
    await expectOverlayAccessible(page, `filter ${panel}`);
    if (panel === 'facilities') break;
    await page.keyboard.press('Escape');
    await expect(reset).toHaveCount(0);
  }
  await page.getByRole('checkbox').first().check();
  await press(page, new RegExp(words('filters.viewCount', { count: 2 }).replace(/2/, '[\\d\\s.]+')));
}

async function filterOnPhone(page: Page, words: SiteWords): Promise<void> {
  await press(page, words('filters.filter'));
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('checkbox').first()).toBeVisible();
  await expectOverlayAccessible(page, 'filter modal');
  await modal.getByRole('checkbox').first().check();
  await modal.getByRole('button', { name: words('filters.confirm') }).click();
  await expect(modal).toBeHidden();
}

test(
  'SE-158: the page reads from search box to filters, count, results, pager and other places',
  { tag: '@phone-suffices' },
  async ({ page, baseURL, isMobile }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL, '/search#region=3;a=2'));
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1;a=2'));
    await hydrated(page);
    const top = async (selector: ReturnType<Page['locator']>) =>
      (await selector.count()) === 0 ? undefined : ((await selector.first().boundingBox())?.y ?? undefined);
    const tops = [
      await top(page.getByRole('navigation').first()),
      await top(isMobile ? summaryOf(page, words) : page.getByRole('search')),
      isMobile
        ? undefined
        : await top(page.getByRole('button', { name: new RegExp(`^${words('filters.activities')}`) })),
      await top(page.getByRole('heading', { level: 1 })),
      await top(cards(page)),
      await top(page.getByRole('navigation').filter({ hasText: /1 - 24|Suivant/ })),
      await top(page.getByRole('heading', { name: words('results.suggestionsTitle') })),
    ];
    expect(tops.filter((y) => y !== undefined).length).toBeGreaterThanOrEqual(isMobile ? 5 : 6);
    await expectBelowEachOther(tops);
  },
);

test(
  'SE-222, SE-263: a place without stays is followed by those around it, and it is said',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    const found = await page.request.get('/api/autocomplete-geonames.json?locale=fr_FR&term=damme');
    const [damme] = (await found.json()) as { id: number; label: string }[];
    await page.goto(addressIn('fr_FR', baseURL, `/search#city=${damme?.id};a=2`));
    await expect(page.getByRole('status').getByText(words('fallback.noExact')).last()).toBeVisible();
    await expect(page.getByRole('heading', { name: new RegExp(damme?.label ?? '') }).last()).toBeVisible();
    await page.mouse.wheel(0, 600);
    await hydrated(page);
    await expectAccessible(page, 'fallback');
  },
);

test(
  'SE-179, SE-180: the other offers of a hotel stand in a drawer, which gives the focus back',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL, '/search#country=1;a=2'));
    await hydrated(page);
    const opener = cards(page)
      .getByRole('button', { name: /^Voir les autres offres/ })
      .first();
    await opener.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('article').nth(1)).toBeVisible();
    await expectOverlayAccessible(page, 'other offers');
    await drawer.getByRole('button', { name: words('results.otherOffersBack') }).click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

/** Distance of the element from the top of the screen, in px. */
const topOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().top);

test(
  'Back restores page, place and focus, also where the results have to be fetched again',
  { tag: '@desktop-suffices' },
  async ({ page, baseURL, isMobile }) => {
    await page.goto(addressIn('fr_FR', baseURL, '/search?page=1#country=1;a=2'));
    await hydrated(page);
    // Waits for the results of the whole address: a slow machine first shows those of the query alone.
    await expect(page.getByText(/^25 - 48 /)).toBeVisible();
    await expect(page.locator('main > [aria-busy="false"]')).toBeAttached();
    const name = await cards(page).nth(12).getByRole('heading').getByRole('link').textContent();
    // Found by its name, because gift boxes that load late change the index of the card.
    const link = page
      .locator('main')
      .getByRole('link', { name: name ?? '', exact: true })
      .first();
    // Scrolled to the center: a press on a link that is under a bar at the edge of the screen would scroll first.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // An open popup keeps the page out of the back/forward cache.
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('about:blank'));
    const popup = await opened;
    await page.bringToFront();
    // The focus scrolls to the link if a late part of the page has moved it off the screen.
    await link.focus();
    const before = await topOf(link);
    await (isMobile ? link.tap() : link.press('Enter'));
    await page.waitForURL('**/stay/**');
    await popup.close();
    await page.goBack({ waitUntil: 'commit' });
    await hydrated(page);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
      'back_forward',
    );
    await expect(page.getByText(/^25 - 48 /)).toBeVisible();
    await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(200);
    await expect(link).toBeFocused();
  },
);
