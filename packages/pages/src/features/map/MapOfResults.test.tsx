import { useSearchAddress } from '@sabadora/hooks';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { detailOf, DUNES, found, GEOGRAPHY, MANOIR } from './fixtures.ts';
import { testNetwork } from '../../kit/testing/network.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { MapButton } from './MapButton.tsx';
import { MapOfResults, ResultsWithMap, useMapOfResults } from './MapOfResults.tsx';

function PageOfResults() {
  const search = useSearchAddress();
  const map = useMapOfResults(search);
  return (
    <>
      <MapButton map={map} />
      <ResultsWithMap map={map} search={search} details={undefined}>
        <p>The cards</p>
      </ResultsWithMap>
      <MapOfResults map={map} search={search} details={undefined} />
    </>
  );
}

function show(href: string, answers: Readonly<Record<string, unknown>> = {}) {
  const network = testNetwork({
    '/offers.json': found([DUNES, MANOIR]),
    '/geography.json': GEOGRAPHY,
    '/weekend/10/detail.json': detailOf(DUNES),
    ...answers,
  });
  return { ...renderPart(<PageOfResults />, { href, fetch: network.fetch }), network };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const map = page.getByRole('region', { name: 'Map of the stays' });
const cards = page.getByText('The cards');

test('SE-235: from 1280 px the map stands beside the cards, kept in the address until it is hidden', async () => {
  await page.viewport(1280, 800);
  const { location } = show('/search?flow=booking&page=2#city=12');
  await userEvent.click(button('See on the map'));
  await expect.element(map).toBeVisible();
  expect(location.read()).toMatchObject({ query: 'flow=booking&page=2&map=1', hash: 'city=12' });
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  const left = cards.element().getBoundingClientRect();
  expect(map.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(left.right);
  await expect.element(map.getByRole('button', { name: /^Hôtel des Dunes,/u })).toBeVisible();
  await userEvent.click(button('Hide the map'));
  await expect.element(map).not.toBeInTheDocument();
  expect(location.read().query).toBe('flow=booking&page=2');
});

test('SE-236: a reload or a shared link opens with the map; a part of it can be searched', async () => {
  await page.viewport(1280, 800);
  const { location } = show('/search?page=2&map=1#city=12');
  await expect.element(map.getByRole('button', { name: /^Hôtel des Dunes,/u })).toBeVisible();
  await userEvent.click(map.getByRole('button', { name: 'Zoom in' }));
  await userEvent.click(map.getByRole('button', { name: 'Search in this area' }));
  await expect.poll(() => location.read().query).toBe('map=1');
  expect(location.read().hash).toMatch(/^lat=48\.8/u);
});

test(
  'SE-235: where there is no room beside the cards the map fills the screen, whatever the address says',
  { tags: ['whole-matrix-only'] },
  async () => {
    await page.viewport(1100, 800);
    const { location } = show('/search?map=1#city=12');
    expect(map.elements()).toHaveLength(0);
    await userEvent.click(button('See on the map'));
    await expect.element(page.getByRole('dialog', { name: 'Stays on the map' })).toBeVisible();
    expect(location.read().query).toBe('map=1');
  },
);

test(
  'what the map beside the cards could not load is said there, and can be loaded again',
  { tags: ['whole-matrix-only'] },
  async () => {
    await page.viewport(1280, 800);
    const { network } = show('/search?map=1#city=12', { '/offers.json': 500 });
    await expect.element(page.getByText('The stays could not be loaded.')).toBeVisible();
    await expect.element(map).toBeVisible();
    network.respond('/offers.json', found([DUNES, MANOIR]));
    await userEvent.click(button('Try again').first());
    await expect.element(map.getByRole('button', { name: /^Hôtel des Dunes,/u })).toBeVisible();
    await expect.element(page.getByText('The stays could not be loaded.')).not.toBeInTheDocument();
  },
);
