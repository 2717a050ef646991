import { resultOfTest, searchDetailsOfTest } from '@sabadora/api/testing';
import type { ProductFlow } from '@sabadora/domain';
import { staySearchKey } from '@sabadora/hooks';
import { toOffersRequest } from '@sabadora/api';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countryCriteria, DEFAULT_BLOCKS, LIMITS, weekendCriteria, type HomeContent } from './content.ts';
import { datesText } from '../searchBox/dates/datesText.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { HomeBlocks } from './HomeBlocks.tsx';

/** Saturday morning. */
const NOW = { today: '2026-12-05', hour: 10 };

/** Results that the server found for a search in France. */
function found(
  criteria: ReturnType<typeof countryCriteria>,
  limit: number,
  from: number,
  totalCount: number,
) {
  const request = toOffersRequest({ criteria, flow: 'booking', locale: 'fr_FR', page: 0, limit });
  const exactMatch = [0, 1, 2].map((at) => resultOfTest(from + at));
  return {
    key: staySearchKey(request),
    data: { exactMatch, searchDetails: searchDetailsOfTest(totalCount) },
  };
}

const CONTENT: HomeContent = {
  themes: Array.from({ length: 7 }, (_, at) => ({ id: at + 1, name: `Theme ${at + 1}` })),
  moment: found(countryCriteria('FR', NOW), LIMITS.moment, 1, 485),
  weekend: found(weekendCriteria('FR', NOW), LIMITS.weekend, 4, 42),
  places: [
    { name: 'Bretagne', query: 'region=103', stayCount: 50 },
    { name: 'Paris', query: 'city=2988507', stayCount: 1 },
  ],
  neighbours: [{ name: 'Belgique', query: 'country=5', stayCount: 202 }],
  stayCount: 1500,
};

interface Shown extends PartOptions {
  content?: Partial<HomeContent>;
  flow?: ProductFlow;
}

function show({ content, flow = 'booking', ...options }: Shown = {}) {
  const network = testNetwork();
  const part = renderPart(
    <HomeBlocks
      content={{ ...CONTENT, ...content }}
      flow={flow}
      blocks={DEFAULT_BLOCKS}
      data={{ stays: {} }}
    />,
    {
      href: '/',
      fetch: network.fetch,
      now: NOW,
      ...options,
    },
  );
  return { ...part, network };
}

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const part = (name: string) => page.getByRole('region', { name });
const linkIn = (name: string, link: string | RegExp) => part(name).getByRole('link', { name: link });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('CH-017: the blocks stand in one order, each part headed, from this moment to everything', async () => {
  const { network } = show();
  expect(titles()).toEqual([
    'Three of the moment',
    'This weekend',
    'What are you in the mood for?',
    'Where to go, close to home',
    'Or right around the corner?',
    'Give the stay, leave them the dates',
    'What you can count on',
    'Rather see everything?',
  ]);
  expect(network.requests('/offers.json')).toEqual([]);
});

test('stays of the moment lead to their pages, and on to all stays of the country', async () => {
  show();
  const moment = 'Three of the moment';
  expect(part(moment).getByRole('article').elements()).toHaveLength(3);
  await expect
    .element(linkIn(moment, 'All 485 stays close to home'))
    .toHaveAttribute('href', '/search?country=1');
});

test('the weekend says its dates, which its links carry on', async () => {
  show();
  const weekend = part('This weekend');
  const dates = datesText({ checkin: '2026-12-05', checkout: '2026-12-06' }, 'fr_FR');
  expect(weekend.element().textContent).toContain(`One night for two (${dates})`);
  await expect
    .element(linkIn('This weekend', 'All 42 stays still free'))
    .toHaveAttribute('href', '/search?country=1&checkin=2026-12-05&checkout=2026-12-06');
  await expect
    .element(weekend.getByRole('article').first().getByRole('link'))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/stay\/4\?flow=booking&checkin=2026-12-05&checkout=2026-12-06/),
    );
});

test('from Saturday 20:00 it is the next weekend', () => {
  const now = { today: '2026-12-05', hour: 20 };
  show({ now, content: { weekend: found(weekendCriteria('FR', now), LIMITS.weekend, 4, 42) } });
  expect(titles()).toContain('Next weekend');
});

test('a weekend on which nothing is free has no block', () => {
  const weekend = found(weekendCriteria('FR', NOW), LIMITS.weekend, 4, 0);
  show({ content: { weekend } });
  expect(titles()).not.toContain('This weekend');
});

test('CH-025: five themes have a tile, the others a name, and each leads to its stays', async () => {
  show();
  const themes = part('What are you in the mood for?');
  expect(themes.getByRole('article').elements()).toHaveLength(5);
  for (const id of [1, 7])
    await expect
      .element(themes.getByRole('link', { name: `Theme ${id}` }))
      .toHaveAttribute('href', `/search?theme=${id}`);
});

test('places and neighbouring countries say how much there is', async () => {
  show();
  const places = 'Where to go, close to home';
  await expect.element(linkIn(places, 'Bretagne 50 stays')).toHaveAttribute('href', '/search?region=103');
  await expect.element(linkIn(places, 'Paris 1 stay')).toHaveAttribute('href', '/search?city=2988507');
  await expect.element(linkIn(places, 'Belgique 202 stays')).toHaveAttribute('href', '/search?country=5');
});

test('what could not be had is left out, and the rest stays', () => {
  show({ content: { themes: [], places: [], neighbours: [], stayCount: undefined } });
  expect(titles()).toEqual([
    'Three of the moment',
    'This weekend',
    'Or right around the corner?',
    'Give the stay, leave them the dates',
    'What you can count on',
    'Rather see everything?',
  ]);
});

test('stays that the server could not get are searched for by the browser, which can try again', async () => {
  const { network } = show({ content: { moment: undefined } });
  network.respond('/offers.json', 500);
  const retry = part('Three of the moment').getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  network.respond('/offers.json', {
    exactMatch: [resultOfTest(9)],
    searchDetails: searchDetailsOfTest(1),
  });
  await userEvent.click(retry);
  await expect.element(part('Three of the moment').getByRole('article')).toBeVisible();
});

test('CH-005, SE-033: in gifting the stays are gifts without dates, and every link keeps the flow', async () => {
  const { network } = show({ flow: 'gifting' });
  expect(titles()).toEqual(expect.arrayContaining(['Three stays to give', 'And a weekend for yourself?']));
  expect(titles()).not.toContain('This weekend');
  await vi.waitFor(() => expect(network.requests('/offers.json')).toHaveLength(1));
  expect(network.requests('/offers.json')[0]?.query.get('flow')).toBe('gifting');
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(links).toContain('/search?theme=1&flow=gifting');
  // Stays are counted by place for booking only.
  expect(links).toContain('/search?region=103&flow=gifting');
  await expect.element(page.getByRole('link', { name: /^Bretagne$/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Book a stay' }))
    .toHaveAttribute('href', '/?flow=booking');
});

test('SE-034 D-070: the position is asked for at a press, and what is nearest is searched', async () => {
  const asked = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((answer) =>
      answer({ coords: { latitude: 48.8566, longitude: 2.3522 } } as GeolocationPosition),
    );
  const { location } = show();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Around me' }));
  await vi.waitFor(() => expect(location.read().path).toBe('/search'));
  expect(location.read().hash).toBe('lat=48.857;lng=2.352;distanceMin=0;distanceMax=300;sort=distance');
});

test('SE-034: a position that is refused is said, and the page stays', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, failed) =>
    failed?.({ code: 1 } as GeolocationPositionError),
  );
  const { location } = show();
  await userEvent.click(page.getByRole('button', { name: 'Around me' }));
  await expect
    .element(part('Or right around the corner?').getByText(/does not share your position/))
    .toBeVisible();
  expect(location.read().path).toBe('/');
});

test('SE-050: the place searched for last is offered again', async () => {
  localStorage.setItem(
    'sabadora.recent-searches',
    JSON.stringify([{ id: 2800931, label: 'Bruges', category: 'city' }]),
  );
  show();
  await expect
    .element(page.getByRole('link', { name: 'Your last search: Bruges' }))
    .toHaveAttribute('href', '/search?flow=booking#city=2800931');
});

test.each([390, 768, 1280])('at %i px nothing is wider than the page', async (width) => {
  await page.viewport(width, 800);
  show();
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('CH-004: booking is spoken for by getaways near home, changes without charge, and negotiated promotions', async () => {
  show();
  for (const name of ['Close to home', 'Free changes, to the day', 'Promotions we negotiate'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect.element(page.getByText(/^A room, breakfast and an activity/)).toBeVisible();
});

test('CH-028: a block with nothing to show, e.g. a banner that was closed, leaves no gap', () => {
  const { container } = renderPart(
    <HomeBlocks
      content={CONTENT}
      flow="booking"
      blocks={[{ type: 'targetedBanner' }, { type: 'text', content: ['Last.'] }]}
      data={{ stays: {} }}
    />,
    { fetch: testNetwork().fetch },
  );
  const displays = [...(container.firstElementChild?.children ?? [])].map(
    (block) => getComputedStyle(block).display,
  );
  expect(displays).toEqual(['none', 'block']);
});
