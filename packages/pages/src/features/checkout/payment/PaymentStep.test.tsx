import { checkoutOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  PAYMENT,
  checkout,
  CHECKOUT,
  withBuyer,
  intent,
  ORDERS,
  FINISH,
  CONFIRM,
  paid,
  created,
  open,
  button,
  payWith,
} from '../checkoutHarness.tsx';

beforeEach(() => sessionStorage.clear());

test('PR-168, PR-170, PR-176: a card pays the order and leads to its confirmation; its number stays in the page', async () => {
  const { net, location } = open(PAYMENT, {
    '/checkout/init': withBuyer,
    [ORDERS]: created,
    [CONFIRM]: paid,
    [FINISH]: { booking: { orderUUID: checkout.id, number: '10000234' } },
  });
  await payWith('4242 4242 4242 4242');
  await expect.poll(() => location.read().path).toBe(`/confirmation/${checkout.id}`);
  expect(location.read().query).toBe('status=success');
  expect(net.requests(CONFIRM)[0]?.body).toMatchObject({ card: 'approved' });
  expect(net.requests(FINISH)[0]?.body).toMatchObject({
    pspAuthorization: { paymentIntentId: intent.intentId, paymentMethod: 'card' },
  });
  const sent = [ORDERS, CONFIRM, FINISH].map((path) => JSON.stringify(net.requests(path)));
  expect(sent.join('')).not.toContain('4242');
});

test('a card that is declined says why, and another try is another payment', async () => {
  const { net, location } = open(PAYMENT, {
    '/checkout/init': withBuyer,
    [ORDERS]: created,
    [CONFIRM]: { ...paid, status: 'requires_payment_method', declineCode: 'insufficient_funds' },
  });
  await payWith('4000 0000 0000 9995');
  await expect.element(page.getByRole('alert').getByText(/not enough money on the account/)).toBeVisible();
  net.respond(CONFIRM, paid);
  net.respond(FINISH, { booking: { orderUUID: checkout.id, number: '10000234' } });
  await payWith('4242 4242 4242 4242');
  await expect.poll(() => location.read().path).toBe(`/confirmation/${checkout.id}`);
  const attempts = net.requests(ORDERS).map(({ body }) => (body as { attempt: string }).attempt);
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts).size).toBe(2);
});

test('PR-152: an order that cannot be paid later says nothing of it', async () => {
  open(PAYMENT, { '/checkout/init': checkoutOfTest({ ...withBuyer, payLater: [] }) });
  await expect.element(button(/^Pay/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^In 3 payments/ })).not.toBeInTheDocument();
});

test('PR-156, PR-160: paying in parts is chosen with its days and fee, and asked for in the order', async () => {
  const [, three] = checkout.payLater;
  const inParts = checkoutOfTest({
    ...withBuyer,
    paymentMethod: '3x',
    lines: [...checkout.lines, { kind: 'payLaterFee', label: 'payLaterFee', amount: 447 }],
    total: 30_247,
    remainingAmountToPay: 30_247,
  });
  const { net } = open(PAYMENT, {
    '/checkout/init': withBuyer,
    [CHECKOUT]: inParts,
    [ORDERS]: created,
    [CONFIRM]: paid,
    [FINISH]: { booking: { orderUUID: checkout.id, number: '10000234' } },
  });
  await expect
    .element(page.getByRole('radio', { name: /^Later/ }))
    .toHaveAccessibleDescription(/Nothing today; 298.€ on 9 décembre 2026/);
  expect(three?.payments[0]?.date).toBe('2026-11-21');
  await userEvent.click(page.getByRole('radio', { name: /^In 3 payments/ }));
  await expect.poll(() => net.requests(CHECKOUT)[0]?.body).toMatchObject({ paymentMethod: '3x' });
  await expect.element(page.getByRole('table', { name: 'Your payments' })).toBeVisible();
  await expect.element(page.getByText('Fee for paying in parts')).toBeVisible();
  await payWith('4242 4242 4242 4242');
  await expect
    .poll(() => net.requests(ORDERS)[0]?.body)
    .toMatchObject({ paymentMethod: '3x', expectedAmount: 30_247 });
});

test('PR-162: PayPal asks for no card', async () => {
  const payPal = {
    type: 'paypal' as const,
    paymentFee: 0,
    payments: [{ amount: 29_800, date: '2026-11-21' }],
  };
  open(PAYMENT, {
    '/checkout/init': checkoutOfTest({ ...withBuyer, payLater: [payPal], paymentMethod: 'paypal' }),
  });
  await expect.element(button('Continue to PayPal')).toBeVisible();
  expect(page.getByLabelText('Card number').elements()).toEqual([]);
});

test('a bank that asks is gone to, and the gateway is queried for the result after the way back', async () => {
  const first = open(PAYMENT, {
    '/checkout/init': withBuyer,
    [ORDERS]: created,
    [CONFIRM]: {
      status: 'requires_action',
      declineCode: null,
      redirectTo: '/front-gateway/sandbox/challenge/1',
    },
  });
  await payWith('4000 0025 0000 3155');
  await expect.poll(() => first.location.read().path).toBe('/front-gateway/sandbox/challenge/1');
  const [confirmed] = first.net.requests(CONFIRM).map(({ body }) => body as { returnPath: string });
  first.unmount();
  const back = open(confirmed?.returnPath, {
    '/checkout/init': withBuyer,
    [FINISH]: { booking: { orderUUID: checkout.id, number: '10000234' } },
  });
  await expect.poll(() => back.location.read().path).toBe(`/confirmation/${checkout.id}`);
});

test('a price that changed is said with both amounts, and nothing is paid before it is accepted', async () => {
  const changed = checkoutOfTest({ ...withBuyer, priceChange: { from: 29_800, to: 31_000 } });
  const { net } = open(PAYMENT, { '/checkout/init': changed, [CHECKOUT]: withBuyer });
  const notice = page.getByRole('alert');
  await expect.element(notice.getByText(/298.€ to 310.€/)).toBeVisible();
  await userEvent.click(button(/^Go on for/));
  await expect.poll(() => net.requests(CHECKOUT)[0]?.body).toMatchObject({ acceptedPrice: 31_000 });
  await expect.element(notice).not.toBeInTheDocument();
});

test('a price whose acceptance could not be saved stays unaccepted, and says so', async () => {
  const changed = checkoutOfTest({ ...withBuyer, priceChange: { from: 29_800, to: 31_000 } });
  const { net } = open(PAYMENT, { '/checkout/init': changed, [CHECKOUT]: 503 });
  const notice = page.getByRole('alert');
  await userEvent.click(button(/^Go on for/));
  await expect.element(notice.getByText(/Nothing was booked or charged/)).toBeVisible();
  net.respond(CHECKOUT, withBuyer);
  await userEvent.click(button(/^Go on for/));
  await expect.element(notice).not.toBeInTheDocument();
});

test('a stay that is paid is not paid again: whoever comes back is led to the booking', async () => {
  open(PAYMENT, { '/checkout/init': checkoutOfTest({ state: 'paid' }) });
  await expect.element(page.getByText('This stay is booked and paid.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the booking' }))
    .toHaveAttribute('href', `/confirmation/${checkout.id}?status=success`);
  expect(page.getByLabelText('Card number').elements()).toEqual([]);
});

test('whoever goes back from the confirmation, to a page that the browser had kept, sees that the stay is paid', async () => {
  const { location } = open(PAYMENT, {
    '/checkout/init': withBuyer,
    [CHECKOUT]: checkoutOfTest({ state: 'paid' }),
    [ORDERS]: created,
    [CONFIRM]: paid,
    [FINISH]: { booking: { orderUUID: checkout.id, number: '10000234' } },
  });
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  await payWith('4242 4242 4242 4242');
  await expect.poll(() => leave.mock.calls).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByText('This stay is booked and paid.')).toBeVisible();
});

test('whoever comes back from the bank after the payment was heard of is led to the confirmation', async () => {
  const { location } = open(PAYMENT.replace('#', '&bank=1#'), {
    '/checkout/init': checkoutOfTest({ state: 'paid' }),
  });
  await expect.poll(() => location.read().path).toBe(`/confirmation/${checkout.id}`);
});

test('whoever comes back from the bank by the browser, unasked, pays by another payment', async () => {
  const answers = {
    '/checkout/init': withBuyer,
    [ORDERS]: created,
    [CONFIRM]: {
      status: 'requires_action',
      declineCode: null,
      redirectTo: '/front-gateway/sandbox/challenge/1',
    },
  };
  const first = open(PAYMENT, answers);
  await payWith('4000 0025 0000 3155');
  await expect.poll(() => first.location.read().path).toBe('/front-gateway/sandbox/challenge/1');
  first.unmount();
  const back = open(PAYMENT, {
    ...answers,
    [CONFIRM]: paid,
    [FINISH]: { booking: { orderUUID: checkout.id, number: '10000234' } },
  });
  await payWith('4242 4242 4242 4242');
  await expect.poll(() => back.location.read().path).toBe(`/confirmation/${checkout.id}`);
  const attempts = [first, back].flatMap(({ net }) =>
    net.requests(ORDERS).map(({ body }) => (body as { attempt: string }).attempt),
  );
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts).size).toBe(2);
});

test('an order that was paid meanwhile is shown as paid, not as a failure', async () => {
  const { net } = open(PAYMENT, {
    '/checkout/init': withBuyer,
    [ORDERS]: { error: { code: 'ORDER_CLOSED', message: 'The order is paid.' } },
    [CHECKOUT]: checkoutOfTest({ state: 'paid' }),
  });
  await payWith('4242 4242 4242 4242');
  await expect.element(page.getByText('This stay is booked and paid.')).toBeVisible();
  expect(net.requests(CONFIRM)).toEqual([]);
});
