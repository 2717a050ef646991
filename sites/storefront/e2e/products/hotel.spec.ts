import { expect } from '@playwright/test';
import { addDays, parseHash } from '@sabadora/domain';
import { addressIn, componentWords, dayName, saturday, screenOf, wordsOf } from '../support/market.ts';
import { expectAccessible, expectOverlayAccessible, hydrated, test } from '../support/visitor.ts';

const checkin = saturday;
const checkout = addDays(checkin, 1);
const DATES = `checkin=${checkin};checkout=${checkout};a=2;c=0;b=0`;

test(
  'PR-053, PR-056, PR-059, PR-064, SE-173: from a search to a hotel, to its offers on other dates, to a stay',
  { tag: [screenOf('fr_FR'), '@whole-matrix-only'] },
  async ({ page, baseURL, isMobile }) => {
    const locale = 'fr_FR';
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, baseURL, `/search#country=1;${DATES}`));
    await hydrated(page);
    await page.locator('main li article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/stay/**');
    // Clicks without waiting: the link keeps the dates even before it is hydrated.
    await page.locator('main header a[href^="/hotel/"]').click();
    await page.waitForURL('**/hotel/**');
    expect(parseHash(new URL(page.url()).hash)).toMatchObject({ checkin, checkout, a: 2 });

    const offers = page.locator('#offers');
    const offer = offers.locator('article article').first();
    await expect(offer).toContainText('€');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page, 'hotel with offers');

    await offer.getByRole('button', { name: componentWords(locale).OfferCard.details }).click();
    const included = page.getByRole('dialog', { name: words('hotel.offerIncludes') });
    await expect(included.getByRole('listitem').first()).toBeVisible();
    await expectOverlayAccessible(page, 'what an offer includes');
    await page.keyboard.press('Escape');
    await expect(included).toBeHidden();

    await offers.getByRole('button', { name: words('searchBox.dates') }).click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: componentWords(locale).StayCalendar.clear }).click();
    await expect(page).not.toHaveURL(/checkin=/);
    await expect(offers.getByText(words('search.addDates'))).toBeVisible();

    // Scrolls down to use the bar that then appears over the page.
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const trip = isMobile
      ? page.getByRole('dialog', { name: words('hotel.changeTrip') })
      : page.getByRole('region', { name: words('hotel.bar') });
    if (isMobile) await page.getByRole('button', { name: words('hotel.changeTrip') }).click();
    await trip.getByRole('button', { name: words('searchBox.dates') }).click();
    await calendar.getByRole('gridcell', { name: dayName(locale, checkin) }).click();
    await calendar.getByRole('gridcell', { name: dayName(locale, checkout) }).click();
    if (isMobile) {
      await calendar.getByRole('button', { name: componentWords(locale).StayCalendar.confirm }).click();
      await trip.getByRole('button').last().click();
    }
    await expect(page).toHaveURL(/#.*checkin=\d{4}-\d\d-\d\d;checkout=/);
    await expect(offers.getByText(words('search.addDates'))).toBeHidden();

    await offer.getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/stay/**');
    expect(parseHash(new URL(page.url()).hash)).toMatchObject({ checkin, checkout, a: 2 });
    await expect(page.locator('#booking form').getByRole('status').first()).toContainText('€');
  },
);
