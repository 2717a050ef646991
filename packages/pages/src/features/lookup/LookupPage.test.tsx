import { bookingOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { LookupPage } from './LookupPage.tsx';

const LOOKUP = '/bookings/lookup';
const READ = '/bookings/read';
const CANCEL = '/bookings/cancel';
const ACCESS = 'x'.repeat(60);
const booking = bookingOfTest();
const cancelled = bookingOfTest({
  state: 'cancelled',
  afterSale: 'cancelled',
  refund: 0,
  refundPending: 23_840,
});

beforeEach(() => sessionStorage.clear());

function open(answers: Record<string, unknown> = {}, href = '/booking/lookup#route=cancel') {
  const net = testNetwork(answers);
  const view = renderPart(<LookupPage number="" />, { href, fetch: net.fetch });
  return { net, ...view };
}

const number = () => page.getByLabelText('Booking number');
const email = () => page.getByLabelText('E-mail address');
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function lookUp() {
  await userEvent.fill(number(), '1000 0234');
  await userEvent.fill(email(), 'ana@example.com');
  await userEvent.click(button('Find my booking'));
}

test('CH-108 D-079: the purpose of the visit is in the address, and in the title', async () => {
  open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cancel your booking');
});

test('ALG-21: number and e-mail are checked before anything is sent, and the first fault has the focus', async () => {
  const { net } = open();
  await userEvent.fill(number(), '1234567');
  await userEvent.fill(email(), 'ana@');
  await userEvent.click(button('Find my booking'));
  await expect.element(number()).toHaveAccessibleDescription(/Booking number is composed of 8 digits/);
  await expect.element(email()).toHaveAccessibleDescription('Email seems incorrect');
  await expect.element(number()).toHaveFocus();
  await userEvent.clear(email());
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription('Mandatory field');
  expect(net.requests(LOOKUP)).toEqual([]);
});

test('CH-094 D-085: a mistyped mail domain is suggested, and applied by a press', async () => {
  open();
  await userEvent.fill(email(), 'ana@gmial.com');
  await userEvent.tab();
  await userEvent.click(button('You mean @gmail.com?'));
  await expect.element(email()).toHaveValue('ana@gmail.com');
  await expect.element(email()).toHaveFocus();
});

test.each([
  [404, 'We find no booking with this number and e-mail address.'],
  [429, 'Please wait a minute'],
  [500, 'Oops, something went wrong.'],
])('a lookup that is answered with %i says so, and keeps what was typed', async (status, text) => {
  open({ [LOOKUP]: status });
  await lookUp();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText(new RegExp(text))).toBeVisible();
  await expect.element(number()).toHaveValue('1000 0234');
});

test('a booking that is found is shown from its title, and a reload of the tab shows it again', async () => {
  const { net, unmount } = open({ [LOOKUP]: { access: ACCESS, booking } });
  await lookUp();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Booking 10000234');
  await expect.element(title).toHaveFocus();
  expect(net.requests(LOOKUP)[0]?.body).toEqual({ number: '1000 0234', email: 'ana@example.com' });
  unmount();
  const again = open({ [READ]: booking });
  await expect.element(title).toHaveTextContent('Booking 10000234');
  expect(again.net.requests(READ)[0]?.body).toEqual({ access: ACCESS });
  await userEvent.click(button('Look up another booking'));
  await expect.element(number()).toBeVisible();
});

test('a booking that was looked up too long ago has to be looked up again', async () => {
  sessionStorage.setItem('sabadora.booking', JSON.stringify(ACCESS));
  open({ [READ]: 404 });
  await expect.element(page.getByText(/For your safety we closed your booking/)).toBeVisible();
  await expect.element(number()).toBeVisible();
});

test('PR-148 ALG-19: of a stay that is paid in parts and with a gift card, what was paid so far and each part that comes back are shown as they will be given', async () => {
  const parts = bookingOfTest({
    untaken: 9600,
    refund: 14_240,
    refundParts: [
      { to: 'card', ending: null, amount: 10_200 },
      { to: 'giftcard', ending: '7K2M', amount: 4040 },
    ],
  });
  const given = { ...parts, state: 'cancelled', afterSale: 'cancelled', refund: 0, refundPending: 10_200 };
  open({ [LOOKUP]: { access: ACCESS, booking: parts }, [CANCEL]: given });
  await lookUp();
  await expect.element(page.getByText('You have paid so far')).toBeVisible();
  const figures = () => document.querySelector('dl')?.textContent;
  await expect
    .poll(figures)
    .toMatch(/so far202.*Not taken yet96.*You get back142,40.*paid with102.*7K2M40,40/);
  await expect.element(page.getByText(/less the 96.* that we have not taken yet/)).toBeVisible();
  await userEvent.click(button('Cancel this booking'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }));
  await expect.element(page.getByText(/102.* is on its way to the card/)).toBeVisible();
  await expect.element(page.getByText(/40,40.* is back on your gift card ••••7K2M/)).toBeVisible();
  await expect.element(page.getByText(/96.* that was still to be paid is not taken any more/)).toBeVisible();
});

test('PR-148: what is given back is said before, asked again, and said after', async () => {
  const { net } = open({ [LOOKUP]: { access: ACCESS, booking }, [CANCEL]: cancelled });
  await lookUp();
  await expect.element(page.getByText('You get back')).toBeVisible();
  await userEvent.click(button('Cancel this booking'));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/238,40/)).toBeVisible();
  expect(net.requests(CANCEL)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  await expect.element(page.getByText(/238,40.* is on its way/)).toBeVisible();
  expect(net.requests(CANCEL)[0]?.body).toEqual({ access: ACCESS, expectedRefund: 23_840 });
  await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('PR-148, PR-160: of a booking that is paid in parts only what was taken is called paid', async () => {
  const parts = [
    { amount: 9_933, date: '2026-11-21', state: 'paid' as const },
    { amount: 9_933, date: '2026-12-21', state: 'due' as const },
    { amount: 9_934, date: '2027-01-21', state: 'due' as const },
  ];
  open({
    [LOOKUP]: { access: ACCESS, booking: bookingOfTest({ total: 29_800, payments: parts, untaken: 19_867 }) },
  });
  await lookUp();
  const paid = page.getByRole('term').filter({ hasText: 'You have paid so far' });
  await expect.element(paid).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: /^99,33/ })).toBeVisible();
});

test('a booking that stands otherwise by now is shown as it is', async () => {
  const late = bookingOfTest({ afterSale: 'tooLate', refund: 0 });
  open({ [LOOKUP]: { access: ACCESS, booking }, [CANCEL]: 409, [READ]: late });
  await lookUp();
  await userEvent.click(button('Cancel this booking'));
  await userEvent.click(button('Yes, cancel'));
  await expect.element(page.getByText(/The last day for it was 9 décembre 2026/)).toBeVisible();
});

test.each([
  ['fixed', 'non-exchangeable and non-refundable'],
  ['past', 'This stay has begun'],
] as const)('PR-145 PR-149 D-050: a booking that is %s says so', async (afterSale, text) => {
  open({ [LOOKUP]: { access: ACCESS, booking: bookingOfTest({ afterSale, refund: 0 }) } });
  await lookUp();
  await expect.element(page.getByText(new RegExp(text))).toBeVisible();
  expect(button('Cancel this booking').elements()).toEqual([]);
});

test('the receipt and the calendar are links to download', async () => {
  open({ [LOOKUP]: { access: ACCESS, booking } }, '/booking/lookup#route=invoice');
  await lookUp();
  const { receipt, calendar } = booking.documents;
  await expect
    .element(page.getByRole('link', { name: 'Download the receipt (PDF)' }))
    .toHaveAttribute('href', receipt);
  await expect
    .element(page.getByRole('link', { name: 'Add to your calendar' }))
    .toHaveAttribute('href', calendar);
});

test('PR-147: of cheaper dates old price, new price and what comes back are said before, sent as shown, and said after', async () => {
  const dates = { checkin: '2026-12-19', checkout: '2026-12-20' };
  const stay = bookingOfTest().product;
  if (stay.kind !== 'stay') throw new Error('Not a stay.');
  const { net } = open(
    {
      [LOOKUP]: { access: ACCESS, booking },
      [READ]: bookingOfTest({ product: { ...stay, ...dates }, total: 24_800, refundPending: 5000 }),
      // A calendar without prices is still usable.
      '/availabilities': 500,
      '/checkoutNights': 500,
      '/bookings/move/quote': {
        price: { from: 29_800, to: 24_800 },
        difference: -5000,
        refund: { parts: [{ to: 'card', ending: null, amount: 5000 }], notTaken: 0 },
        activities: [],
        deadline: '2026-12-16',
        paymentProvider: { name: 'sandbox' },
      },
      '/bookings/move/finish': { booking: { orderUUID: booking.orderUUID, number: booking.number } },
      '/bookings/move': { orderUUID: booking.orderUUID, payment: null },
    },
    '/booking/lookup#route=modify',
  );
  await lookUp();
  await userEvent.click(button(/^New dates/));
  const calendar = page.getByRole('dialog');
  await userEvent.click(calendar.getByRole('gridcell', { name: /19 décembre/ }));
  await userEvent.click(calendar.getByRole('gridcell', { name: /20 décembre/ }));
  // D-087: on a desktop, choosing the second day closes it.
  await expect.element(calendar).not.toBeInTheDocument();
  const figures = () => document.querySelector('dl')?.textContent;
  await expect.poll(figures).toMatch(/so far298.*new dates248.*You get back50.*To the card you paid with50/);
  expect(net.requests('/bookings/move')).toEqual([]);
  await userEvent.click(button(/^Move my stay and get 50.* back$/));
  await expect.element(page.getByText('Your stay has new dates')).toBeVisible();
  await expect.element(page.getByText(/50.* is on its way to the card/)).toBeVisible();
  expect(net.requests('/bookings/move')[0]?.body).toMatchObject({
    checkin: dates.checkin,
    nights: 1,
    expectedAmount: -5000,
  });
});
