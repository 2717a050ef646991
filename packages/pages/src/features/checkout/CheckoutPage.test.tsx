import { buyerOfTest, checkoutOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAILURES, testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const HREF = '/booking/summary?offer=12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0;price=29800';
const checkout = checkoutOfTest();
const CHECKOUT = `/checkout/${checkout.id}`;
const flexible = checkoutOfTest({ cancellation: { ...checkout.cancellation, chosen: 'flexible' } });
const withBuyer = checkoutOfTest({
  cancellation: { ...checkout.cancellation, chosen: 'flexible' },
  buyer: buyerOfTest(),
});

beforeEach(() => sessionStorage.clear());

function open(href = HREF, answers: Record<string, unknown> = { '/checkout/init': checkout }) {
  const net = testNetwork(answers);
  const { location, unmount } = renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href,
    fetch: net.fetch,
  });
  return { net, location, unmount };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name);

test('PR-034, PR-035: the rooms are taken once, with what the address names, also after a reload', async () => {
  const first = open();
  await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
  const [asked] = first.net.asked('/checkout/init');
  expect(asked?.body).toMatchObject({
    kind: 'stay',
    offerId: 12,
    checkin: '2026-12-12',
    nights: 2,
    adult: 2,
    expectedPrice: 29_800,
  });
  first.unmount();
  const again = open();
  await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
  expect(again.net.asked('/checkout/init')[0]?.body).toEqual(asked?.body);
});

test('PR-142, PR-143: going on without a choice says "Please choose an option", and the choice is saved', async () => {
  const { net, location } = open();
  const next = button('Continue to your details');
  await userEvent.click(next);
  await expect.element(page.getByText('Please choose an option')).toBeVisible();
  expect(location.read().path).toBe('/booking/summary');
  net.answer(CHECKOUT, flexible);
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.poll(() => net.asked(CHECKOUT)[0]?.body).toMatchObject({ cancellation: 'flexible' });
  await userEvent.click(next);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Who is booking?');
  expect(location.read().path).toBe('/booking/details');
});

test('PR-144, PR-145, PR-153: each option says what it means', async () => {
  open();
  await expect
    .element(page.getByRole('radio', { name: /^Flexible/ }))
    .toHaveAccessibleDescription(
      'Modifiable without expenses or cancellable with a partial refund until 9 décembre 2026',
    );
  await expect
    .element(page.getByRole('radio', { name: /^Fixed/ }))
    .toHaveAccessibleDescription('Non-exchangeable and non-refundable');
  await expect
    .element(page.getByRole('radio', { name: /^With insurance/ }))
    .toHaveAccessibleDescription('Refund under 72h, more than 25 covered cases');
});

test('PR-152: an insurance that is switched off is not offered', async () => {
  const net = testNetwork({ '/checkout/init': checkout });
  renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href: HREF,
    fetch: net.fetch,
    switches: 'insurance=off',
  });
  await expect.element(page.getByRole('radio', { name: /^Flexible/ })).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(2);
});

test('PR-155: an insurance whose price could not be had says so, and the others can be chosen', async () => {
  const options = checkout.cancellation.options.filter(({ option }) => option !== 'insurance');
  const without = checkoutOfTest({ insurance: null, cancellation: { ...checkout.cancellation, options } });
  open(HREF, { '/checkout/init': without });
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(2);
});

test('PR-142: Continue pressed while the choice is being saved is carried out after that', async () => {
  const { net, location } = open();
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.poll(() => net.asked(CHECKOUT).length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(location.read().path).toBe('/booking/summary');
  net.answer(CHECKOUT, flexible);
  await expect.poll(() => location.read().path).toBe('/booking/details');
});

test('a choice that cannot be saved keeps who went on already', async () => {
  const { net, location } = open();
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await userEvent.click(button('Continue to your details'));
  net.answer(CHECKOUT, 503);
  await expect.element(page.getByRole('alert').getByText(/Nothing was booked or charged/)).toBeVisible();
  expect(location.read().path).toBe('/booking/summary');
});

test('PR-172: details are checked by the schema of the gateway, kept in the tab, and saved', async () => {
  const details = HREF.replace('summary', 'details');
  const { net, location, unmount } = open(details, { '/checkout/init': flexible });
  await userEvent.fill(field('First name'), 'An4');
  await userEvent.click(button('Continue to payment'));
  await expect.element(field('First name')).toHaveAccessibleDescription('Only text is expected');
  await expect.element(field('Last name')).toHaveAccessibleDescription('Mandatory field');
  await expect.element(field('E-mail address')).toHaveFocus();
  expect(net.asked(CHECKOUT)).toEqual([]);

  const buyer = buyerOfTest();
  await userEvent.fill(field('E-mail address'), buyer.email.email);
  await userEvent.fill(field('First name'), buyer.firstName);
  unmount();
  const again = open(details, { '/checkout/init': flexible, [CHECKOUT]: withBuyer });
  await expect.element(field('First name')).toHaveValue(buyer.firstName);
  await expect.element(field('E-mail address')).toHaveValue(buyer.email.email);
  await userEvent.fill(field('Last name'), buyer.lastName);
  await userEvent.fill(field('Telephone'), '06 12 34 56 78');
  await userEvent.fill(field('Address'), buyer.addressLine);
  await userEvent.fill(field('Postal code'), buyer.postalCode);
  await userEvent.fill(field('City'), buyer.city);
  await userEvent.click(button('Continue to payment'));
  await expect.poll(() => again.location.read().path).toBe('/booking/payment');
  expect(again.net.asked(CHECKOUT)[0]?.body).toMatchObject({
    buyer: { ...buyer, phoneNumber: '+33612345678' },
  });
  expect(location.read().path).toBe('/booking/details');
});

const PAYMENT = HREF.replace('summary', 'payment');
const intent = {
  provider: 'sandbox',
  intentId: 'pi_1234567890',
  clientSecret: 'secret',
  amount: 29_800,
};
const ORDERS = '/purchase/orders';
const FINISH = '/purchase/zeppto';
const CONFIRM = `/sandbox/intents/${intent.intentId}/confirm`;
const paid = { status: 'succeeded', declineCode: null, redirectTo: null };
const created = { orderUUID: checkout.id, payment: intent };

async function payWith(number: string) {
  await userEvent.fill(field('Card number'), number);
  await userEvent.fill(field('Expiry (MM/YY)'), '12/30');
  await userEvent.fill(field('Security code'), '123');
  await userEvent.click(button(/^Pay/));
}

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
  expect(net.asked(CONFIRM)[0]?.body).toMatchObject({ card: 'approved' });
  expect(net.asked(FINISH)[0]?.body).toMatchObject({
    pspAuthorization: { paymentIntentId: intent.intentId, paymentMethod: 'card' },
  });
  const sent = [ORDERS, CONFIRM, FINISH].map((path) => JSON.stringify(net.asked(path)));
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
  net.answer(CONFIRM, paid);
  net.answer(FINISH, { booking: { orderUUID: checkout.id, number: '10000234' } });
  await payWith('4242 4242 4242 4242');
  await expect.poll(() => location.read().path).toBe(`/confirmation/${checkout.id}`);
  const attempts = net.asked(ORDERS).map(({ body }) => (body as { attempt: string }).attempt);
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
  await expect.poll(() => net.asked(CHECKOUT)[0]?.body).toMatchObject({ paymentMethod: '3x' });
  await expect.element(page.getByRole('table', { name: 'Your payments' })).toBeVisible();
  await expect.element(page.getByText('Fee for paying in parts')).toBeVisible();
  await payWith('4242 4242 4242 4242');
  await expect
    .poll(() => net.asked(ORDERS)[0]?.body)
    .toMatchObject({ paymentMethod: '3x', expectedAmount: 30_247 });
});

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
  expect(net.asked(CHECKOUT)[0]?.body).toMatchObject({ code: 'GIFT-50' });
  await expect.element(page.getByText('Left to pay', { exact: true })).toBeVisible();
  await expect.element(button(/^Pay 248/)).toBeVisible();
  net.answer(CHECKOUT, withBuyer);
  await userEvent.click(button('Remove GIFT-50'));
  await expect.element(button(/^Pay 298/)).toBeVisible();
  await expect.element(field('Number or code')).toHaveFocus();
  expect(net.asked(CHECKOUT)[1]?.body).toMatchObject({ giftcards: [] });
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
  expect(net.asked(FINISH)[0]?.body).toMatchObject({ pspAuthorization: { paymentIntentId: null } });
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

test('a bank that asks is gone to, and what it said is asked of the gateway after the way back', async () => {
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
  const [confirmed] = first.net.asked(CONFIRM).map(({ body }) => body as { returnPath: string });
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
  await expect.poll(() => net.asked(CHECKOUT)[0]?.body).toMatchObject({ acceptedPrice: 31_000 });
  await expect.element(notice).not.toBeInTheDocument();
});

test('a price whose acceptance could not be saved stays unaccepted, and says so', async () => {
  const changed = checkoutOfTest({ ...withBuyer, priceChange: { from: 29_800, to: 31_000 } });
  const { net } = open(PAYMENT, { '/checkout/init': changed, [CHECKOUT]: 503 });
  const notice = page.getByRole('alert');
  await userEvent.click(button(/^Go on for/));
  await expect.element(notice.getByText(/Nothing was booked or charged/)).toBeVisible();
  net.answer(CHECKOUT, withBuyer);
  await userEvent.click(button(/^Go on for/));
  await expect.element(notice).not.toBeInTheDocument();
});

test('PR-139: a stay that cannot be had any more says so, with a way back to its page', async () => {
  open(HREF, { '/checkout/init': 409 });
  await expect
    .element(page.getByRole('heading', { level: 2, name: /^No more availabilities/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change dates or guests' }))
    .toHaveAttribute('href', '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2;c=0;b=0');
});

test('a gateway that cannot be reached says that nothing was booked, and may be tried again', async () => {
  const { net } = open(HREF, { '/checkout/init': 503 });
  await expect.element(page.getByText(/Nothing was booked or charged/)).toBeVisible();
  net.answer('/checkout/init', checkout);
  await userEvent.click(button('Try again'));
  await expect.element(button('Continue to your details')).toBeVisible();
});

test('an address without a stay offers to look for one', async () => {
  open('/booking/summary', {});
  await expect.element(page.getByText('Nothing has been chosen yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/search');
});

test('a hold that has ended can be taken again', async () => {
  const over = checkoutOfTest({ heldUntil: checkout.now });
  const { net } = open(HREF, { '/checkout/init': over, [`${CHECKOUT}/renew`]: checkout });
  await expect.element(page.getByRole('alert').getByText(/We no longer hold your room/)).toBeVisible();
  await userEvent.click(button('Hold the room again'));
  await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
  expect(net.asked(`${CHECKOUT}/renew`)).toHaveLength(1);
});

test.each(FAILURES)(
  'after %s a hold can be renewed again, and nothing typed is lost',
  async (_how, failure) => {
    const over = checkoutOfTest({ ...flexible, heldUntil: checkout.now });
    const { net } = open(HREF.replace('summary', 'details'), {
      '/checkout/init': over,
      [`${CHECKOUT}/renew`]: failure,
    });
    await userEvent.fill(field('First name'), 'Ana');
    await userEvent.click(button('Hold the room again'));
    await expect.element(page.getByRole('alert').getByText(/Oops, something went wrong/)).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ana');
    net.answer(`${CHECKOUT}/renew`, flexible);
    await userEvent.click(button('Hold the room again'));
    await expect.element(page.getByText('We hold your room for 15 more minutes.')).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ana');
  },
);

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

test('an activity without its day is said, with the way back to choose it', async () => {
  const net = testNetwork();
  renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href: HREF,
    fetch: async (input, init) =>
      typeof input === 'string' && input.includes('/checkout/init')
        ? Response.json(
            { errors: [{ field: 'activityDaySelections', message: 'ACTIVITY_DATES' }] },
            { status: 409, headers: { 'content-type': 'application/problem+json' } },
          )
        : net.fetch(input, init),
  });
  await expect.element(page.getByText('Please choose your activity dates.')).toBeVisible();
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
    net.asked(ORDERS).map(({ body }) => (body as { attempt: string }).attempt),
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
  expect(net.asked(CONFIRM)).toEqual([]);
});

test('a choice that is refused because the hold has ended shows that it has', async () => {
  const over = checkoutOfTest({ heldUntil: checkout.now, state: 'expired' });
  renderPart(<CheckoutPage kind="stay" preview={null} />, {
    href: HREF,
    fetch: async (input, init) => {
      if (typeof input === 'string' && input.includes('/checkout/init')) return Response.json(checkout);
      return init?.method === 'POST' ? new Response(null, { status: 409 }) : Response.json(over);
    },
  });
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.element(button('Hold the room again')).toBeVisible();
});

test('a choice that cannot be saved says so, and may be made again', async () => {
  const { net } = open(HREF, { '/checkout/init': checkout, [CHECKOUT]: 503 });
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.element(page.getByRole('alert').getByText(/Nothing was booked or charged/)).toBeVisible();
  net.answer(CHECKOUT, flexible);
  await userEvent.click(page.getByRole('radio', { name: /^Flexible/ }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
