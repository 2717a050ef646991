import type { Checkout } from '@sabadora/api';
import { buyerOfTest, checkoutOfTest } from '@sabadora/api/testing';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { button, field } from './checkoutHarness.tsx';

const HREF = '/booking/summary?flow=gifting&offer=12#giftNights=1;giftFormat=digital';
const KEPT = { fromName: 'Zoë', message: 'Have fun' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function giftWith(note: { toName?: string; fromName?: string; message?: string } = {}): Checkout {
  const { id, label, imageUrl, hotel } = {
    id: 12,
    label: 'Weekend',
    imageUrl: '/images/1.webp',
    hotel: HOTEL,
  };
  return checkoutOfTest({
    product: {
      kind: 'gift',
      offerId: id,
      label,
      imageUrl,
      hotel,
      nights: 1,
      adult: 2,
      giftFormat: 'digital',
      sleeves: null,
      extras: [],
      bucket: 'weekday',
      toName: '',
      fromName: '',
      message: '',
      ...note,
      validMonths: 12,
    },
    cancellation: { ...checkoutOfTest().cancellation, options: [] },
    buyer: buyerOfTest(),
  });
}

const HOTEL = { id: 7, label: 'Hôtel des Dunes', stars: 3, town: 'Cabourg', address: '1 rue du Port' };
const CHECKOUT = `/checkout/${giftWith().id}`;

function open(href: string, begun: Checkout = giftWith()) {
  const net = testNetwork({ '/checkout/init': begun, [CHECKOUT]: giftWith(KEPT) });
  const { unmount } = renderPart(<CheckoutPage kind="gift" preview={null} />, { href, fetch: net.fetch });
  return {
    ...net,
    unmount,
    notes: () => net.requests(CHECKOUT).map(({ body }) => (body as { note?: object }).note),
  };
}

const keep = (note: object) => localStorage.setItem('sabadora.personalisation', JSON.stringify(note));
const details = HREF.replace('summary', 'details');

test('PR-126: what the giver wrote on the page of the gift goes with the order, which stays the same when it changes', async () => {
  keep(KEPT);
  const first = open(HREF);
  await expect.poll(first.notes).toEqual([KEPT]);
  const [begun] = first.requests('/checkout/init');
  expect(begun?.body).not.toHaveProperty('fromName');
  first.unmount();
  keep({ ...KEPT, message: 'Enjoy' });
  const second = open(HREF, giftWith(KEPT));
  await expect.poll(second.notes).toEqual([{ ...KEPT, message: 'Enjoy' }]);
  expect(second.requests('/checkout/init')[0]?.body).toEqual(begun?.body);
});

test('PR-125, PR-126: the summary shows the note, and the way to change it', async () => {
  keep(KEPT);
  const { notes } = open(HREF, giftWith(KEPT));
  await expect.element(page.getByRole('main').getByText('Have fun').first()).toBeVisible();
  await userEvent.click(button('Change your note'));
  const drawer = page.getByRole('dialog', { name: 'Your personal note' });
  await userEvent.fill(drawer.getByLabelText(/^Your message/), 'Enjoy');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await expect.poll(notes).toEqual([{ ...KEPT, message: 'Enjoy' }]);
});

test('PR-126, PR-129, PR-130: the details ask for the beneficiary’s name and the note, and send them with the buyer', async () => {
  keep(KEPT);
  const first = open(details, giftWith(KEPT));
  await expect.element(field('From (optional)')).toHaveValue('Zoë');
  await userEvent.fill(field('Beneficiary’s name (optional)'), 'Anna & Tom');
  await userEvent.fill(field('Your message (optional)'), 'Enjoy');
  // Unmounting must keep what was typed.
  first.unmount();
  const second = open(details, giftWith(KEPT));
  await expect.element(field('Beneficiary’s name (optional)')).toHaveValue('Anna & Tom');
  await expect.element(field('Your message (optional)')).toHaveValue('Enjoy');
  await userEvent.click(button('Continue to payment'));
  const sent = { toName: 'Anna & Tom', fromName: 'Zoë', message: 'Enjoy' };
  await expect.poll(() => second.notes().at(-1)).toEqual(sent);
  expect(second.requests(CHECKOUT).at(-1)?.body).toHaveProperty('buyer');
});

test('PR-132: a name of digits is refused where it is typed', async () => {
  open(details);
  await userEvent.fill(field('From (optional)'), 'R2D2');
  await userEvent.click(button('Continue to payment'));
  await expect.element(page.getByText('Only text is expected').first()).toBeVisible();
});
