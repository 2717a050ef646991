import { activitiesOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { graphOf } from '../../kit/testing/graphOf.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { load as loadPage } from './load.tsx';

// Made by the host's build.
vi.mock('../../features/results/server/earlyHashScript.ts', () => ({ earlyHashScript: '' }));

const SEARCH = '/search/activity-only.json';
const themes = [{ id: 5, name: 'Wellness' }];

async function load(href: string, options: Partial<LoadOptions> = {}) {
  const input = loadInput({
    href,
    answers: {
      '/themes.json': themes,
      [SEARCH]: activitiesOfTest(30, { location: 'Cabourg', locationPhrase: 'à Cabourg' }),
    },
    ...options,
  });
  const loaded = await loadPage(input);
  return { loaded, searched: input.sent.filter(({ path }) => path.endsWith(SEARCH)) };
}

test('SE-256 D-169: where activities are switched off the page is not found, and nothing is requested', async () => {
  const { loaded, searched } = await load('/activities?flow=activity&a=2', { switches: 'activities=off' });
  expect(loaded).toBe(NOT_FOUND);
  expect(searched).toEqual([]);
});

test('SE-013 D-061: the page of activities is of the activity flow, whatever the address says', async () => {
  expect((await load('/activities')).loaded).toEqual({ redirect: '/activities?flow=activity', status: 302 });
  expect((await load('/activities?flow=gifting&city=12')).loaded).toEqual({
    redirect: '/activities?flow=activity&city=12',
    status: 302,
  });
});

test('criteria in the query are searched on the server, under the key that the browser knows', async () => {
  const { loaded, searched } = await load('/activities?flow=activity&city=12&a=1&page=1');
  expect(searched).toMatchObject([{ body: { cityId: 12, adult: 1, page: 1, locale: 'fr_FR' } }]);
  expect(loaded).toMatchObject({
    props: { themes, activities: { key: JSON.stringify(searched[0]?.body) } },
  });
});

test('search engines read the way to the activities of a place, and what they are', async () => {
  const { loaded } = await load('/activities?flow=activity&city=12');
  expect(graphOf(pageFound(loaded).head)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: expect.arrayContaining([
        {
          '@type': 'ListItem',
          position: 2,
          name: 'activities.title',
          item: 'https://fr.localhost/activities?flow=activity',
        },
      ]),
    },
    {
      '@type': 'ItemList',
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1 })]),
    },
  ]);
});

test('without criteria all activities are there', async () => {
  const { loaded, searched } = await load('/activities?flow=activity');
  expect(searched).toHaveLength(1);
  expect(loaded).toMatchObject({
    early: expect.stringContaining('sabadoraFirstPicture="') as string,
    props: { hasCriteria: false, activities: { data: { searchDetails: { totalCount: 30 } } } },
  });
});

test('a failing search or theme call leaves a page that the browser fills', async () => {
  const { loaded } = await load('/activities?flow=activity&a=2', { answers: { [SEARCH]: 500 } });
  expect(loaded).toMatchObject({ props: { themes: [], activities: undefined } });
});

describe('a city typed in a form without JavaScript', () => {
  const suggestion = {
    id: 12,
    label: 'Bruges',
    category: 'city',
    latitude: 51.2,
    longitude: 3.2,
    value: null,
    postalcode: null,
    description: 'Belgium',
  };

  test('is searched as the likeliest place', async () => {
    const { loaded } = await load('/activities?flow=activity&destination=brug', {
      answers: { '/autocomplete-geonames.json': [suggestion] },
    });
    expect(loaded).toMatchObject({ redirect: expect.stringContaining('city=12') as string, status: 302 });
  });

  test('is told to be unknown when it is, above activities everywhere', async () => {
    const { loaded } = await load('/activities?flow=activity&destination=xyzzy', {
      answers: { '/autocomplete-geonames.json': [], [SEARCH]: activitiesOfTest(3) },
    });
    expect(loaded).toMatchObject({
      props: {
        unknownDestination: 'xyzzy',
        activities: { data: { searchDetails: { totalCount: 3 } } },
      },
    });
  });
});

test('the head names the place, and has one address per place and page', async () => {
  const { loaded } = await load('/activities?flow=activity&city=12&a=1&page=1');
  const head = renderToStaticMarkup(pageFound(loaded).head);
  const heading = 'activities.titleIn {"phrase":"à Cabourg"}';
  expect(head.replaceAll('&quot;', '"')).toContain(
    `<title>results.titlePage ${JSON.stringify({ title: heading, page: 2 })} | Sabadora</title>`,
  );
  expect(head).toMatch(/rel="canonical" href="[^"]+\/activities\?city=12&amp;flow=activity&amp;page=1"/);
});
