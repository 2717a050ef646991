import { expect, type Page } from '@playwright/test';
import { addDays, parseHash } from '@sabadora/domain';
import { addressIn, saturday, componentWords, dayName, wordsOf } from '../support/market.ts';
import { hydrated, openSearch, summaryOf, test } from '../support/visitor.ts';

const locale = 'fr_FR';
const checkin = saturday;
const checkout = addDays(checkin, 2);

const criteria = (page: Page) => parseHash(new URL(page.url()).hash);

async function chooseDates(page: Page, isMobile: boolean): Promise<void> {
  const words = wordsOf(locale);
  await page.getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) }).click();
  const dialog = page.getByRole('dialog', { name: words('searchBox.dates'), exact: true });
  for (const day of [checkin, checkout]) {
    const cell = dialog.getByRole('gridcell', { name: dayName(locale, day) });
    if (isMobile) await cell.scrollIntoViewIfNeeded();
    await cell.click();
  }
  await dialog.getByRole('button', { name: componentWords(locale).StayCalendar.confirm }).click();
  await expect(dialog).toBeHidden();
}

test(
  'SE-039, SE-085: dates chosen on results without any are searched, shown and kept in the address',
  { tag: '@phone-suffices' },
  async ({ page, baseURL, isMobile }) => {
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, baseURL, '/search#country=1;a=3'));
    await hydrated(page);
    await openSearch(page, words, isMobile);
    const dates = page.getByRole('button', { name: new RegExp(`^${words('searchBox.dates')}`) });
    await expect(dates).toContainText(words('searchBox.datesPlaceholder'));
    const waits = page.getByRole('status').getByText(words('searchBox.changedMessage'));
    const title = page.getByRole('heading', { level: 1 });
    // Relative to the page, because the calendar may scroll it to make room.
    const topOnPage = () => title.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    const before = await topOnPage();
    await expect(waits).toHaveCount(0);
    await chooseDates(page, isMobile);
    await expect(waits).toHaveCount(1);
    expect(await topOnPage()).toBeCloseTo(before, 0);
    await page
      .getByRole('search')
      .getByRole('button', { name: words('searchBox.submit') })
      .click();
    await expect(page).toHaveURL(/checkin=/);
    await hydrated(page);
    await expect(waits).toHaveCount(0);
    expect(criteria(page)).toMatchObject({ country: 1, a: 3, checkin, checkout });
    await openSearch(page, words, isMobile);
    await expect(dates).toContainText(String(Number(checkin.slice(-2))));
    const sent = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/offers.json')),
    );
    expect(sent).toHaveLength(2);
  },
);

test(
  'SE-014: the search box says the search of the hash with the first results, before its own code has come',
  { tag: '@desktop-suffices' },
  async ({ page, baseURL, isMobile }) => {
    const words = wordsOf(locale);
    const code = Promise.withResolvers<void>();
    // Holds the code of the parts around the results, which include the search box.
    await page.route(/\/(?:searchPanel|tools)-.*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(
      addressIn(locale, baseURL, `/search#country=1;checkin=${checkin};checkout=${checkout};a=3;c=1`),
      { waitUntil: 'commit' },
    );
    await expect(page.locator('main li article').first()).toBeVisible();
    const box = isMobile ? summaryOf(page, words) : page.getByRole('search');
    const people = `${words('searchBox.count.adults', { count: 3 })}, ${words('searchBox.count.children', { count: 1 })}`;
    const field = (name: string) => box.getByRole('button', { name: new RegExp(`^${name}`) });
    const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
    const expectFilled = async () => {
      if (isMobile) {
        await expect(box).toContainText('France');
        return expect(box).toContainText(people);
      }
      await expect(field(words('searchBox.dates'))).toContainText(`${day.format(new Date(checkin))}\u00a0– `);
      await expect(field(words('searchBox.travellers'))).toContainText(people);
      // Only on a desktop: on a phone the page has a button, and the input is in the overlay.
      await expect(box.locator('input[name=destination]')).toHaveValue('France');
    };
    await expectFilled();
    const top = await box.boundingBox();
    code.resolve();
    await hydrated(page);
    await expectFilled();
    expect(await box.boundingBox()).toEqual(top);
  },
);

test(
  'D-031: text that names no place takes the place of the destination, is said, and goes with the next search',
  { tag: ['@desktop-suffices', '@whole-matrix-only'] },
  async ({ page, baseURL, isMobile }) => {
    const words = wordsOf(locale);
    const destination = words('searchBox.destination');
    const warning = page.getByText(words('search.unknownDestination', { text: 'Xyzzy' }));
    const type = async (text: string) => {
      await openSearch(page, words, isMobile);
      if (isMobile) await page.getByRole('button', { name: new RegExp(`^${destination}`) }).click();
      const field = (isMobile ? page.getByRole('dialog') : page).getByRole('combobox', { name: destination });
      await field.click();
      await field.fill(text);
      return field;
    };
    const submit = () =>
      page
        .getByRole('search')
        .getByRole('button', { name: words('searchBox.submit') })
        .click();

    await page.goto(addressIn(locale, baseURL, `/search#country=1;checkin=${checkin};checkout=${checkout}`));
    await hydrated(page);
    await (await type('Xyzzy')).press('Enter');
    // On a desktop, Enter has already submitted the form.
    if (isMobile) await submit();
    await expect(warning).toBeVisible();
    await hydrated(page);
    expect(criteria(page)).toMatchObject({ checkin, checkout });
    const box = await openSearch(page, words, isMobile);
    await expect(box.locator('input[name=destination]')).toHaveValue('Xyzzy');

    await type('Bruges');
    await page
      .getByRole('option', { name: /^Bruges/ })
      .first()
      .click();
    await submit();
    await expect(warning).toBeHidden();
    await expect(page).toHaveURL(/#.*city=/);
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    await expect(warning).toBeHidden();
  },
);
