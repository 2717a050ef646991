import { hotelOffersOfTest, offerOfTest } from '@sabadora/api/testing';
import { readCriteria, type Flow } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks } from '../testing/harness.tsx';
import { NOW } from '../testing/now.ts';
import { useHotelOffers } from './useHotelOffers.ts';

/** A search with filters, for a family of three in December. */
const criteria = readCriteria(
  {
    city: 12,
    checkin: '2026-12-12',
    checkout: '2026-12-14',
    a: 2,
    c: 1,
    stars: [5],
    theme: 4,
    sort: 'popularity',
  },
  NOW,
);

function Offers({ flow, mainOfferId }: { flow: Flow; mainOfferId?: number }) {
  const { status, offers, retry } = useHotelOffers({ hotelId: 7, criteria, flow, mainOfferId });
  return (
    <>
      <p>{status}</p>
      <ol>
        {offers.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ol>
      <button type="button" onClick={retry}>
        again
      </button>
    </>
  );
}

test('SE-217: one hotel’s offers are requested by price, for the people and dates of the search alone', async () => {
  const net = network();
  renderWithHooks(<Offers flow="booking" />, { fetch: net.fetch });
  const { url, body } = await net.next('/offers.json');
  expect(url.search).toBe('');
  const sent: unknown = JSON.parse(body ?? '');
  expect(sent).toEqual(
    expect.objectContaining({
      flow: 'booking',
      packagesPerHotel: 20,
      performGiftableSearch: false,
      sorting: { orderBy: 'priceAsc' },
      familyComposition: { adults: 2, children: 1, babies: 0, singleRoom: true },
      filters: expect.objectContaining({
        offer: { date: { checkin: '2026-12-12', nights: 2 } },
        property: expect.objectContaining({ hotelId: 7, stars: [], location: {} }),
      }),
    }),
  );
  expect(sent).not.toHaveProperty('categories');
});

test('SE-218: in gifting it is two adults, no children, no dates, and gifts', async () => {
  const net = network();
  renderWithHooks(<Offers flow="gifting" />, { fetch: net.fetch });
  const { body } = await net.next('/offers.json');
  expect(JSON.parse(body ?? '')).toEqual(
    expect.objectContaining({
      flow: 'gifting',
      performGiftableSearch: true,
      familyComposition: { adults: 2, children: 0, babies: 0, singleRoom: false },
      filters: expect.objectContaining({ offer: {} }),
    }),
  );
});

test('an error is a state of its own, and can be retried', async () => {
  const net = network();
  renderWithHooks(<Offers flow="booking" />, { fetch: net.fetch });
  await expect.element(page.getByText('loading')).toBeVisible();
  (await net.next('/offers.json')).fail();
  await expect.element(page.getByText('error')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'again' }));
  (await net.next('/offers.json')).respond(response([]));
  await expect.element(page.getByText('loaded')).toBeVisible();
});

test('SE-180: the main offer stands first, then the others from the cheapest', async () => {
  const net = network();
  renderWithHooks(<Offers flow="booking" mainOfferId={3} />, { fetch: net.fetch });
  (await net.next('/offers.json')).respond(response([1, 2, 3, 4]));
  await expect.element(page.getByText('loaded')).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((element) => element.textContent),
  ).toEqual(['Offer 3', 'Offer 1', 'Offer 2', 'Offer 4']);
});

/** A hotel with those offers, cheapest first. */
function response(ids: readonly number[]) {
  return hotelOffersOfTest(
    7,
    ids.map((id) => offerOfTest(id, { label: `Offer ${id}`, sellPrice: 10_000 * id })),
  );
}
