import { gunzipSync } from 'node:zlib';
import { mapGeography, type MapGeographyData } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { insertFixture } from '../testing-http/fixture.ts';

const LOCALES = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'] as const;
const PARIS = { fr: 'Paris', es: 'París', it: 'Parigi', nl: 'Parijs', en: 'Paris' };
const TOWNS = 1000;

describe.each(ruleDatabases)('the geography of the map on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.kysely);
    const towns = Array.from({ length: TOWNS }, (_, index) => ({
      id: 900_000 + index,
      kind: 'city' as const,
      country_code: 'FR',
      names: JSON.stringify({ fr: `Saint-Martin-de-la-Rivière-${index}` }),
      slug: `town-${index}`,
      latitude: 44 + index / 200,
      longitude: index / 200,
      population: index,
    }));
    const paris = {
      id: 2_988_507,
      kind: 'city' as const,
      country_code: 'FR',
      names: JSON.stringify(PARIS),
      slug: 'paris',
      latitude: 48.85341,
      longitude: 2.3488,
      population: 2_138_551,
    };
    await database.kysely
      .insertInto('place')
      .values([...towns, paris])
      .execute();
    server = createGateway({ database });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const ask = (locale: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `/api/map/geography.json?locale=${locale}`, headers });
  const geographyOf = async (locale: string) => (await ask(locale)).json<MapGeographyData>();

  test.each(LOCALES)('%s: Paris is the capital, under the name it has in the language', async (locale) => {
    const { places } = await geographyOf(locale);
    const name = { fr: 'Paris', es: 'París', it: 'Parigi', nl: 'Parijs' }[locale.slice(0, 2)];
    expect(places.features).toContainEqual({
      type: 'Feature',
      properties: { name, rank: 1 },
      geometry: { type: 'Point', coordinates: [2.349, 48.853] },
    });
  });

  test('it keeps its contract, and stays small however many towns there are', async () => {
    const response = await ask('es_ES', { 'accept-encoding': 'br;q=0, gzip' });
    const { response: answer } = await mapGeography.schemas();
    const json = gunzipSync(response.rawPayload).toString();
    expect(answer.safeParse(JSON.parse(json)).success).toBe(true);
    expect(response.rawPayload.length).toBeLessThan(80_000);
    expect(json.length).toBeLessThan(300_000);
  });

  test('land is where hotels are, sea is not, and the world ends nowhere in sight', async () => {
    const { land } = await geographyOf('fr_FR');
    const isLand = (longitude: number, latitude: number) =>
      land.features.some(({ geometry }) =>
        geometry.coordinates.some(([coast = []]) => isInside([longitude, latitude], coast)),
      );
    const on: [number, number][] = [
      [2.35, 48.86],
      [9, 42.2],
      [-3.7, 40.4],
      [12.5, 41.9],
      [14.2, 37.5],
      [-16.6, 28.3],
      [2.9, 39.6],
      [4.8, 53.08],
      [25, 55],
    ];
    expect(on.filter((place) => !isLand(...place))).toEqual([]);
    const off: [number, number][] = [
      [-5, 46],
      [5, 40],
      [3, 53],
      [15, 43],
    ];
    expect(off.filter((place) => isLand(...place))).toEqual([]);
  });

  test('browsers keep it for a day, and are told when what they have is still right', async () => {
    const first = await ask('it_IT');
    expect(first.headers['cache-control']).toContain('max-age=86400');
    const etag = String(first.headers.etag);
    const again = await ask('it_IT', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask('nl_NL', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('it is made once for each locale', async () => {
    await ask('fr_BE');
    const asked = vi.spyOn(database.kysely, 'selectFrom');
    const again = await ask('fr_BE', { 'accept-encoding': 'gzip' });
    expect(again.headers['content-encoding']).toBe('gzip');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('an unknown locale is refused, and nobody keeps the refusal', async () => {
    const refused = await ask('en_GB');
    expect(refused.statusCode).toBe(400);
    expect(refused.headers['cache-control']).toBeUndefined();
  });
});

/** Whether a position is inside a closed line (by counting crossings to the east). */
function isInside([x, y]: [number, number], ring: readonly [number, number][]): boolean {
  return ring.reduce((inside, [fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return crosses ? !inside : inside;
  }, false);
}
