import type { OffersResponse } from '@sabadora/api';
import { resultOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { NO_FILTERS, type Flow, type SearchCriteria } from '@sabadora/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, renderWithHooks, type TestRequest } from '../testing/harness.tsx';
import { useFallbackSearches, type ExactResult } from './useFallbackSearches.ts';

const BRUGES = { latitude: 51.2, longitude: 3.2 };
const details = {
  ...BRUGES,
  locationHierarchy: [
    { type: 'region' as const, id: 502 },
    { type: 'country' as const, id: 5 },
  ],
};
const inBruges: SearchCriteria = {
  ...NO_FILTERS,
  stars: [5],
  party: { adults: 2, children: 0, babies: 0 },
  location: { kind: 'city', id: 12 },
  dates: { checkin: '2026-12-12', checkout: '2026-12-14' },
};
const exactly = (...hotelIds: number[]): ExactResult => ({ totalCount: hotelIds.length, hotelIds, details });

interface Search {
  criteria: SearchCriteria;
  flow?: Flow;
  isReady?: boolean;
  exact: ExactResult | undefined;
}

/** Fallback blocks as plain HTML, for a search that another search can replace. */
function Fallback({ searches }: { searches: readonly Search[] }) {
  const [at, setAt] = useState(0);
  const search = searches[at];
  return (
    <>
      {searches.map((_search, index) => (
        <button key={index} type="button" onClick={() => setAt(index)}>{`Search ${index + 1}`}</button>
      ))}
      <button type="button" onClick={() => setAt(-1)}>
        Leave
      </button>
      {search && <Blocks {...search} />}
    </>
  );
}

function Blocks({ flow = 'booking', ...search }: Search) {
  const { blocks, message } = useFallbackSearches({ flow, ...search });
  return (
    <>
      <p aria-label="Message">{message ?? 'nothing'}</p>
      <ul aria-label="Blocks">
        {blocks.map(({ key, status, results }) => (
          <li key={key.value}>
            {`${key.value} ${status} ${results.map(({ hotelId }) => hotelId).join(' ')}`.trim()}
          </li>
        ))}
      </ul>
    </>
  );
}

const message = page.getByLabelText('Message');
const blocks = page.getByLabelText('Blocks');
const go = (name: string) => userEvent.click(page.getByRole('button', { name }));

/** One hotel per id. */
function responseOf(...hotelIds: number[]): OffersResponse {
  return {
    exactMatch: hotelIds.map((id) => resultOfTest(id)),
    searchDetails: searchDetailsOfTest(hotelIds.length, { location: 'Bruges', ...BRUGES }),
  };
}

const said = ({ url }: TestRequest, name: string) => url.searchParams.get(name);
const excluded = (request: TestRequest) => said(request, 'filters.property.excludedHotelIds');

function start(searches: readonly Search[], onError?: (error: unknown) => void) {
  const net = network();
  renderWithHooks(<Fallback searches={searches} />, { fetch: net.fetch, ...(onError && { onError }) });
  return net;
}

test('SE-234, SE-230: the request has the criteria, the catalogue, three offers and no page model', async () => {
  const net = start([{ criteria: inBruges, exact: exactly(7) }]);
  const request = await net.next('/offers.json');
  expect(Object.fromEntries(request.url.searchParams)).toMatchObject({
    provider: 'catalogue',
    'pagination.limit': '3',
    'pagination.page': '0',
    'pagination.fetchPageModel': 'false',
    'filters.property.stars': '5',
    'filters.property.location.cityId': '12',
    'filters.property.location.latitude': '51.2',
    'filters.property.location.minDistance': '0',
    'filters.property.location.maxDistance': '30',
    'filters.offer.date.checkin': '2026-12-12',
    'sorting.orderBy': 'distance',
  });
});

test('SE-222, SE-229 D-144: one after another, each without the exact hotels and those of earlier blocks', async () => {
  const net = start([{ criteria: inBruges, exact: exactly(7) }]);
  const first = await net.next('/offers.json');
  expect(excluded(first)).toBe('7');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(net.requests).toHaveLength(1);

  first.respond(responseOf(21, 22, 23));
  const second = await net.next('/offers.json');
  expect(excluded(second)).toBe('7,21,22,23');
  expect(said(second, 'filters.offer.date.checkin')).toBeNull();
  await expect.element(message).toHaveTextContent('loading');
  expect(net.requests).toHaveLength(2);

  second.respond(responseOf(31));
  const third = await net.next('/offers.json');
  expect(excluded(third)).toBe('7,21,22,23,31');
  third.respond(responseOf());
  await expect.element(message).toHaveTextContent('suggestion');
  await expect.element(blocks).toHaveTextContent('E found 21 22 23D found 31ED found');
  expect(net.requests).toHaveLength(3);
});

test('SE-197: with no exact result, what is found is no exact result', async () => {
  const net = start([{ criteria: { ...inBruges, dates: undefined }, exact: exactly() }]);
  const request = await net.next('/offers.json');
  expect(excluded(request)).toBeNull();
  request.respond(responseOf(21));
  await expect.element(message).toHaveTextContent('no-exact');
});

test('SE-199: nothing anywhere', async () => {
  const net = start([{ criteria: { ...inBruges, dates: undefined }, exact: exactly() }]);
  await expect.element(message).toHaveTextContent('loading');
  (await net.next('/offers.json')).respond(responseOf());
  await expect.element(message).toHaveTextContent('no-results');
});

test('SE-222: a block that fails is skipped and reported, and the others stand', async () => {
  const errors: unknown[] = [];
  const net = start([{ criteria: inBruges, exact: exactly(7) }], (error) => errors.push(error));
  (await net.next('/offers.json')).fail();
  const second = await net.next('/offers.json');
  expect(excluded(second)).toBe('7');
  second.respond(responseOf(31));
  (await net.next('/offers.json')).respond({ wrong: true });
  await expect.element(message).toHaveTextContent('suggestion');
  await expect.element(blocks).toHaveTextContent('E errorD found 31ED error');
  expect(errors).toHaveLength(2);
});

test('SE-222, SE-260: no request is sent before the exact response, nor after its failure', async () => {
  const net = start([{ criteria: inBruges, exact: undefined }]);
  await expect.element(message).toHaveTextContent('loading');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(net.requests).toEqual([]);
});

test.each<[string, Search, string]>([
  ['D-119: a whole page', { criteria: inBruges, exact: { ...exactly(7), totalCount: 24 } }, 'nothing'],
  ['D-097: a hotel’s offers', { criteria: inBruges, flow: 'hotel', exact: exactly() }, 'no-results'],
  ['D-097: activities', { criteria: inBruges, flow: 'activity', exact: exactly(7) }, 'nothing'],
  ['an address that is not known yet', { criteria: inBruges, isReady: false, exact: exactly(7) }, 'loading'],
  // The last page, whose hotels have to be left out, replaces it (ALG-17).
  [
    'a page beyond the end',
    { criteria: inBruges, exact: { totalCount: 5, hotelIds: [], details } },
    'loading',
  ],
])('SE-222: %s asks for nothing', async (_name, search, said) => {
  const net = start([search]);
  await expect.element(message).toHaveTextContent(said);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(net.requests).toEqual([]);
});

const inGhent: Search = {
  criteria: { ...inBruges, location: { kind: 'city', id: 99 }, dates: undefined },
  exact: exactly(8),
};

test('SE-222: another search aborts the one in flight, without an error, and its late response is dropped', async () => {
  const errors: unknown[] = [];
  const net = start([{ criteria: inBruges, exact: exactly(7) }, inGhent], (error) => errors.push(error));
  const old = await net.next('/offers.json');
  await go('Search 2');
  await expect.poll(() => old.signal?.aborted).toBe(true);
  const recent = await net.next('/offers.json');
  expect(said(recent, 'filters.property.location.cityId')).toBe('99');
  old.respond(responseOf(21));
  recent.respond(responseOf(91));
  await expect.element(blocks).toHaveTextContent('E found 91');
  expect(errors).toEqual([]);
});

test('SE-222: leaving a page aborts its requests; coming back sends them again', async () => {
  const net = start([inGhent]);
  const old = await net.next('/offers.json');
  await go('Leave');
  await expect.poll(() => old.signal?.aborted).toBe(true);
  await go('Search 1');
  (await net.next('/offers.json')).respond(responseOf(91));
  await expect.element(message).toHaveTextContent('suggestion');
});

test('SE-031: returning to a search sends no request, and shows its results at once', async () => {
  const net = start([inGhent, { ...inGhent, exact: undefined }]);
  (await net.next('/offers.json')).respond(responseOf(91));
  await expect.element(message).toHaveTextContent('suggestion');
  await go('Search 2');
  await expect.element(message).toHaveTextContent('loading');
  await go('Search 1');
  await expect.element(blocks).toHaveTextContent('E found 91');
  expect(net.requests).toHaveLength(1);
});
