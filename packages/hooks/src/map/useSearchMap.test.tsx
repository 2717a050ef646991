import type { MapLocation } from '@sabadora/api';
import { mapLocationOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks, type HarnessOptions } from '../testing/harness.tsx';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useSearchMap } from './useSearchMap.ts';

const found = (...hotels: MapLocation[]) => ({
  exactMatch: hotels,
  searchDetails: searchDetailsOfTest(hotels.length),
});

const DUNES = mapLocationOfTest(1, 'Hôtel des Dunes');
const MANOIR = mapLocationOfTest(2, 'Le Manoir');
const NO_LAND = { type: 'FeatureCollection', features: [] };
const GEOGRAPHY = { land: NO_LAND, borders: NO_LAND, regions: NO_LAND, places: NO_LAND };

/** A map as plain HTML. */
function PlainMap({ minisite }: { minisite?: number }) {
  const [isOpen, setOpen] = useState(false);
  const search = useSearchAddress();
  const map = useSearchMap({ ...search, isOpen, minisite });
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      <p aria-label="Hotels">
        {map.status} {map.locations.length}
      </p>
      <p aria-label="Geography">{map.geography.status}</p>
      <p aria-label="Offer">{map.offer.status}</p>
      <ul>
        {map.locations.map(({ id, label }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === map.selected?.id} onClick={() => map.select(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => map.select(null)}>
        Beside
      </button>
      <button type="button" onClick={map.retry}>
        Hotels again
      </button>
      <button type="button" onClick={map.geography.retry}>
        Geography again
      </button>
      <button type="button" onClick={map.offer.retry}>
        Offer again
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const expectSaid = (label: string) => expect.element(page.getByLabelText(label, { exact: true }));

/** An open map with loaded hotels. */
async function showMap({ minisite, ...options }: HarnessOptions & { minisite?: number } = {}) {
  const net = network();
  const bodies: unknown[] = [];
  const { location } = renderWithHooks(<PlainMap {...(minisite !== undefined && { minisite })} />, {
    fetch: (input, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return net.fetch(input, init);
    },
    ...options,
  });
  await press('Open');
  (await net.next('/offers.json')).respond(found(DUNES, MANOIR));
  await expectSaid('Hotels').toHaveTextContent('ready 2');
  return { net, location, bodies };
}

test('SE-237 SE-242: opening the map requests all hotels of the search; until then there is no request', async () => {
  const net = network();
  const bodies: unknown[] = [];
  renderWithHooks(<PlainMap />, {
    href: '/search#city=12;sort=priceAsc',
    fetch: (input, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return net.fetch(input, init);
    },
  });
  await expectSaid('Hotels').toHaveTextContent('idle 0');
  expect(net.requests).toEqual([]);
  await press('Open');
  const request = await net.next('/offers.json');
  expect(bodies).toMatchObject([
    {
      locale: 'fr_FR',
      performMapSearch: true,
      performGiftableSearch: true,
      provider: 'data-science',
      sorting: { orderBy: 'priceQuality' },
      filters: { property: { location: { cityId: 12 } } },
    },
  ]);
  await expectSaid('Hotels').toHaveTextContent('loading 0');
  request.respond(found(DUNES, MANOIR));
  await expectSaid('Hotels').toHaveTextContent('ready 2');
});

test('SE-238 SE-243: selecting a hotel requests its offer with dates and people; elsewhere deselects', async () => {
  const { net } = await showMap({
    href: '/search#checkin=2026-12-12;checkout=2026-12-14;a=3;c=1',
    minisite: 7,
  });
  await press('Hôtel des Dunes');
  const { url } = await net.next('/weekend/10/detail.json');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'fr_FR',
    client: 'msite',
    flow: 'booking',
    minisite: '7',
    fetchPageModel: 'false',
    checkin: '2026-12-12',
    night: '2',
    adult: '3',
    child: '1',
    baby: '0',
  });
  await expect.element(page.getByRole('button', { name: 'Hôtel des Dunes', pressed: true })).toBeVisible();
  await press('Beside');
  await expect.element(page.getByRole('button', { pressed: true })).not.toBeInTheDocument();
  await expectSaid('Offer').toHaveTextContent('idle');
});

test('SE-243: in gifting, a hotel’s offer is requested without dates and for two', async () => {
  const { net } = await showMap({
    href: '/search?flow=gifting#checkin=2026-12-12;checkout=2026-12-14;a=3',
  });
  await press('Le Manoir');
  const { searchParams } = (await net.next('/weekend/20/detail.json')).url;
  expect(['flow', 'checkin', 'night', 'adult'].map((key) => searchParams.get(key))).toEqual([
    'gifting',
    null,
    null,
    '2',
  ]);
});

test('the response for a hotel that is no longer selected is dropped, and its request aborted', async () => {
  const { net } = await showMap();
  await press('Hôtel des Dunes');
  const first = await net.next('/weekend/10/');
  await press('Le Manoir');
  const second = await net.next('/weekend/20/');
  expect(first.signal?.aborted).toBe(true);
  second.respond({}, 404);
  await expectSaid('Offer').toHaveTextContent('error');
  first.respond({});
  await press('Offer again');
  await expectSaid('Offer').toHaveTextContent('loading');
});

test('the parts fail independently, and each can be retried', async () => {
  const net = network();
  const errors: unknown[] = [];
  renderWithHooks(<PlainMap />, { fetch: net.fetch, onError: (error) => errors.push(error) });
  await press('Open');
  (await net.next('/offers.json')).respond(found(DUNES));
  (await net.next('/geography.json')).fail();
  await expectSaid('Hotels').toHaveTextContent('ready 1');
  await expectSaid('Geography').toHaveTextContent('error');
  expect(errors).toHaveLength(1);
  await press('Geography again');
  (await net.next('/geography.json')).respond(GEOGRAPHY);
  await expectSaid('Geography').toHaveTextContent('ready');
});

test('hotels that failed to load can be retried', async () => {
  const net = network();
  renderWithHooks(<PlainMap />, { fetch: net.fetch });
  await press('Open');
  (await net.next('/offers.json')).respond({}, 500);
  await expectSaid('Hotels').toHaveTextContent('error 0');
  await press('Hotels again');
  await expectSaid('Hotels').toHaveTextContent('loading 0');
  (await net.next('/offers.json')).respond(found(DUNES));
  await expectSaid('Hotels').toHaveTextContent('ready 1');
});

test('closing aborts what is on its way; opening again shows at once what is known', async () => {
  const { net } = await showMap();
  const geography = await net.next('/geography.json');
  await press('Le Manoir');
  await press('Close');
  expect(geography.signal?.aborted).toBe(true);
  await expectSaid('Hotels').toHaveTextContent('idle 0');
  await press('Open');
  await expectSaid('Hotels').toHaveTextContent('ready 2');
  expect(net.requests.filter(({ url }) => url.pathname.endsWith('/offers.json'))).toHaveLength(1);
  await expect.element(page.getByRole('button', { pressed: true })).not.toBeInTheDocument();
  (await net.next('/geography.json')).respond(GEOGRAPHY);
  await expectSaid('Geography').toHaveTextContent('ready');
});

test('a search that changes while the map is open keeps its hotels until the next ones are here', async () => {
  const { net, location } = await showMap();
  await press('Hôtel des Dunes');
  location.write({ path: '/search', query: '', hash: 'theme=3' });
  const next = await net.next('/offers.json');
  await expectSaid('Hotels').toHaveTextContent('loading 2');
  next.respond(found(MANOIR));
  await expectSaid('Hotels').toHaveTextContent('ready 1');
  await expectSaid('Offer').toHaveTextContent('idle');
});
