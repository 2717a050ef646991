import { describe, expect, test } from 'vitest';
import { mergeHash } from '../address/hash.ts';
import { LAST_RESORT, MAP_ZOOM, mapAround, mapStart, searchAreaPatch } from './map.ts';
import { MARKETS } from '../market/market.ts';

describe('the map', () => {
  test('PR-071: a map of a few places starts in their middle, as near as all are seen', () => {
    const caen = { latitude: 49.2, longitude: -0.4 };
    const nice = { latitude: 43.7, longitude: 7.3 };
    expect(mapAround([])).toEqual(LAST_RESORT);
    expect(mapAround([caen])).toEqual({ ...caen, zoom: 11 });
    const { latitude, longitude, zoom } = mapAround([caen, nice]);
    expect([latitude, longitude].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([46.45, 3.45]);
    expect(zoom).toBeGreaterThan(4);
    expect(zoom).toBeLessThan(6);
  });

  test('SE-239 ALG-31: zoom by destination', () => {
    expect(MAP_ZOOM).toMatchObject({ hotel: 14, city: 12, department: 9, region: 8, country: 6 });
  });

  test('SE-240, SE-241 D-034: known position, else the country, else Paris', () => {
    const position = { latitude: 1, longitude: 2 };
    expect(mapStart({ position, kind: 'city', market: MARKETS.fr_FR })).toEqual({ ...position, zoom: 12 });
    expect(mapStart({ position })).toEqual({ ...position, zoom: 6 });
    expect(mapStart({ market: MARKETS.es_ES })).toEqual({ latitude: 40.2, longitude: -3.6, zoom: 6 });
    expect(mapStart({})).toEqual({ latitude: 48.8566, longitude: 2.3522, zoom: 6 });
  });

  test.each([
    [51, 26],
    [2000, 300],
    [0, 0],
  ])('SE-236 D-094: searching a map of %i km across asks for %i km around its centre', (diagonal, km) => {
    const patch = searchAreaPatch({ latitude: 48.8, longitude: 2.3 }, diagonal);
    expect(mergeHash('city=1;theme=3', patch)).toBe(
      `theme=3;lat=48.8;lng=2.3;distanceMin=0;distanceMax=${km}`,
    );
  });
});
