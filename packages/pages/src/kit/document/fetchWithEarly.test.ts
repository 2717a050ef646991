import { createApiClient, searchOffers, toOffersRequest } from '@sabadora/api';
import { readAddress, type Locale } from '@sabadora/domain';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstSearchUrl } from '../../routes/search/firstSearchUrl.ts';
import { fetchWithEarly } from './fetchWithEarly.ts';

const NOW = { today: '2026-12-05', hour: 10 };
const URL = '/api/offers.json?locale=fr_FR';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.sabadoraEarlyCall = undefined;
});

const KNOWN_PARTS = [
  'city=12',
  'country=1',
  'hotel=7',
  'lat=48.85;lng=2.35',
  'theme=39',
  'tags=5,6',
  'stars=4,5',
  'sort=priceAsc',
  'checkin=2026-12-12;checkout=2026-12-13',
  'checkin=2020-01-01;night=2',
  'a=3;c=1;b=1;s=true',
  'a=99',
  'facilities=1,pets',
  'priceMin=5000;priceMax=20000',
  'distanceMax=100',
  'hotelTypes=castle',
  '%%%',
  '__proto__=1',
];
/** Parts of addresses, valid and damaged. */
const part = fc.oneof(fc.constantFrom(...KNOWN_PARTS), fc.string({ maxLength: 12 }));
const query = fc
  .array(
    fc.constantFrom('flow=booking', 'flow=gifting', 'flow=hotel', 'page=2', 'page=-1', 'origin=search%20bar'),
  )
  .map((parts) => parts.join('&'));
const hash = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(';'));

describe('the first search call', () => {
  test('has the address that the page will ask for, whatever the hash', async () => {
    const asked: string[] = [];
    const client = createApiClient({
      retries: 0,
      fetch: (input) => {
        asked.push(input instanceof Request ? input.url : String(input));
        return Promise.reject(new TypeError('network'));
      },
    });
    await fc.assert(
      fc.asyncProperty(
        query,
        hash,
        fc.constantFrom<Locale>('fr_FR', 'nl_BE'),
        async (search, text, locale) => {
          const address = { query: search, hash: text };
          const { criteria, flow, page } = readAddress(address, NOW);
          await client
            .send(searchOffers, toOffersRequest({ criteria, flow, page, locale }))
            .catch(() => undefined);
          expect(firstSearchUrl(address, { locale, now: NOW })).toBe(asked.pop());
        },
      ),
      { seed: 20_261_205, numRuns: 500 },
    );
  });

  test('is not made for activities, which another call finds', () => {
    expect(
      firstSearchUrl({ query: 'flow=activity', hash: '' }, { locale: 'fr_FR', now: NOW }),
    ).toBeUndefined();
  });
});

describe('the page asking for it', () => {
  const network = vi.fn<typeof fetch>(async () => new Response('asked'));
  const begin = (response: Promise<Response>, url = URL) => {
    network.mockClear();
    vi.stubGlobal('fetch', network);
    globalThis.sabadoraEarlyCall = { url, response };
  };
  const textOf = async (response: Promise<Response>) => (await response).text();

  test('takes the early response, once', async () => {
    begin(Promise.resolve(new Response('early')));
    expect(await textOf(fetchWithEarly(URL, { method: 'GET' }))).toBe('early');
    expect(network).not.toHaveBeenCalled();
    expect(await textOf(fetchWithEarly(URL, { method: 'GET' }))).toBe('asked');
  });

  test('fetches anything else itself', async () => {
    begin(Promise.resolve(new Response('early')));
    expect(await textOf(fetchWithEarly(`${URL}&page=1`, { method: 'GET' }))).toBe('asked');
    expect(await textOf(fetchWithEarly(URL, { method: 'POST' }))).toBe('asked');
  });

  test.each([
    ['never arrived', () => Promise.reject(new TypeError('network'))],
    ['failed', async () => new Response('down', { status: 503 })],
  ])('asks again when the early call %s', async (_what, early) => {
    begin(early());
    expect(await textOf(fetchWithEarly(URL, { method: 'GET' }))).toBe('asked');
    expect(network).toHaveBeenCalledOnce();
  });

  test('stops waiting when the page gives up', async () => {
    begin(new Promise(() => {}));
    const controller = new AbortController();
    const asked = fetchWithEarly(URL, { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(network).not.toHaveBeenCalled();
  });
});
