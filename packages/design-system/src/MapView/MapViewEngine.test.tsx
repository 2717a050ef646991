import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeMap } from './fakeEngine.ts';
import { pin, showMap } from './mapHarness.tsx';

test('a map that cannot be shown says so, takes nothing with it and tries again', async () => {
  const map = fakeMap();
  let attempts = 0;
  await showMap(
    { load: (options) => (++attempts < 2 ? Promise.reject(new RangeError('no WebGL')) : map.load(options)) },
    { map },
  );
  await expect.element(page.getByText('The map cannot be shown at the moment.')).toBeVisible();
  expect(document.querySelector('[data-pin]')).toBeNull();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
  expect(attempts).toBe(2);
});

test('a style that fails after the map was made: the map goes, the notice stands', async () => {
  const { map } = await showMap();
  map.options().onFail();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(map.removed()).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
});

test('changes of style and gestures reach the map; taking it away removes the drawing', async () => {
  const { map, update, unmount } = await showMap({ mapStyle: '/one.json' });
  update({ mapStyle: '/two.json', gestures: 'free' });
  await expect.poll(() => map.set.styles).toEqual(['/two.json']);
  expect(map.set.cooperative).toEqual([true, false]);
  unmount();
  expect(map.removed()).toBe(1);
});

test('a style made from colours follows the theme', async () => {
  const mapStyle = vi.fn<(colors: { paper: string }) => { version: 8; sources: {}; layers: [] }>(() => ({
    version: 8,
    sources: {},
    layers: [],
  }));
  const { map } = await showMap({ mapStyle });
  expect(mapStyle.mock.lastCall?.[0].paper).toBe('#FBF7F0');
  document.documentElement.dataset['theme'] = 'sabadora-dark';
  try {
    await expect.poll(() => map.set.styles).toHaveLength(1);
    expect(mapStyle.mock.lastCall?.[0].paper).toBe('#12161C');
  } finally {
    delete document.documentElement.dataset['theme'];
  }
});

test('what changes while the map is on its way is what it shows', async () => {
  const map = fakeMap();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { update } = await showMap(
    { mapStyle: '/one.json', pins: [], load: (options) => arrived.then(() => map.load(options)) },
    { map },
  );
  update({ mapStyle: '/two.json', center: { latitude: 50.8, longitude: 4.3, zoom: 12 } });
  arrive();
  await expect.poll(() => map.set.styles).toEqual(['/two.json']);
  expect(map.camera()).toEqual({ latitude: 50.8, longitude: 4.3, zoom: 12 });
});
