import { LOCALES } from '@sabadora/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MarketLinks } from './pageInput.ts';
import {
  breadcrumbFromHome,
  itemListData,
  questionsData,
  siteData,
  StructuredData,
} from './structuredData.tsx';

const markets = Object.fromEntries(
  LOCALES.map((locale) => [locale, { origin: 'https://be.example', needsLocale: true }]),
) as MarketLinks;
const place = { locale: 'nl_BE', markets, path: '/help' } as const;

test('CH-015: addresses are those of the canonical links, of a market that shares its host too', () => {
  expect(breadcrumbFromHome(place, { home: 'Start', page: 'Hulp' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://be.example/?locale=nl_BE' },
      { position: 2, name: 'Hulp', item: 'https://be.example/help?locale=nl_BE' },
    ],
  });
  expect(itemListData(place, [{ name: 'Brugge', href: '/search?city=1' }])).toMatchObject([
    { itemListElement: [{ position: 1, url: 'https://be.example/search?city=1&locale=nl_BE' }] },
  ]);
  expect(itemListData(place, [])).toEqual([]);
});

test('the search of the site takes a typed destination', () => {
  expect(siteData(place)).toMatchObject([
    { '@type': 'Organization', name: 'Sabadora', url: 'https://be.example/?locale=nl_BE' },
    {
      '@type': 'WebSite',
      inLanguage: 'nl-BE',
      potentialAction: {
        target: {
          urlTemplate: 'https://be.example/search?destination={search_term_string}&locale=nl_BE',
        },
      },
    },
  ]);
});

test('CH-109: answers are plain words', () => {
  const answer = [
    { tag: 'p' as const, children: ['Met ', { tag: 'strong' as const, children: ['je kaart'] }, '.'] },
  ];
  expect(questionsData([{ question: 'Hoe?', answer }])).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Hoe?', acceptedAnswer: { text: 'Met je kaart.' } }] },
  ]);
  expect(questionsData([])).toEqual([]);
});

test('no text of editors ends the script', () => {
  const markup = renderToStaticMarkup(
    createElement(StructuredData, { graph: [{ name: '</script><script>alert(1)' }] }),
  );
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
});
