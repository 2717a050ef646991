import { expect } from '@playwright/test';
import { title } from '../purchase/checkout.ts';
import { findStay, othersOf } from './products.ts';
import {
  arriveAtStay,
  dates,
  locale,
  moveDaysOn,
  open,
  openCalendar,
  plainStay,
  type BrokenCall,
} from '../purchase/purchaseVisit.ts';

/** Index of a free day; presses start before it and go backwards, and there are fewer presses than this. */
const FREE_DAY = 14;

/** The calls of a stay's page, by purpose. */
export const STAY_CALLS: Readonly<Record<string, BrokenCall>> = {
  'the price of a stay': {
    matches: (path) => path.endsWith('/quote'),
    arrive: async () => {},
    act: async (visit, isFirst) => {
      const { offerId } = await plainStay(visit.request);
      if (isFirst)
        await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
      else
        await visit.page
          .locator('#booking form')
          .getByRole('button', { name: visit.words('chrome.retry') })
          .click();
    },
    says: async ({ page, words }) =>
      expect(page.locator('#booking form').getByText(words('chrome.error')).first()).toBeVisible(),
    keeps: async ({ page }) => expect(page).toHaveURL(new RegExp(`checkin=${dates.checkin}`)),
    works: async ({ page }) =>
      expect(page.locator('#booking form').getByRole('status').first()).toContainText('€'),
  },
  'the detail of a stay on other days': {
    matches: (path) => /\/weekend\/\d+\/detail\.json$/.test(path),
    arrive: arriveAtStay,
    act: moveDaysOn,
    // PR-011: the previous data stays on the page.
    says: async ({ page }) => expect(page.locator('#booking form')).toBeVisible(),
    keeps: async ({ page }) => {
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL(/checkin=/);
    },
    works: async ({ page }) => {
      await expect(title(page)).toBeVisible();
      await expect(page.locator('#booking form')).toBeVisible();
    },
  },
  'the free days of a stay': {
    matches: (path) => path.endsWith('/availabilities.json'),
    arrive: arriveAtStay,
    act: async (visit, isFirst) => {
      if (!isFirst) {
        await visit.page.keyboard.press('Escape');
        await expect(visit.page.getByRole('dialog')).toHaveCount(0);
      }
      await openCalendar(visit);
    },
    // ALG-9: while the free days are unknown, each day can be chosen.
    says: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { disabled: false }).first()).toBeVisible(),
    keeps: async ({ page }) => expect(page).toHaveURL(new RegExp(`checkin=${dates.checkin}`)),
    works: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { name: /€/ }).first()).toBeVisible(),
  },
  'the nights from a day': {
    matches: (path) => path.endsWith('/packageCheckoutNights.json'),
    arrive: async (visit) => {
      await arriveAtStay(visit);
      await openCalendar(visit);
      await expect(visit.page.getByRole('gridcell', { name: /€/ }).first()).toBeVisible();
    },
    // A press on a day before the chosen one starts a new choice (ALG-10).
    act: async (visit) => {
      visit.presses = (visit.presses ?? 0) + 1;
      const day = visit.page.getByRole('gridcell', { name: /€/, disabled: false });
      await day.nth(FREE_DAY - visit.presses).click();
    },
    says: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { disabled: false }).nth(3)).toBeVisible(),
    works: async ({ page }) =>
      expect(page.getByRole('dialog').getByRole('gridcell', { selected: true }).first()).toBeVisible(),
  },
  'other offers of the hotel of a stay': {
    matches: (path) => path.endsWith('/offers.json'),
    arrive: async (visit) => {
      const { offerId } = await findStay(visit.request, {
        locale,
        checkin: dates.checkin,
        accepts: async ({ offerId: id, quote }) =>
          quote.activities.length === 0 && (await othersOf(visit.request, { locale, offerId: id })) > 0,
      });
      await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
    },
    act: async (visit, isFirst) => {
      if (!isFirst) await moveDaysOn(visit);
      await visit.page.locator('#others').scrollIntoViewIfNeeded();
    },
    // PR-012: no message; a link leads to the hotel's page, which has all offers.
    says: async ({ page, words }) =>
      expect(page.locator('#others').getByRole('link', { name: words('stay.othersAll') })).toBeVisible(),
    works: async ({ page }) => expect(page.locator('#others')).toBeVisible(),
  },
  'the order of a wallet': {
    matches: (path) => path.endsWith('/checkout/init'),
    arrive: async (visit) => {
      const { offerId } = await plainStay(visit.request);
      await open(visit, `/stay/${offerId}#checkin=${dates.checkin};checkout=${dates.checkout};a=2`);
    },
    act: async ({ page, words }, isFirst) => {
      if (!isFirst) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words('stay.wallet.open') }).click();
    },
    says: async ({ page, words }) => {
      const sheet = page.getByRole('dialog', { name: words('stay.wallet.title') });
      await expect(sheet.getByRole('alert')).toBeVisible();
      await expect(sheet.getByRole('link', { name: words('stay.wallet.book') })).toBeVisible();
    },
    works: async ({ page, words }) =>
      expect(
        page.getByRole('dialog', { name: words('stay.wallet.title') }).getByRole('button', { name: /€/ }),
      ).toBeVisible(),
  },
};
