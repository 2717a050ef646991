import { initCheckout } from '@sabadora/api';
import { bookingHref, readCheckoutAddress, type StayToBook } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { initRequest } from './initRequest.ts';

const STAY: StayToBook = {
  offerId: 1001,
  dates: { checkin: '2026-12-12', checkout: '2026-12-14' },
  party: { adults: 2, children: 0, babies: 0 },
  activityDates: [],
};

/** The checkout request for an address. */
async function requestAt(href: string) {
  const { pathname, search, hash } = new URL(href, 'https://site.example');
  const { product } = readCheckoutAddress(
    { path: pathname, query: search.slice(1), hash: hash.slice(1) },
    { today: '2026-11-21', hour: 10 },
  );
  if (!product) throw new Error(`${href} names no product.`);
  const context = {
    locale: 'fr_FR',
    attempt: '3f0e8f6e-7c3a-4a40-9d0b-5cfd5c1c1a11',
    voucher: undefined,
  } as const;
  const { request } = await initCheckout.schemas();
  return request.parse(initRequest(product, context));
}

test('D-088: a stay that was chosen at a partner is requested with the id of the minisite', async () => {
  expect(await requestAt(bookingHref({ ...STAY, minisite: 360 }))).toMatchObject({
    kind: 'stay',
    minisite: 360,
  });
});

test.each(['', '&minisite=', '&minisite=0', '&minisite=x', '&minisite=99999999999'])(
  'no minisite is asked for with %j',
  async (more) => {
    const href = bookingHref(STAY).replace('#', `${more}#`);
    expect(await requestAt(href)).not.toHaveProperty('minisite');
  },
);
