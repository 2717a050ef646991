import { quoteOfTest, weekendDetailOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { marketLinksOfTest } from '../../kit/testing/marketLinks.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { load as loadPage } from './load.tsx';
import { stayGraph } from '../../features/product/stay/StayData.tsx';

// Made by the host's build.
vi.mock('../../features/results/server/earlyHashScript.ts', () => ({ earlyHashScript: 'the hash alone' }));

const detail = weekendDetailOfTest(12);

async function load(href: string, answers: LoadOptions['answers'] = {}) {
  const [path = ''] = href.split('?');
  const input = loadInput({
    href,
    params: { id: path.split('/')[2] },
    answers: { '/weekend/12/detail.json': detail, '/product/12/quote': quoteOfTest(), ...answers },
  });
  return { loaded: await loadPage(input), sent: input.sent };
}

test('D-062: a stay by its id, with its name and hotel in the head', async () => {
  const { loaded, sent } = await load('/stay/12');
  expect(pageFound(loaded)).toMatchObject({ props: { stay: detail, quote: null }, early: 'the hash alone' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/weekend/12/detail.json']);
  const head = renderToStaticMarkup(pageFound(loaded).head);
  expect(head).toMatch(/<title>stay\.metaTitle .*Weekend by the sea.*Hôtel des Dunes/u);
  expect(head).toContain('rel="canonical" href="https://fr.localhost/stay/12"');
  expect(head).toContain('hrefLang="nl-BE"');
  expect(head).toContain('application/ld+json');
});

test('PR-009, PR-047, PR-137: dates and people of the query are priced on the server', async () => {
  const { loaded, sent } = await load('/stay/12?checkin=2026-12-12&checkout=2026-12-14&a=2&c=1');
  expect(pageFound(loaded).props.quote).toEqual(quoteOfTest());
  for (const { path, query } of sent)
    expect([path, query.get('checkin'), query.get('child')]).toEqual([path, '2026-12-12', '1']);
  expect(sent).toHaveLength(2);
});

test('a quote that cannot be had leaves the page', async () => {
  const { loaded } = await load('/stay/12?checkin=2026-12-12&checkout=2026-12-14', {
    '/product/12/quote': 500,
  });
  expect(pageFound(loaded).props.quote).toBeNull();
});

test('PR-009, PR-014, D-163: in gifting there are no dates to price', async () => {
  const { sent } = await load('/stay/12?flow=gifting&checkin=2026-12-12&checkout=2026-12-14');
  expect(sent.map(({ path }) => path)).toEqual([
    '/front-gateway/gift/shipping-cost',
    '/front-gateway/gift/extras',
    '/api/weekend/12/detail.json',
  ]);
  // The prices of its nights come with the detail.
  expect(sent.at(-1)?.query.get('flow')).toBe('gifting');
  expect(sent.every(({ query }) => query.get('checkin') === null)).toBe(true);
});

test('PR-024, D-150: a stay that is no longer sold keeps its page, for no search engine', async () => {
  const { loaded } = await load('/stay/12', { '/weekend/12/detail.json': { ...detail, published: false } });
  const page = pageFound(loaded);
  expect(page.status).toBe(404);
  const head = renderToStaticMarkup(page.head);
  expect(head).toContain('noindex');
  expect(head).not.toContain('ld+json');
});

test.each(['0', '-1', '012', 'abc', '99999999999', '2147483648', '13'])('"%s" names no stay', async (id) => {
  expect((await load(`/stay/${id}`)).loaded).toBe(NOT_FOUND);
});

test('a gateway that fails is a failure', async () => {
  await expect(load('/stay/12', { '/weekend/12/detail.json': 500 })).rejects.toThrow('weekendDetail');
});

test('search engines read the product, its price, its hotel, its score and reviews, and nothing that could end the script', () => {
  const graph = stayGraph({
    stay: detail,
    description: 'Two days',
    place: { locale: 'fr_FR', markets: marketLinksOfTest, path: '/stay/12' },
    home: 'Home',
  });
  expect(graph).toMatchObject([
    {
      '@type': 'Product',
      offers: { price: '298.00', priceCurrency: 'EUR' },
      aggregateRating: { ratingValue: 9.24, bestRating: 10, reviewCount: 128 },
      review: [{ '@type': 'Review', reviewRating: { ratingValue: 9.2, bestRating: 10 } }, {}, {}, {}],
    },
    { '@type': 'Hotel', name: 'Hôtel des Dunes', starRating: { ratingValue: 4 } },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
  ]);
});

test('CH-015: the addresses that search engines read of a stay are those of its canonical link', () => {
  const place = { locale: 'nl_BE', markets: marketLinksOfTest, path: '/stay/12' } as const;
  const url = 'https://be.sabadora.example/stay/12?locale=nl_BE';
  expect(stayGraph({ stay: detail, description: 'Two days', place, home: 'Start' })).toMatchObject([
    { url, offers: { url } },
    {},
    { itemListElement: [{ item: 'https://be.sabadora.example/?locale=nl_BE' }, { item: url }] },
  ]);
});
