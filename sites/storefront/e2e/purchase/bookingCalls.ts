import { expect } from '@playwright/test';
import { CARDS, title } from './checkout.ts';
import {
  alert,
  arriveAtBooking,
  arriveAtLookup,
  arriveAtMove,
  arriveAtVoucher,
  chooseLater,
  paying,
  type BrokenCall,
} from './purchaseVisit.ts';

/** The calls for bookings and vouchers, by purpose. */
export const BOOKING_CALLS: Readonly<Record<string, BrokenCall>> = {
  'the lookup of a booking': {
    matches: (path) => path.endsWith('/bookings/lookup'),
    arrive: async (visit) => {
      await arriveAtLookup(visit);
      await visit.checkout.field('lookup.email').fill(visit.email);
    },
    act: ({ checkout }) => checkout.button('lookup.find').click(),
    says: async (visit, failure) =>
      expect(
        alert(
          visit,
          visit.words(failure === 'status 429' ? 'lookup.result.tooMany' : 'lookup.result.failed'),
        ),
      ).toBeVisible(),
    keeps: async ({ checkout, email }) => {
      await expect(checkout.field('lookup.number')).toHaveValue(/^\d{8}$/);
      await expect(checkout.field('lookup.email')).toHaveValue(email);
    },
    works: async ({ page, words }) =>
      expect(title(page)).toHaveText(new RegExp(words('lookup.booking', { reference: '\\d{8}' }))),
  },
  'a booking after a reload': {
    matches: (path) => path.endsWith('/bookings/read'),
    arrive: arriveAtBooking,
    act: async ({ page, checkout }, isFirst) => {
      if (isFirst) await page.reload();
      else await checkout.button('lookup.retry').click();
    },
    says: async ({ page, words }) => expect(page.getByText(words('lookup.failed'))).toBeVisible(),
    works: async ({ page, words }) =>
      expect(title(page)).toHaveText(new RegExp(words('lookup.booking', { reference: '\\d{8}' }))),
  },
  'the price of new dates': {
    matches: (path) => path.endsWith('/bookings/move/quote'),
    arrive: arriveAtBooking,
    act: async (visit, isFirst) => {
      if (isFirst) await chooseLater(visit);
      else await visit.checkout.button('lookup.moveRetry').click();
    },
    says: async (visit) => expect(alert(visit, visit.words('lookup.moveFailed'))).toBeVisible(),
    works: async ({ page, words }) => expect(page.getByText(words('lookup.difference'))).toBeVisible(),
  },
  'the payment of new dates': {
    matches: (path) => path.endsWith('/bookings/move'),
    arrive: arriveAtMove,
    act: (visit) => paying(visit).click(),
    says: async (visit) => expect(alert(visit, visit.words('checkout.payFailed'))).toBeVisible(),
    keeps: async ({ checkout }) => expect(checkout.field('checkout.cardNumber')).toHaveValue(CARDS.approved),
    works: async ({ page, words }) => expect(page.getByText(words('lookup.movedTitle'))).toBeVisible(),
  },
  'a cancellation': {
    matches: (path) => path.endsWith('/bookings/cancel'),
    arrive: async (visit) => {
      await arriveAtBooking(visit);
      await visit.page.getByRole('tab', { name: visit.words('lookup.tab.cancel') }).click();
    },
    act: async ({ page, checkout, words }) => {
      await checkout.button('lookup.cancel').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('lookup.confirm') })
        .click();
    },
    says: async (visit) => {
      await expect(visit.page.getByRole('alertdialog')).toBeHidden();
      await expect(alert(visit, visit.words('lookup.problem.failed'))).toBeVisible();
    },
    works: async ({ page, words }) => expect(page.getByText(words('lookup.cancelledTitle'))).toBeVisible(),
  },
  'the lookup of a voucher': {
    matches: (path) => path.endsWith('/beneficiary/voucher'),
    arrive: arriveAtVoucher,
    act: ({ checkout }) => checkout.button('voucher.enter').click(),
    says: async (visit, failure) =>
      expect(
        alert(visit, visit.words(failure === 'status 429' ? 'voucher.tooMany' : 'voucher.failed')),
      ).toBeAttached(),
    keeps: async ({ checkout }) => expect(checkout.field('voucher.code')).toHaveValue(/^[\w-]{14}$/),
    works: async ({ page, words }) =>
      expect(page.getByRole('heading', { name: words('voucher.stays') })).toBeVisible(),
  },
  'the stays of a voucher': {
    matches: (path) => path.endsWith('/single-vouchers/offers'),
    arrive: arriveAtVoucher,
    act: async ({ checkout }, isFirst) =>
      checkout.button(isFirst ? 'voucher.enter' : 'voucher.retry').click(),
    says: async ({ page, words }) => expect(page.getByText(words('voucher.failed'))).toBeVisible(),
    works: async ({ page }) =>
      expect(page.locator('main li article').getByRole('heading').first()).toBeVisible(),
  },
};
