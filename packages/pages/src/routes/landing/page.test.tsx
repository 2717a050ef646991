import type { LandingBlock } from '@sabadora/api';
import { giftBoxesOfTest, resultOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import { staySearchKey } from '@sabadora/hooks';
import { toOffersRequest } from '@sabadora/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { searchOfBlock } from '../../features/blocks/searchOfBlock.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const NOW = { today: '2026-12-05', hour: 10 };
const PICTURE = '/images/sea/theme-sea/1500_736.webp';

const topBar: LandingBlock = {
  type: 'topBar',
  text: 'Until Saturday, 20h.',
  links: [{ label: 'Questions?', url: '/help', newTab: false }],
};
const opening: LandingBlock = {
  type: 'jumbotron',
  title: 'Weekends by the sea',
  subtitle: 'It does not wait.',
  picture: PICTURE,
  showSearch: true,
};
const points = (variant: 'secondary' | 'bordered', title: string): LandingBlock => ({
  type: 'sellingPoints',
  title,
  variant,
  points: [{ icon: 'pin', title: `${title}: near`, text: 'The map says how far.' }],
});
const topResults = {
  type: 'topResults',
  title: 'Three by the beach',
  search: 'country=1&theme=23',
  limit: 3,
  linkLabel: 'All by the sea',
} as const satisfies LandingBlock;

function show(blocks: readonly LandingBlock[]) {
  const { criteria, flow } = searchOfBlock(topResults, NOW);
  const request = toOffersRequest({ criteria, flow, locale: 'fr_FR', page: 0, limit: 3 });
  const found = {
    key: staySearchKey(request),
    data: {
      exactMatch: [1, 2, 3].map((id) => resultOfTest(id)),
      searchDetails: searchDetailsOfTest(40),
    },
  };
  const at = blocks.findIndex(({ type }) => type === 'topResults');
  return renderPart(
    <Page
      name="Weekends by the sea"
      blocks={blocks}
      data={{ stays: at < 0 ? {} : { [at]: found }, boxes: giftBoxesOfTest(4) }}
      themes={[]}
      isInEveryMarket
    />,
    { href: '/landing/seaside', fetch: testNetwork().fetch, now: NOW },
  );
}

const link = (name: string | RegExp) => page.getByRole('link', { name });

test('CH-020, CH-022: the blocks stand in the order of the editor, the picture that opens the page with its search first', async () => {
  show([
    opening,
    points('secondary', 'Why the sea'),
    { type: 'text', title: 'Rain?', content: ['Nobody knows.'] },
  ]);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Rain?' })).toBeVisible();
  await expect.element(page.getByRole('search')).toBeVisible();
  expect(
    page
      .getByRole('main')
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(expect.arrayContaining(['Weekends by the sea', 'Why the sea', 'Rain?']));
  const titles = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
  expect(titles.indexOf('Why the sea')).toBeLessThan(titles.indexOf('Rain?'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Weekends by the sea' })).toBeVisible();
});

test('CH-028: a top bar stands over the picture, wherever the editor put it, with the way to go', async () => {
  show([opening, topBar]);
  const bar = page.getByText('Until Saturday, 20h.');
  await expect.element(bar).toBeVisible();
  await expect.element(link('Questions?')).toHaveAttribute('href', '/help');
  const title = page.getByRole('heading', { level: 1 });
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThan(
    title.element().getBoundingClientRect().top,
  );
});

test('CH-023: selling points stand plain, or with an edge around each', async () => {
  show([points('secondary', 'Plain'), points('bordered', 'Edged')]);
  const widthOf = (title: string) => {
    const item = page.getByRole('listitem').filter({ hasText: `${title}: near` });
    return getComputedStyle(item.element()).borderTopWidth;
  };
  await expect.element(page.getByRole('heading', { name: 'Edged: near' })).toBeVisible();
  expect([widthOf('Plain'), widthOf('Edged')]).toEqual(['0px', '1px']);
});

test('CH-024, CH-025: promo cards and category cards lead where the editor said, in three or four columns', async () => {
  await page.viewport(1280, 800);
  const card = (name: string) => ({ name, picture: PICTURE, url: `/search?theme=${name}` });
  show([
    {
      type: 'promoList',
      title: 'Right now',
      promos: ['11', '17', '23'].map((id) => ({
        kicker: 'For two',
        title: `Promo ${id}`,
        url: `/search?theme=${id}`,
      })),
    },
    { type: 'categoryCards', title: 'Four coasts', columns: 'four', cards: ['a', 'b', 'c', 'd'].map(card) },
    { type: 'categoryCards', title: 'Three more', columns: 'three', cards: ['e', 'f', 'g'].map(card) },
  ]);
  await expect.element(link(/^Promo 17/)).toHaveAttribute('href', '/search?theme=17');
  await expect.element(link('a')).toHaveAttribute('href', '/search?theme=a');
  const columnsOf = (region: string) =>
    new Set(
      page
        .getByRole('region', { name: region })
        .getByRole('listitem')
        .elements()
        .map((item) => Math.round(item.getBoundingClientRect().left)),
    ).size;
  expect(['Right now', 'Four coasts', 'Three more'].map(columnsOf)).toEqual([3, 4, 3]);
});

test('CH-026: a banner has its words, its picture and its calls to action', async () => {
  show([
    {
      type: 'banner',
      kicker: 'Families',
      title: 'The beach with children',
      subtitle: 'They are welcome.',
      picture: PICTURE,
      imagePosition: 'left',
      tone: 'soft',
      ctas: [{ label: 'Stays for families', url: '/search?theme=39', newTab: false }],
    },
  ]);
  const banner = page.getByRole('article', { name: 'The beach with children' });
  await expect.element(banner.getByText('They are welcome.')).toBeVisible();
  await expect
    .element(banner.getByRole('link', { name: 'Stays for families' }))
    .toHaveAttribute('href', '/search?theme=39');
  expect(banner.element().querySelector('img')).not.toBeNull();
});

test('CH-027, CH-028: the first three results of a search, and the way to all of them', async () => {
  show([topResults]);
  const results = page.getByRole('region', { name: 'Three by the beach' });
  await expect.element(results.getByRole('link', { name: 'All by the sea' })).toBeVisible();
  expect(results.getByRole('article').elements()).toHaveLength(3);
  expect(results.getByRole('link', { name: 'All by the sea' }).element().getAttribute('href')).toMatch(
    /^\/search\?.*theme=23/,
  );
});

test('CH-021, CH-028: the best gift boxes', async () => {
  show([{ type: 'boxes', title: 'Give a weekend' }]);
  const boxes = page.getByRole('region', { name: 'Give a weekend' });
  await expect.element(boxes).toBeVisible();
  expect(boxes.getByRole('article').elements()).toHaveLength(4);
});
