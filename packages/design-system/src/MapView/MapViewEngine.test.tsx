import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleGeography } from './exampleGeography.ts';
import { fakeMap } from './fakeEngine.ts';
import { manyHotels } from './fixtures.ts';
import { middleOf, pin, showMap } from './mapHarness.tsx';
import { plainMapStyle } from './plainMapStyle.ts';

const notice = page.getByText('Only a simple map can be shown at the moment.');

test('where MapLibre cannot draw, the places stand on a plain map, and trying again works', async () => {
  const map = fakeMap();
  let attempts = 0;
  const { onChange } = await showMap(
    { load: (options) => (++attempts < 2 ? Promise.reject(new RangeError('no WebGL')) : map.load(options)) },
    { map },
  );
  await expect.element(notice).toBeVisible();
  await pin('Hôtel des Dunes').click();
  expect(onChange).toHaveBeenLastCalledWith('dunes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
  expect(attempts).toBe(2);
});

test('a style that fails before the first picture leaves the plain map', async () => {
  const map = fakeMap({ draws: false });
  await showMap({ load: map.load }, { map });
  await expect.poll(() => map.isMade()).toBe(true);
  map.options().onFail();
  await expect.element(notice).toBeVisible();
  expect(map.removed()).toBe(1);
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
});

test('the places can be used while MapLibre loads, however long it takes; it takes over camera and focus', async () => {
  const map = fakeMap({ draws: false });
  const { onChange } = await showMap({ load: map.load }, { map });
  await expect.poll(() => map.isMade()).toBe(true);
  const dunes = pin('Hôtel des Dunes');
  await dunes.click();
  expect(onChange).toHaveBeenLastCalledWith('dunes');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  map.options().onSlow();
  await expect.element(notice).toBeVisible();
  dunes.element().focus();
  map.options().onDrawn();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(dunes).toHaveFocus();
  expect(map.camera().zoom).toBe(map.options().camera.zoom + 1);
});

test('SE-236: a press that comes before the page knows that MapLibre has taken over reaches MapLibre', async () => {
  const map = fakeMap({ draws: false });
  await showMap({ load: map.load }, { map });
  await expect.poll(() => map.isMade()).toBe(true);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement;
  // The click comes right after the first drawing, like input that was queued during it.
  map.options().onDrawn();
  zoomIn.click();
  expect(map.camera().zoom).toBe(map.options().camera.zoom + 1);
  await expect.element(page.getByRole('button', { name: 'Search in this area' })).toBeVisible();
});

test('the pins are there before the browser reports the size of the map, for which a busy one takes seconds', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  try {
    await showMap();
    await expect.element(pin('Hôtel des Dunes')).toBeVisible();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a move that comes before the page knows that MapLibre has taken over brings the pins that it brings in sight', async () => {
  const map = fakeMap({ draws: false });
  const center = { latitude: 46.6, longitude: 2.4, zoom: 10 };
  await showMap({ load: map.load, pins: manyHotels(1000), center }, { map });
  await expect.poll(() => map.isMade()).toBe(true);
  const ids = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-pin]'), ({ dataset }) => dataset['pin']);
  await expect.poll(() => ids().length).toBeGreaterThan(0);
  const before = ids();
  map.options().onDrawn();
  map.drag({ x: -2000, y: 0 });
  await expect.poll(ids).not.toEqual(before);
});

test('the plain map moves by mouse, wheel and keys, and draws the land of its style', async () => {
  const { onSearchArea } = await showMap({
    load: () => new Promise(() => {}),
    gestures: 'free',
    mapStyle: plainMapStyle(exampleGeography),
  });
  const drawing = page.getByRole('application', { name: 'Map' });
  const dunes = () => middleOf(pin('Hôtel des Dunes').element());
  await expect.element(pin('Hôtel des Dunes')).toBeVisible();
  const start = dunes();
  drawing.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => Math.round(start.x - dunes().x)).toBe(100);
  await userEvent.keyboard('{ArrowLeft}+');
  await expect.element(page.getByRole('button', { name: 'Search in this area' })).toBeVisible();
  await userEvent.wheel(drawing, { delta: { y: 400 } });
  await page.getByRole('button', { name: 'Search in this area' }).click();
  expect(onSearchArea).toHaveBeenCalledOnce();
  const canvas = drawing.element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
  const colors = () => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(
      Array.from({ length: data.length / 400 }, (_, at) => data.slice(at * 400, at * 400 + 3).join()),
    );
  };
  // Colours of sea, land and coast.
  await expect.poll(() => colors().size).toBeGreaterThan(2);
});

test('on the plain map, too, plus and minus on a pin zoom, and a drag that begins on a pin selects nothing', async () => {
  const { onChange } = await showMap({ load: () => new Promise(() => {}), gestures: 'free' });
  const dunes = pin('Hôtel des Dunes');
  await expect.element(dunes).toBeVisible();
  const from = () => Math.abs(middleOf(dunes.element()).x - 400);
  const start = from();
  (dunes.element() as HTMLElement).focus();
  await userEvent.keyboard('-');
  await expect.poll(() => from() / start).toBeCloseTo(0.5, 1);
  await userEvent.keyboard('+');
  await expect.poll(() => from() / start).toBeCloseTo(1, 1);
  const before = middleOf(dunes.element());
  await userEvent.dragAndDrop(dunes, page.getByRole('application', { name: 'Map' }), {
    targetPosition: { x: before.x + 90, y: before.y },
  });
  await expect.poll(() => Math.abs(middleOf(dunes.element()).x - before.x)).toBeGreaterThan(60);
  expect(onChange).not.toHaveBeenCalled();
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

test('a theme that changes while MapLibre loads is the one that it draws in', async () => {
  const map = fakeMap({ draws: false });
  const mapStyle = vi.fn<(colors: { paper: string }) => { version: 8; sources: {}; layers: [] }>(() => ({
    version: 8,
    sources: {},
    layers: [],
  }));
  await showMap({ load: map.load, mapStyle }, { map });
  await expect.poll(() => map.isMade()).toBe(true);
  document.documentElement.dataset['theme'] = 'sabadora-dark';
  try {
    await expect.poll(() => mapStyle.mock.lastCall?.[0].paper).toBe('#12161C');
    map.options().onDrawn();
    await expect.poll(() => map.set.styles).toHaveLength(1);
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
