import { resultOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { COUNTRY_IDS, LOCALES, MARKETS } from '@sabadora/domain';
import { expect, test, vi } from 'vitest';
import type { LoadedPage } from '../../kit/document/pageInput.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { load as loadPage } from './load.tsx';
import type { HomeProps } from './page.tsx';

const COUNTRY = 'filters.property.location.countryId';
const CHECKIN = 'filters.offer.date.checkin';

const themes = [{ id: 11, name: 'Romantic' }];
const suggestionLinks = [
  { label: 'Flanders', url: '/search?region=502&flow=gifting', offerCount: 142 },
  { label: 'Bruges', url: '/search?city=2800931', offerCount: 21 },
];

/** Response with ten stays for any search; a country is named by its id. */
const stays = (query: URLSearchParams) => {
  const country = query.get(COUNTRY);
  return {
    exactMatch: Array.from({ length: Number(query.get('pagination.limit')) }, (_, at) =>
      resultOfTest(at + 1),
    ),
    searchDetails: searchDetailsOfTest(10, { location: country && `Country ${country}` }),
    ...(query.get('pagination.fetchPageModel') === 'true' && { pageModel: { suggestionLinks } }),
  };
};

/** A home page written by an editor. */
const home = {
  seo: { title: 'Saturday', description: 'Weekends away' },
  jumbotron: { title: 'Saturday' },
  blocks: [{ type: 'moment' }, { type: 'topResults', title: 'Spa', search: 'theme=12', linkLabel: 'All' }],
  announcementBanner: null,
};

const answers = { '/themes.json': themes, '/offers.json': stays, '/cms/homepage': { ...home, blocks: [] } };

async function load(options: Partial<LoadOptions> = {}) {
  const input = loadInput({ href: '/', answers, ...options });
  const loaded: LoadedPage<HomeProps> = await loadPage(input);
  const searches = input.sent.filter(({ path }) => path.endsWith('/offers.json')).map(({ query }) => query);
  return { content: loaded.props.content, searches };
}

const hotelIds = (found: { data: { exactMatch: { hotelId: number }[] } } | undefined) =>
  found?.data.exactMatch.map(({ hotelId }) => hotelId);

test.each(LOCALES)('%s shows stays of its own country first, then its neighbours', async (locale) => {
  const { country, neighbours } = MARKETS[locale];
  const { content, searches } = await load({ locale });
  expect(searches.map((query) => query.get(COUNTRY))).toEqual(
    [country, country, undefined, ...neighbours].map((each) => (each ? String(COUNTRY_IDS[each]) : null)),
  );
  expect(content.neighbours.map(({ query, stayCount }) => [query, stayCount])).toEqual(
    neighbours.map((each) => [`country=${COUNTRY_IDS[each]}`, 10]),
  );
});

test('SE-078 D-071: the weekend to come is searched from Saturday to Sunday, and repeats no stay of the moment', async () => {
  const { content, searches } = await load();
  expect(searches.map((query) => query.get(CHECKIN)).filter(Boolean)).toEqual(['2026-12-05']);
  expect(hotelIds(content.moment)).toEqual([1, 2, 3]);
  expect(hotelIds(content.weekend)).toEqual([4, 5, 6, 7]);
});

test('SE-033: gifting has no dates, so no weekend', async () => {
  const { content, searches } = await load({ href: '/?flow=gifting' });
  expect(content.weekend).toBeUndefined();
  expect(searches.some((query) => query.has(CHECKIN))).toBe(false);
  expect(searches.map((query) => query.get('flow'))).toEqual(searches.map(() => 'gifting'));
});

test('places are kept without their flow, which the page adds', async () => {
  const { content } = await load({ href: '/?flow=gifting' });
  expect(content.places).toEqual([
    { name: 'Flanders', query: 'region=502', stayCount: 142 },
    { name: 'Bruges', query: 'city=2800931', stayCount: 21 },
  ]);
  expect(content.stayCount).toBe(10);
});

test.each([
  ['themes', { ...answers, '/themes.json': 500 }, { themes: [] }],
  [
    'the weekend',
    { ...answers, '/offers.json': (query: URLSearchParams) => (query.has(CHECKIN) ? 500 : stays(query)) },
    { weekend: undefined },
  ],
  [
    'the places',
    { ...answers, '/offers.json': (query: URLSearchParams) => (query.has(COUNTRY) ? stays(query) : 500) },
    { places: [], stayCount: undefined },
  ],
  [
    'one neighbour',
    {
      ...answers,
      '/offers.json': (query: URLSearchParams) =>
        query.get(COUNTRY) === String(COUNTRY_IDS.BE) ? 500 : stays(query),
    },
    { neighbours: [{ name: 'Country 2' }, { name: 'Country 3' }] },
  ],
])('a call that fails leaves out %s and nothing else', async (_, failing, missing) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { content: whole } = await load();
  const { content } = await load({ answers: failing });
  expect(content).toMatchObject({ ...whole, ...missing });
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test('CH-016, CH-019: blocks come from the content call, in its order, with what their searches found', async () => {
  const input = loadInput({ href: '/', answers: { ...answers, '/cms/homepage': home } });
  const { props } = await loadPage(input);
  expect(props.jumbotron).toEqual(home.jumbotron);
  expect(props.blocks.map(({ type }) => type)).toEqual(['moment', 'topResults']);
  expect(hotelIds(props.data.stays[1])).toEqual([1, 2, 3]);
});

test('CH-016: without its content the home page has its blocks all the same', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { props } = await loadPage(loadInput({ href: '/', answers: { ...answers, '/cms/homepage': 500 } }));
  expect(props.blocks.map(({ type }) => type)).toContain('all');
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
