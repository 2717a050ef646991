import { resultsOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { photoOf } from '../../features/offers/photo.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { graphOf } from '../../kit/testing/graphOf.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { load as loadPage } from './load.tsx';

// Made by the host's build.
vi.mock('./earlySearch.ts', () => ({ earlySearch: (input: object) => JSON.stringify(input) }));
vi.mock('../../features/results/server/earlyHashScript.ts', () => ({ earlyHashScript: 'the hash alone' }));

const SEARCH = '/offers.json';

async function load(href: string, options: Partial<LoadOptions> = {}) {
  const answer = {
    exactMatch: resultsOfTest(2),
    searchDetails: searchDetailsOfTest(2),
    pageModel: { suggestionLinks: [] },
  };
  const input = loadInput({ href, answers: { '/themes.json': [], [SEARCH]: answer }, ...options });
  const loaded = await loadPage(input);
  return { loaded, searched: input.sent.filter(({ path }) => path.endsWith(SEARCH)) };
}

test('SE-013 D-061: a search for activities is on its own page, with all that was asked', async () => {
  const { loaded } = await load('/search?flow=activity&city=12&a=1');
  expect(loaded).toEqual({ redirect: '/activities?flow=activity&city=12&a=1', status: 302 });
});

test.each(['/search', '/search?flow=gifting', '/search?city=12&a=2'])(
  'design "Address": what %s asks for is searched on the server',
  async (href) => {
    const { loaded, searched } = await load(href);
    expect(searched).toHaveLength(1);
    expect(loaded).toMatchObject({ props: { stays: { data: { searchDetails: { totalCount: 2 } } } } });
  },
);

test('without criteria in the query a script in the head looks for them in the hash, and knows what is there', async () => {
  const early = async (options?: Partial<LoadOptions>) => {
    const { loaded } = await load('/search?flow=gifting', options);
    return pageFound(loaded).early;
  };
  const [first] = resultsOfTest(1);
  const [picture] = first?.mainPackage.images ?? [];
  expect.assert(picture);
  const withPicture = await early();
  expect(withPicture).toContain('"isAnswered":true');
  expect(withPicture).toContain(`sabadoraFirstPicture="${photoOf(picture, '').src}"`);
  const ofNoAnswer = await early({ answers: {} });
  expect(ofNoAnswer).toContain('"isAnswered":false');
  expect(ofNoAnswer).not.toContain('sabadoraFirstPicture');
});

test('with criteria in the query a script in the head makes way for others in the hash', async () => {
  expect((await load('/search?city=12')).loaded).toMatchObject({ early: 'the hash alone' });
});

test('search engines read the way to the place of the results, and the stays in their order', async () => {
  const answer = {
    exactMatch: resultsOfTest(2),
    searchDetails: searchDetailsOfTest(2, {
      location: 'Bruges',
      locationHierarchy: [
        { type: 'region', id: 502, label: 'Flandre' },
        { type: 'country', id: 5, label: 'Belgique' },
      ],
    }),
  };
  const { loaded } = await load('/search?flow=gifting&city=12', {
    answers: { '/themes.json': [], [SEARCH]: answer },
  });
  const stays = answer.exactMatch.map(({ mainPackage: { id, hotel } }) => ({ id, name: hotel.label }));
  expect(graphOf(pageFound(loaded).head)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'chrome.breadcrumbHome', item: 'https://fr.localhost/' },
        { name: 'search.titleGifting', item: 'https://fr.localhost/search?flow=gifting' },
        { name: 'Belgique', item: 'https://fr.localhost/search?flow=gifting&country=5' },
        { name: 'Flandre', item: 'https://fr.localhost/search?flow=gifting&region=502' },
        { name: 'Bruges', item: 'https://fr.localhost/search?city=12&flow=gifting' },
      ].map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
    },
    {
      '@type': 'ItemList',
      itemListElement: stays.map(({ id, name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: `https://fr.localhost/stay/${id}?flow=gifting`,
      })),
    },
  ]);
});

describe('the head', () => {
  const details = searchDetailsOfTest(60, { location: 'Bruges', locationPhrase: 'à Bruges', latitude: 51 });

  /** Title, description and canonical address; messages as their keys and values. */
  async function headOf(href: string, searchDetails = details) {
    const answers = {
      '/themes.json': [{ id: 14, name: 'Gastronomie' }],
      [SEARCH]: { exactMatch: [], searchDetails },
    };
    const { head } = pageFound(await loadPage(loadInput({ href, answers })));
    const markup = renderToStaticMarkup(head);
    const text = markup.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const part = (pattern: RegExp) => pattern.exec(text)?.[1];
    return {
      title: part(/<title>(.*)<\/title>/),
      description: part(/name="description" content="(.*?)"\/>/),
      canonical: part(/rel="canonical" href="https:\/\/[^/]+(.*?)"/),
    };
  }

  const IN_BRUGES = 'search.titleIn {"phrase":"à Bruges"}';

  test('names the place as people say it, and the site', async () => {
    expect(await headOf('/search?city=12&a=2&checkin=2026-12-12&checkout=2026-12-13')).toEqual({
      title: `${IN_BRUGES} | Sabadora`,
      description: `search.metaDescription ${JSON.stringify({ title: IN_BRUGES })}`,
      canonical: '/search?city=12',
    });
  });

  test('speaks of gifts where gifts are searched', async () => {
    const title = 'search.titleGiftingIn {"phrase":"à Bruges"}';
    expect(await headOf('/search?flow=gifting&city=12')).toEqual({
      title: `${title} | Sabadora`,
      description: `search.metaDescriptionGifting ${JSON.stringify({ title })}`,
      canonical: '/search?city=12&flow=gifting',
    });
  });

  test('is another one for each theme and page of results', async () => {
    const themed = `results.titleTheme ${JSON.stringify({ title: IN_BRUGES, theme: 'Gastronomie' })}`;
    expect(await headOf('/search?city=12&theme=14&page=1')).toMatchObject({
      title: `results.titlePage ${JSON.stringify({ title: themed, page: 2 })} | Sabadora`,
      canonical: '/search?city=12&theme=14&page=1',
    });
    expect((await headOf('/search?city=12&theme=999')).canonical).toBe('/search?city=12');
  });

  test('names no place where all stays are listed', async () => {
    expect(await headOf('/search', searchDetailsOfTest(60))).toMatchObject({
      title: 'search.titleBooking | Sabadora',
      canonical: '/search',
    });
  });
});
