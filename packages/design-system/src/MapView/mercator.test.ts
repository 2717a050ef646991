import { expect, test } from 'vitest';
import { boundsOf, distanceKm, onScreen, panned, project, unproject } from './mercator.ts';

const size = { width: 800, height: 600 };
const paris = { latitude: 48.8566, longitude: 2.3522, zoom: 10 };

test('Web Mercator: the middle of the world, its corners, and back', () => {
  expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: expect.closeTo(0.5) });
  expect(project({ latitude: 85.0511287798, longitude: -180 })).toEqual({ x: 0, y: expect.closeTo(0) });
  for (const place of [paris, { latitude: -33.9, longitude: 151.2 }, { latitude: 64.1, longitude: -21.9 }]) {
    const back = unproject(project(place));
    expect(back.latitude).toBeCloseTo(place.latitude, 9);
    expect(back.longitude).toBeCloseTo(place.longitude, 9);
  }
});

test('the camera stands in the middle of the screen; east is right and north is up', () => {
  expect(onScreen(project(paris), paris, size)).toEqual({ x: 400, y: 300 });
  const strasbourg = onScreen(project({ latitude: 48.58, longitude: 7.75 }), paris, size);
  expect(strasbourg.x).toBeGreaterThan(400);
  expect(strasbourg.y).toBeGreaterThan(300);
});

test('panning moves a place by just as many px', () => {
  const moved = onScreen(project(paris), panned(paris, { x: 120, y: -45 }), size);
  expect(moved.x).toBeCloseTo(520);
  expect(moved.y).toBeCloseTo(255);
});

test('D-094: the visible corners and the diagonal between them', () => {
  const { west, south, east, north } = boundsOf(paris, size);
  expect((west + east) / 2).toBeCloseTo(paris.longitude);
  // 800 px of a world that is 512 × 2^10 px wide.
  expect(east - west).toBeCloseTo((800 / (512 * 1024)) * 360);
  expect(onScreen(project({ latitude: north, longitude: west }), paris, size)).toEqual({
    x: expect.closeTo(0),
    y: expect.closeTo(0),
  });
  expect(distanceKm({ latitude: south, longitude: west }, { latitude: north, longitude: east })).toBeCloseTo(
    50.28,
    1,
  );
});

test('a map wider than the world shows the world', () => {
  const { west, south, east, north } = boundsOf({ latitude: 0, longitude: 0, zoom: 0 }, size);
  expect([west, east]).toEqual([-180, 180]);
  expect(north).toBeCloseTo(85.05, 1);
  expect(south).toBeCloseTo(-85.05, 1);
});

test('distances over the ground: Paris to Rome', () => {
  expect(distanceKm(paris, { latitude: 41.9028, longitude: 12.4964 })).toBeCloseTo(1105.3, 0);
});
