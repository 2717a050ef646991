import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@sabadora/place-names';
import { MERGED_DEPARTMENTS, REGIONS } from '../authoring/areas/index.ts';
import { TOURISTIC_REGIONS } from '../authoring/touristicRegions/index.ts';
import { foldName } from '@sabadora/place-names';
import { distanceKm } from './geo.ts';
import { type Place, readPlaces } from './places.ts';
import { readPostalCodes } from './postalCodes.ts';

type Ring = [longitude: number, latitude: number][];

interface Shape {
  code: string;
  rings: Ring[];
}

/** Departments and provinces as drawn by Natural Earth. */
const shapes: readonly Shape[] = (() => {
  const file = new URL('../../data/departments.topo.json', import.meta.url);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as { objects: { a: unknown } };
  const { features = [] } = feature(topology, topology.objects.a) as {
    features?: { id: string; geometry: { type: string; coordinates: Ring[][] | Ring[] } }[];
  };
  return features.map(({ id, geometry: { type, coordinates } }) => ({
    code: MERGED_DEPARTMENTS[id] ?? id,
    rings: (type === 'Polygon' ? [coordinates as Ring[]] : (coordinates as Ring[][])).flatMap((polygon) =>
      polygon.slice(0, 1),
    ),
  }));
})();

/** Tolerance in kilometres for simplified outlines, and for beaches outside them. */
const TOLERANCE_KM = 12;

const isInside = (ring: Ring, longitude: number, latitude: number): boolean =>
  ring.reduce((isIn, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const crosses =
      y > latitude !== nextY > latitude && longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x;
    return crosses ? !isIn : isIn;
  }, false);

const isIn = ({ rings }: Shape, { latitude, longitude }: { latitude: number; longitude: number }) =>
  rings.some(
    (ring) =>
      isInside(ring, longitude, latitude) ||
      ring.some(
        ([x, y]) => distanceKm({ latitude: y, longitude: x }, { latitude, longitude }) < TOLERANCE_KM,
      ),
  );

const places = readPlaces();
const byId = new Map(places.all.map((place) => [place.id, place]));

/** Shapes of Dutch provinces by region id. Other regions consist of the departments that GeoNames assigns to them. */
const DUTCH_PROVINCES: Readonly<Record<number, string>> = {
  401: 'NL-DR',
  402: 'NL-FL',
  403: 'NL-FR',
  404: 'NL-GE',
  405: 'NL-GR',
  406: 'NL-LI',
  407: 'NL-NB',
  408: 'NL-NH',
  409: 'NL-OV',
  410: 'NL-UT',
  411: 'NL-ZE',
  412: 'NL-ZH',
};

function shapesOf(regionId: number): Shape[] {
  const dutch = DUTCH_PROVINCES[regionId];
  const codes = new Set(
    dutch === undefined
      ? places.towns
          .filter((town) => town.regionId === regionId)
          .map(({ countryCode, departmentCode }) => `${countryCode}-${departmentCode}`)
      : [dutch],
  );
  return shapes.filter(({ code }) => codes.has(code));
}

const liesInRegion = (place: Place, regionId: number) =>
  shapesOf(regionId).some((shape) => isIn(shape, place));

describe('holiday regions', () => {
  test('lie in the region they are said to be in, as Natural Earth draws it', () => {
    const wrong = places.touristicRegions.filter(
      (region) => region.regionId !== null && !liesInRegion(region, region.regionId),
    );
    expect(wrong.map(({ names }) => names.en)).toEqual([]);
    expect(places.touristicRegions.filter(({ regionId }) => regionId !== null).length).toBeGreaterThan(100);
  });

  test('the check can fail: the Flemish Ardennes are not in Wallonia', () => {
    const ardennes = places.touristicRegions.find(({ names }) => names.en === 'Flemish Ardennes');
    expect(ardennes && byId.get(ardennes.regionId ?? 0)?.names.nl).toBe('Vlaanderen');
    expect(ardennes && liesInRegion(ardennes, 502)).toBe(true);
    const drome = byId.get(101);
    expect(drome && ardennes && liesInRegion(ardennes, drome.id)).toBe(false);
  });

  test('have a town in the main region they name', () => {
    for (const region of places.touristicRegions) {
      const towns = places.towns.filter((town) => region.holds(town, town));
      const main = TOURISTIC_REGIONS.find(({ id }) => id === region.id)?.regions[0] ?? '';
      expect(
        towns.map(({ regionId }) => regionId),
        region.names.en,
      ).toContain(REGIONS[main]?.[0]);
    }
  });

  test('the Alsace Wine Route is in Alsace, and Strasbourg is too', () => {
    const holding = (town: string) => {
      const found = places.towns.find(({ names }) => names.fr === town);
      if (!found) throw new Error(`no town ${town}`);
      return places.touristicRegions
        .filter((region) => region.holds(found, found))
        .map(({ names }) => names.fr);
    };
    expect(holding('Colmar')).toEqual(['Route des vins d’Alsace', 'Alsace']);
    expect(holding('Strasbourg')).toEqual(['Alsace']);
    expect(holding('La Rochelle')).not.toContain('Île de Ré');
  });
});

describe('names', () => {
  test('a province is never called as its capital in Spain and Italy', () => {
    const provinces = places.all.filter(
      ({ kind, countryCode }) => kind === 'department' && /ES|IT/.test(countryCode),
    );
    const alike = provinces.flatMap((province) =>
      places.towns.filter(
        ({ departmentId, names }) =>
          departmentId === province.id &&
          LANGUAGES.some((language) => foldName(names[language]) === foldName(province.names[language])),
      ),
    );
    // Ceuta's province is only the town, so both have the same name.
    expect(alike.map(({ names }) => names.es)).toEqual(['Ceuta']);
  });

  test('apostrophes are typographic', () => {
    for (const { names } of places.all) expect(Object.values(names).join()).not.toContain("'");
  });
});

test('post codes of a list: the first is that of the centre, spans are written out, none twice', () => {
  expect(readPostalCodes('')).toEqual([]);
  expect(readPostalCodes('75001-75003 75116')).toEqual(['75001', '75002', '75003', '75116']);
  expect(readPostalCodes('01002 01001-01003')).toEqual(['01002', '01001', '01003']);
  for (const { postalCode, otherPostalCodes, countryCode } of places.towns) {
    const digits = countryCode === 'BE' || countryCode === 'NL' ? 4 : 5;
    for (const code of postalCode === null ? [] : [postalCode, ...otherPostalCodes]) {
      expect(code).toMatch(new RegExp(`^\\d{${digits}}$`));
    }
  }
});

test('a known post code begins as those of its department or province do', () => {
  for (const town of places.towns.filter(({ postalCode }) => postalCode !== null)) {
    const area = byId.get(town.departmentId ?? town.regionId ?? 0);
    const isExpected = area?.otherPostalCodes.some((pattern) =>
      town.postalCode?.startsWith(pattern.slice(0, 2)),
    );
    expect(isExpected, `${town.names.en} ${town.postalCode}`).toBe(true);
  }
});
