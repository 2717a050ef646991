import { expect } from '@playwright/test';
import { CARDS, title } from './checkout.ts';
import {
  alert,
  arriveAtDetails,
  arriveAtPayment,
  arriveAtPending,
  arriveAtSummary,
  arriveAtWays,
  bookingOf,
  inParts,
  open,
  paying,
  type BrokenCall,
} from './purchaseVisit.ts';

/** The calls of a checkout, by purpose. */
export const CHECKOUT_CALLS: Readonly<Record<string, BrokenCall>> = {
  'the beginning of a checkout': {
    matches: (path) => path.endsWith('/checkout/init'),
    arrive: async () => {},
    act: async (visit, isFirst) => {
      if (isFirst) await open(visit, await bookingOf(visit));
      else await visit.checkout.button('checkout.retry').click();
    },
    says: async ({ page, words }) => expect(page.getByText(words('checkout.failed'))).toBeVisible(),
    works: ({ checkout }) => checkout.expectSummary(),
  },
  'the choice of a cancellation': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: arriveAtSummary,
    act: ({ page }) => page.getByRole('radio').first().click(),
    says: async (visit) => expect(alert(visit, visit.words('checkout.failed'))).toBeVisible(),
    works: async (visit) => {
      await expect(visit.page.getByRole('radio').first()).toBeChecked();
      await expect(alert(visit, visit.words('checkout.failed'))).toBeHidden();
    },
  },
  'the details of the buyer': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: async (visit) => {
      await arriveAtDetails(visit);
      await visit.checkout.fillDetails(visit.email);
    },
    act: ({ checkout }) => checkout.button('checkout.toPayment').click(),
    says: async (visit) => expect(alert(visit, visit.words('checkout.failed'))).toBeVisible(),
    keeps: async ({ checkout, email }) => {
      await expect(checkout.field('checkout.email')).toHaveValue(email);
      await expect(checkout.field('checkout.city')).toHaveValue('Gent');
    },
    works: async ({ page, words }) => expect(title(page)).toHaveText(words('checkout.title.payment')),
  },
  'a promotion code': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: async (visit) => {
      await arriveAtPayment(visit);
      await visit.page.getByText(visit.words('checkout.code.title')).click();
      await visit.checkout.field('checkout.code.field').fill('welcome5');
    },
    act: ({ checkout }) => checkout.button('checkout.code.apply').click(),
    says: async ({ page, words }) =>
      expect(page.getByText(words('checkout.code.fault.failed')).first()).toBeVisible(),
    keeps: async ({ checkout }) => expect(checkout.field('checkout.code.field')).toHaveValue('welcome5'),
    works: async ({ checkout, page }) => {
      await expect(checkout.field('checkout.code.field')).toHaveValue('');
      await expect(page.getByText('WELCOME5').first()).toBeVisible();
    },
  },
  'a way to pay': {
    matches: (path) => /\/checkout\/[\w-]{36}$/.test(path),
    arrive: arriveAtWays,
    act: (visit) => inParts(visit).click(),
    says: async (visit) => {
      await expect(alert(visit, visit.words('checkout.failed'))).toBeVisible();
      // The page shows the saved choice again.
      await expect(inParts(visit)).not.toBeChecked();
    },
    keeps: async ({ checkout }) => expect(checkout.field('checkout.cardNumber')).toHaveValue(CARDS.approved),
    works: async (visit) => {
      await expect(inParts(visit)).toBeChecked();
      await expect(alert(visit, visit.words('checkout.failed'))).toBeHidden();
      await expect(
        visit.page.getByRole('table', { name: visit.words('checkout.way.schedule') }),
      ).toBeVisible();
    },
  },
  'the order of a confirmation that waits for the bank': {
    matches: (path) => /\/orders\/[\w-]{36}$/.test(path),
    arrive: arriveAtPending,
    // No action is needed, because the page polls the order.
    act: async () => {},
    says: async ({ page, words }) =>
      expect(page.getByRole('status').filter({ hasText: words('checkout.unclear') })).toBeVisible(),
    works: async ({ bank, checkout }) => {
      await bank?.getByRole('button').first().click();
      await checkout.expectConfirmation();
    },
  },
  'the beginning of a payment': {
    matches: (path) => path.endsWith('/purchase/orders'),
    arrive: arriveAtPayment,
    act: async (visit, isFirst) => {
      if (isFirst) await visit.checkout.payWith(CARDS.approved);
      else await paying(visit).click();
    },
    says: async (visit) => expect(alert(visit, visit.words('checkout.payFailed'))).toBeVisible(),
    keeps: async ({ checkout }) => expect(checkout.field('checkout.cardNumber')).toHaveValue(CARDS.approved),
    works: ({ checkout }) => checkout.expectConfirmation(),
  },
};
