import { hotelDetailOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { marketLinksOfTest } from '../../kit/testing/marketLinks.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { hotelGraph } from './HotelData.tsx';
import { load as loadPage } from './load.tsx';

// Made by the host's build.
vi.mock('../../features/results/server/earlyHashScript.ts', () => ({ earlyHashScript: 'the hash alone' }));

const detail = hotelDetailOfTest(7);

async function load(href: string, answers: LoadOptions['answers'] = {}) {
  const [path = ''] = href.split('?');
  const input = loadInput({
    href,
    params: { id: path.split('/')[2] },
    answers: { '/hotel/7/detail.json': detail, ...answers },
  });
  return { loaded: await loadPage(input), sent: input.sent };
}

test('PR-050, PR-053: a hotel by its id, with its name and place in the head', async () => {
  const { loaded, sent } = await load('/hotel/7');
  expect(pageFound(loaded)).toMatchObject({ props: { detail }, early: 'the hash alone' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/hotel/7/detail.json']);
  const head = renderToStaticMarkup(pageFound(loaded).head);
  expect(head).toMatch(/<title>hotel\.metaTitle .*Hôtel des Dunes.*Cabourg/u);
  expect(head).toContain('rel="canonical" href="https://fr.localhost/hotel/7"');
  expect(head).toContain('hrefLang="nl-BE"');
  expect(head).toContain('property="og:image" content="https://fr.localhost/images/');
  expect(head).toContain('application/ld+json');
});

test('PR-051: offers for the dates and people of the query, two adults without any', async () => {
  const { sent } = await load('/hotel/7?checkin=2026-12-12&checkout=2026-12-14&a=3&c=1');
  expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({
    checkin: '2026-12-12',
    night: '2',
    adult: '3',
    child: '1',
    baby: '0',
  });
  const plain = await load('/hotel/7');
  expect(Object.fromEntries(plain.sent[0]?.query ?? [])).toEqual({
    locale: 'fr_FR',
    adult: '2',
    child: '0',
    baby: '0',
  });
});

test('PR-058: a hotel of which nothing is sold keeps its page, for no search engine', async () => {
  const answer = { ...detail, active: false, offerCount: 0, weekends: [], rooms: [] };
  const page = pageFound((await load('/hotel/7', { '/hotel/7/detail.json': answer })).loaded);
  expect(page.status).toBeUndefined();
  const head = renderToStaticMarkup(page.head);
  expect(head).toContain('noindex');
  expect(head).not.toContain('ld+json');
});

test.each(['0', '-1', '07', 'abc', '99999999999', '2147483648', '8'])('"%s" names no hotel', async (id) => {
  expect((await load(`/hotel/${id}`)).loaded).toBe(NOT_FOUND);
});

test('a gateway that fails is a failure', async () => {
  await expect(load('/hotel/7', { '/hotel/7/detail.json': 500 })).rejects.toThrow('hotelDetail');
});

test('search engines read the hotel, its score, reviews and offers, and the way to it', () => {
  const graph = hotelGraph({
    detail,
    description: 'A house on the dunes',
    place: { locale: 'fr_FR', markets: marketLinksOfTest, path: '/hotel/7' },
    home: 'Home',
  });
  expect(graph).toMatchObject([
    {
      '@type': 'Hotel',
      name: 'Hôtel des Dunes',
      starRating: { ratingValue: 4 },
      aggregateRating: { ratingValue: 9.24, bestRating: 10, reviewCount: 128 },
      review: [{ reviewRating: { ratingValue: 9.2 } }, {}, {}, {}],
      makesOffer: {
        '@type': 'AggregateOffer',
        offerCount: detail.offerCount,
        priceCurrency: 'EUR',
        offers: [{ '@type': 'Offer', price: '298.00', priceCurrency: 'EUR' }, {}],
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, item: 'https://fr.sabadora.example/search?country=1' },
        {},
        {},
        { position: 5, name: 'Hôtel des Dunes' },
      ],
    },
  ]);
});
