import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FINGER_SCROLLS_NOTHING, skip, skipIn } from '../testing/engine.ts';
import { dragFinger } from '../testing/finger.ts';
import { emulateMedia } from '../testing/media.ts';
import { render } from '../testing/render.tsx';
import { standsStill, twoFrames } from '../testing/settle.ts';
import { testKeys } from '../testing/testKeys.ts';
import { exampleGeography } from './exampleGeography.ts';
import { hotels, normandy } from './fixtures.ts';
import { mapCanvasKeys } from './keys.ts';
import { middleOf, pin } from './mapHarness.tsx';
import { MapView } from './MapView.tsx';
import type { MapViewProps } from './MapViewProps.ts';
import { onScreen, project } from './mercator.ts';
import { plainMapStyle } from './plainMapStyle.ts';
import * as frames from './testFrame.css.ts';

// Uses the real MapLibre. MapViewEngine.test.tsx tests the plain map and the notice of browsers without WebGL 2.
const hasWebGl = document.createElement('canvas').getContext('webgl2') !== null;
const mapStyle = plainMapStyle(exampleGeography);

/** Trusted Types API, which the DOM library has no types for yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => { toString: () => string } };
}

async function showDrawn(props: Partial<MapViewProps> = {}) {
  if (!hasWebGl) skip('needs WebGL 2, for which Firefox finds no driver without a display');
  const onSearchArea = vi.fn<NonNullable<MapViewProps['onSearchArea']>>();
  const onChange = vi.fn<NonNullable<MapViewProps['onChange']>>();
  const { unmount } = render(
    <div className={frames.tall}>
      <div className={frames.wide}>
        <MapView
          label="Hotels in Normandy"
          pins={hotels}
          center={normandy}
          mapStyle={mapStyle}
          workerUrl={workerUrl}
          renderCard={({ name }) => name}
          onChange={onChange}
          onSearchArea={onSearchArea}
          {...props}
        />
      </div>
    </div>,
  );
  await expect.poll(() => document.querySelector('[aria-busy=false] canvas')).not.toBeNull();
  return { onSearchArea, onChange, unmount };
}

const canvas = () => page.getByRole('application', { name: 'Map' });
const searchArea = () => page.getByRole('button', { name: 'Search in this area' });
const place = () => middleOf(pin('Domaine des Pommiers').element());
/** A point near the centre of the map, in the window. */
const onMap = { x: 430, y: 380 };
/** Time in ms that a finger rests before it lifts, which prevents momentum scrolling. */
const REST = 150;

/** Whether a test has enabled motion. */
let hasChangedMedia = false;

afterEach(async () => {
  // Momentum scrolling would undo the reset of the scroll position.
  await standsStill(() => window.scrollY);
  window.scrollTo(0, 0);
  if (hasChangedMedia) await emulateMedia();
  hasChangedMedia = false;
});

describe('drawn by MapLibre', () => {
  test('draws, and the pins stand where MapLibre draws their places', async () => {
    await showDrawn();
    expect(document.querySelector('canvas')?.getBoundingClientRect().width).toBe(800);
    const [dunes] = hotels;
    if (!dunes) throw new Error('no hotel');
    const expected = onScreen(project(dunes), normandy, { width: 800, height: 500 });
    expect(middleOf(pin('Hôtel des Dunes').element()).x).toBeCloseTo(expected.x, 0);
    expect(middleOf(pin('Hôtel des Dunes').element()).y).toBeCloseTo(expected.y, 0);
    await expect
      .element(canvas())
      .toHaveAccessibleDescription('Arrow keys move the map, plus and minus zoom.');
  });

  test('SE-236: a drag is the visitor’s move, a drag that begins on a pin too, and selects nothing', async () => {
    const { onChange } = await showDrawn();
    const before = place();
    const from = pin('Hôtel des Dunes').element();
    await userEvent.dragAndDrop(from, canvas(), { targetPosition: { x: 600, y: 420 } });
    await expect.element(searchArea()).toBeVisible();
    expect(Math.abs(place().x - before.x)).toBeGreaterThan(50);
    expect(onChange).not.toHaveBeenCalled();
  });

  test(
    'SE-236: steps in during a move add up, and leave it where it goes',
    { tags: ['whole-matrix-only'] },
    async () => {
      // Under reduced motion MapLibre moves at once.
      await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
      hasChangedMedia = true;
      const { onSearchArea } = await showDrawn();
      const zoomIn = page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement;
      zoomIn.click();
      await twoFrames();
      zoomIn.click();
      await standsStill(() => place().x);
      await searchArea().click();
      const { bounds, latitude } = onSearchArea.mock.lastCall?.[0] ?? {};
      expect(latitude).toBeCloseTo(normandy.latitude, 4);
      // 800 px of a world that is 512 px wide at zoom 0.
      const width = (bounds?.east ?? 0) - (bounds?.west ?? 0);
      expect(width).toBeCloseTo((800 / (512 * 2 ** (normandy.zoom + 2))) * 360, 3);
    },
  );

  test(
    'SE-238: a press on a pin selects it, and is not the press beside it that deselects',
    { tags: ['whole-matrix-only'] },
    async () => {
      const { onChange } = await showDrawn();
      await pin('Domaine des Pommiers').click();
      await twoFrames();
      expect(onChange.mock.calls).toEqual([['lisieux']]);
      await canvas().click({ position: { x: 600, y: 470 } });
      await expect.poll(() => onChange.mock.lastCall).toEqual([null]);
    },
  );

  // Must run before the test that causes momentum scrolling of the page.
  test(
    'with free gestures one finger moves the map and not the page',
    { tags: ['whole-matrix-only'] },
    async () => {
      await showDrawn({ gestures: 'free' });
      const before = place();
      await dragFinger(onMap, { x: 0, y: -150 }, REST);
      await expect.poll(() => before.y - place().y).toBeGreaterThan(100);
      expect(window.scrollY).toBe(0);
      await expect.element(searchArea()).toBeVisible();
    },
  );

  test(
    'within a page one finger scrolls the page and leaves the map as it is',
    { tags: ['whole-matrix-only'] },
    async () => {
      skipIn('firefox', FINGER_SCROLLS_NOTHING);
      const { onChange } = await showDrawn();
      const before = place();
      await dragFinger(onMap, { x: 0, y: -200 }, REST);
      await expect.poll(() => window.scrollY).toBeGreaterThan(100);
      await standsStill(() => window.scrollY);
      expect(place().x).toBeCloseTo(before.x, 0);
      expect(place().y).toBeCloseTo(before.y, 0);
      expect(onChange).not.toHaveBeenCalled();
      await expect.element(searchArea()).not.toBeInTheDocument();
    },
  );

  test('a style that cannot be had: the notice, and the places on a plain map', async () => {
    render(
      <div className={frames.wide}>
        <MapView
          label="Hotels"
          pins={hotels}
          center={normandy}
          mapStyle="/no-such-style.json"
          workerUrl={workerUrl}
        />
      </div>,
    );
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(pin('Hôtel des Dunes')).toBeVisible();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
  });

  test('a source that cannot be had leaves the map standing', { tags: ['whole-matrix-only'] }, async () => {
    await showDrawn({
      mapStyle: plainMapStyle({ ...exampleGeography, borders: '/no-such-borders.json' }),
    });
    await expect.element(canvas()).toBeVisible();
  });

  test(
    'the worker’s address may be a TrustedScriptURL, which reaches the worker as itself',
    { tags: ['whole-matrix-only'] },
    async () => {
      const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes };
      const policy = trustedTypes.createPolicy('map-view-test', { createScriptURL: (url) => url });
      const trusted = policy.createScriptURL(workerUrl);
      const started = vi.spyOn(window, 'Worker');
      try {
        await showDrawn({ workerUrl: trusted });
        expect(started.mock.calls.map(([address]) => address === trusted)).toContain(true);
      } finally {
        started.mockRestore();
      }
    },
  );

  testKeys(mapCanvasKeys, {
    'Arrow keys': async () => {
      await showDrawn();
      const before = place();
      document.querySelector('canvas')?.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect.poll(() => Math.round(before.x - place().x)).toBe(100);
      expect(Math.round(before.y - place().y)).toBe(100);
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect.poll(() => Math.round(before.x - place().x)).toBe(0);
      await expect.element(searchArea()).toBeVisible();
    },
    '+ or =': async () => {
      await showDrawn();
      const from = Math.abs(place().x - 400);
      document.querySelector('canvas')?.focus();
      await userEvent.keyboard('=');
      await expect.poll(() => Math.round(Math.abs(place().x - 400) / from)).toBe(2);
    },
    '-': async () => {
      await showDrawn();
      const from = Math.abs(place().x - 400);
      const element = pin('Domaine des Pommiers').element();
      if (element instanceof HTMLElement) element.focus();
      await userEvent.keyboard('-');
      await expect.poll(() => Math.abs(place().x - 400) / from).toBeCloseTo(0.5, 1);
    },
  });
});
