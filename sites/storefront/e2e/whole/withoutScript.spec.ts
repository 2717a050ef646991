import { expect, test, type Page } from '@playwright/test';
import { addDays, COUNTRY_IDS } from '@sabadora/domain';
import { addressIn, saturday, wordsOf } from '../support/market.ts';

test.use({ javaScriptEnabled: false });

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const cards = (page: Page) => visible(page, 'main li article');

/** Checks that nothing seems to be loading, and that every control is a link or part of a form that can be sent. */
async function expectOfUse(page: Page): Promise<void> {
  await expect(visible(page, 'main div[aria-hidden="true"]:not(article *)'), 'skeletons').toHaveCount(0);
  await expect(visible(page, '[role="progressbar"]'), 'progress bars').toHaveCount(0);
  await expect(visible(page, '[aria-busy="true"]'), 'busy regions').toHaveCount(0);
  const controls = 'button:not([type="submit"]), [role="button"]';
  await expect(visible(page, controls), 'buttons that need a script').toHaveCount(0);
  const fields = ':is(input, select, textarea):not(form :is(input, select, textarea))';
  await expect(visible(page, fields), 'fields outside of a form').toHaveCount(0);
}

async function hotelOfFrance(page: Page): Promise<number> {
  const answer = await page.request.get(
    '/api/offers.json?locale=fr_FR&filters.property.location.countryId=1',
  );
  const { exactMatch } = (await answer.json()) as { exactMatch: { hotelId: number }[] };
  return exactMatch[0]?.hotelId ?? 0;
}

const FLOWS: Record<string, string | ((page: Page) => Promise<string>)> = {
  'stays to book': '/search',
  'an empty search': '/search?flow=booking&origin=search+bar&a=2&destination=&theme=&checkin=&checkout=',
  'stays to give': '/search?flow=gifting',
  'one hotel': async (page) => `/search?flow=hotel&hotelId=${await hotelOfFrance(page)}`,
  activities: '/activities',
  boxes: '/boxes',
};

/** The flow that the quick suite tests; the others do the same with another list. */
const QUICK_FLOW = 'stays to book';

for (const [flow, address] of Object.entries(FLOWS)) {
  const tag = flow === QUICK_FLOW ? [] : ['@whole-matrix-only'];
  test(
    `design "Address": the page of ${flow} has its offers, and nothing on it is dead`,
    { tag },
    async ({ page, baseURL }) => {
      const path = typeof address === 'string' ? address : await address(page);
      await page.goto(addressIn('fr_FR', baseURL, path));
      await expect(cards(page).first()).toBeVisible();
      for (const link of await cards(page).getByRole('heading').getByRole('link').all())
        expect(await link.getAttribute('href')).toMatch(/^\/(stay|activity|box)\//);
      await expectOfUse(page);
    },
  );
}

test(
  'CH-059: a banner that is closed stays closed, and the next one is shown',
  { tag: '@desktop-suffices' },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    const banner = page.getByRole('complementary', { name: words('banner.region') });
    await page.goto(addressIn('fr_FR', baseURL, '/search?country=1&a=2'));
    const title = await banner.getByRole('heading').innerText();
    await banner.getByRole('button', { name: words('banner.close', { title }) }).click();
    await expect(page).toHaveURL(/\/search\?country=1&a=2$/);
    await expect(banner.getByRole('heading')).not.toHaveText(title);
  },
);

test(
  'SE-167: the blocks between rows are styled, and lead to the same place',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    await page.goto(addressIn('fr_FR', baseURL, '/search?country=1&a=2&switches=boxes%3Doff'));
    const block = page.getByRole('article', { name: words('results.giveTitle') });
    const box = await block.boundingBox();
    expect(box?.height).toBeLessThan(600);
    await page
      .getByRole('article', { name: words('results.activitiesTitleIn', { phrase: 'en France' }) })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/activities\?.*country=1/);
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  'SE-199: a place without stays is said to have none, and nothing stands for what will not come',
  { tag: '@whole-matrix-only' },
  async ({ page, baseURL }) => {
    const words = wordsOf('fr_FR');
    const found = await page.request.get('/api/autocomplete-geonames.json?locale=fr_FR&term=damme');
    const [damme] = (await found.json()) as { id: number }[];
    await page.goto(addressIn('fr_FR', baseURL, `/search?city=${damme?.id}&a=2&stars=5`));
    // `textContent`, because Playwright finds no text in <noscript>.
    expect(await page.getByRole('main').textContent()).toContain(words('search.noResults'));
    await expectOfUse(page);
    await page.getByRole('link', { name: words('search.removeFilters') }).click();
    await expect(page).not.toHaveURL(/stars/);
  },
);

test('SE-032, SE-066, SE-151: dates, people and order are plain fields and links', async ({
  page,
  baseURL,
}) => {
  const words = wordsOf('fr_FR');
  await page.goto(addressIn('fr_FR', baseURL, '/search?country=1&a=2'));
  await page.getByLabel(words('searchBox.arrival')).fill(saturday);
  await page.getByLabel(words('searchBox.departure')).fill(addDays(saturday, 1));
  await page.getByLabel(words('searchBox.adults'), { exact: true }).fill('3');
  await page.getByRole('button', { name: words('searchBox.submit') }).click();
  await page
    .getByRole('link', { name: words('filters.sort.priceAsc') })
    .first()
    .click();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    checkin: saturday,
    checkout: addDays(saturday, 1),
    a: '3',
    sort: 'priceAsc',
  });
  await expect(cards(page).first()).toContainText('1 nuit, 3 pers');
  // An emptied field means no date.
  await page.getByLabel(words('searchBox.arrival')).fill('');
  await page.getByLabel(words('searchBox.departure')).fill('');
  await page.getByRole('button', { name: words('searchBox.submit') }).click();
  await expect(page.getByLabel(words('searchBox.arrival'))).toHaveValue('');
});

test('the form finds a typed destination on the server, and its links work', async ({ page, baseURL }) => {
  const words = wordsOf('fr_FR');
  await page.goto(addressIn('fr_FR', baseURL));
  await page.getByRole('combobox', { name: words('searchBox.destination') }).fill('bruges');
  await page.getByRole('button', { name: words('searchBox.submit') }).click();
  await expect(page).toHaveURL(/[?&]city=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('search.titleIn', { phrase: 'à Bruges' }),
  );
  const hotel = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/stay\/\d+/);
  await expect(page.getByRole('main')).toContainText(hotel ?? '');
});

test('design "Address": the group of an activity and the format of a box are chosen, and lead to the checkout', async ({
  page,
  baseURL,
}) => {
  const words = wordsOf('fr_FR');
  const aside = page.getByRole('complementary').last();
  const expectPanelOfUse = async () => {
    await expect(aside).toBeVisible();
    await expect(
      visible(page, 'aside button:not([type="submit"])'),
      'buttons that need a script',
    ).toHaveCount(0);
  };
  await page.goto(addressIn('fr_FR', baseURL, '/activities'));
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expectPanelOfUse();
  const group = aside.getByRole('combobox', { name: words('activity.participants') });
  const last = (await group.getByRole('option').last().getAttribute('value')) ?? '';
  await group.selectOption(last);
  await aside.getByRole('button', { name: words('stay.seePrice') }).click();
  await expect(page).toHaveURL(new RegExp(`/activity/\\d+\\?.*a=${last}$`));
  await expect(group).toHaveValue(last);
  await expect(aside).toContainText(words('activity.adults', { count: Number(last) }));
  await aside.getByRole('button', { name: words('activity.buyForSelf') }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/voucher\\?activity=\\d+&a=${last}&customType=OWN_USE$`));

  await page.goto(addressIn('fr_FR', baseURL, '/boxes'));
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expectPanelOfUse();
  await aside.getByRole('link', { name: words('gift.physical') }).click();
  await expect(page).toHaveURL(/[A-Z]BOX(\?.*)?#giftFormat=physical$/);
  await aside.getByRole('link', { name: words('box.offer') }).click();
  await expect(page).toHaveURL(/\/booking\/summary\?box=\w+&giftFormat=physical/);
});

test('the home page leads to a weekend, a theme and a place of the own country', async ({
  page,
  baseURL,
}) => {
  const words = wordsOf('nl_BE');
  const home = addressIn('nl_BE', baseURL);
  const firstLinkOf = (title: string) => page.getByRole('region', { name: title }).getByRole('link').first();
  await page.goto(home);
  await expect(page.getByRole('button', { name: words('searchBox.aroundMe') })).toBeHidden();
  await firstLinkOf(words('home.placesTitle')).click();
  await expect(page).toHaveURL(/\/search\?region=\d+$/);
  await expect(page.locator('main li article').first()).toBeVisible();
  await page.goto(home);
  await firstLinkOf(words('home.themesTitle')).click();
  await expect(page).toHaveURL(/\/search\?theme=\d+$/);
  await page.goto(home);
  const weekend = page.locator('a[href*="checkin="]').first();
  await expect(weekend).toHaveAttribute('href', new RegExp(`^/search\\?country=${COUNTRY_IDS.BE}&`));
  await weekend.click();
  await expect(page.locator('main li article').first()).toBeVisible();
});

test('a place that nobody knows is said, and the text is kept', async ({ page, baseURL }) => {
  const words = wordsOf('fr_FR');
  await page.goto(addressIn('fr_FR', baseURL, '/search?destination=zzzzqqqq'));
  await expect(page.getByText(words('search.unknownDestination', { text: 'zzzzqqqq' }))).toBeVisible();
  await expect(page.getByRole('combobox', { name: words('searchBox.destination') })).toHaveValue('zzzzqqqq');
});
