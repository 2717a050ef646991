import { checkoutOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  PAYMENT,
  checkout,
  CHECKOUT,
  withBuyer,
  ORDERS,
  FINISH,
  open,
  button,
  field,
} from '../checkoutHarness.tsx';

beforeEach(() => sessionStorage.clear());

const openCodes = () => userEvent.click(page.getByText('Gift card or promotion code'));
const withCard = checkoutOfTest({
  ...withBuyer,
  giftcards: [{ serialNumber: 'GIFT-50', usedAmount: 5000 }],
  remainingAmountToPay: 24_800,
});

test('PR-174: a gift card is applied, said, shown in the price, and taken off again', async () => {
  const { net } = open(PAYMENT, { '/checkout/init': withBuyer, [CHECKOUT]: withCard });
  await openCodes();
  await userEvent.fill(field('Number or code'), 'gift-50');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/50.€ of your gift card is used. Left to pay: 248.€/)).toBeVisible();
  expect(net.requests(CHECKOUT)[0]?.body).toMatchObject({ code: 'GIFT-50' });
  await expect.element(page.getByText('Left to pay', { exact: true })).toBeVisible();
  await expect.element(button(/^Pay 248/)).toBeVisible();
  net.respond(CHECKOUT, withBuyer);
  await userEvent.click(button('Remove GIFT-50'));
  await expect.element(button(/^Pay 298/)).toBeVisible();
  await expect.element(field('Number or code')).toHaveFocus();
  expect(net.requests(CHECKOUT)[1]?.body).toMatchObject({ giftcards: [] });
});

test('PR-174: a code that is refused says why, and the field keeps what was typed', async () => {
  open(PAYMENT, { '/checkout/init': withBuyer, [CHECKOUT]: 503 });
  await openCodes();
  await userEvent.click(button('Apply'));
  const code = field('Number or code');
  await expect.element(code).toHaveAccessibleDescription('Enter the number of a gift card or a code');
  await userEvent.fill(code, 'what is this?');
  await userEvent.click(button('Apply'));
  await expect.element(code).toHaveAccessibleDescription(/We do not know this number or code/);
  await expect.element(code).toHaveFocus();
  await userEvent.fill(code, 'GIFT-50');
  await userEvent.click(button('Apply'));
  await expect.element(code).toHaveAccessibleDescription(/We could not check it/);
  await expect.element(code).toHaveValue('GIFT-50');
});

test('PR-174: gift cards that pay everything leave no card to type', async () => {
  const { net, location } = open(PAYMENT, {
    '/checkout/init': checkoutOfTest({
      ...withBuyer,
      giftcards: [{ serialNumber: 'GIFT-2000', usedAmount: 29_800 }],
      remainingAmountToPay: 0,
      payLater: [],
    }),
    [ORDERS]: { orderUUID: checkout.id, payment: null },
    [FINISH]: { booking: { orderUUID: checkout.id, number: '10000234' } },
  });
  await userEvent.click(button('Confirm and book'));
  await expect.poll(() => location.read().path).toBe(`/confirmation/${checkout.id}`);
  expect(net.requests(FINISH)[0]?.body).toMatchObject({ pspAuthorization: { paymentIntentId: null } });
});

test('PR-174: gift cards that leave less than a card can be charged with say so before anything is typed', async () => {
  open(PAYMENT, {
    '/checkout/init': checkoutOfTest({
      ...withBuyer,
      giftcards: [{ serialNumber: 'GIFT-2000', usedAmount: 29_770 }],
      remainingAmountToPay: 30,
      payLater: [],
      paymentProvider: { name: 'sandbox', leastAmount: 50 },
    }),
  });
  await expect.element(page.getByRole('alert').getByText(/Less than 0,50.€ is left to pay/)).toBeVisible();
  expect(page.getByLabelText('Card number').elements()).toEqual([]);
});
