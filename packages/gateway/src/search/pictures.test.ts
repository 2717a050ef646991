import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPlaces } from '@sabadora/catalogue';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { insertActivities } from '../testing-http/activities.ts';
import { FIXTURE_TODAY, insertFixture } from '../testing-http/fixture.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { settingOf } from '@sabadora/pictures';
import { offerPictures } from './pictures.ts';

describe.each(ruleDatabases)('pictures on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  const encode = vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from('picture')));

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.kysely);
    await insertActivities(database.kysely);
    server = createGateway({
      database,
      clock: () => new Date(`${FIXTURE_TODAY}T11:00:00Z`),
      pictures: { encode },
    });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function addressesOf(path: string): Promise<string[]> {
    const body = JSON.stringify((await server.inject(path)).json());
    return [...body.matchAll(/\/images\/[^"]+/g)].map(([address]) => address);
  }

  test.each([
    ['offers', '/api/offers.json?locale=fr_FR'],
    ['an activity', '/api/activity-only/weekend/2001/detail.json?locale=fr_FR'],
    ['boxes', '/gateway/boxes/search?locale=fr_FR'],
  ])('every picture that %s name is drawn, in each size of theirs', async (_what, path) => {
    const addresses = await addressesOf(path);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      for (const size of ['125_70', '640_360', '1500_736']) {
        const response = await server.inject(address.replace('640_360', size));
        expect([address, size, response.statusCode]).toEqual([address, size, 200]);
      }
  });

  test.each([
    ['an offer that does not exist', '/images/sea/brittany-101-999999-1/640_360.webp'],
    ['an offer of another hotel', '/images/sea/brittany-102-1002-1/640_360.webp'],
    ['a view that is another hotel’s', '/images/sea/brittany-101v3-1002-1/640_360.webp'],
    ['a place where the hotel is not', '/images/sea/riviera-101-1002-1/640_360.webp'],
    ['a scene that is not the hotel’s', '/images/city/brittany-101-1002-1/640_360.webp'],
    ['a photo more than there are', '/images/sea/brittany-101-1002-8/640_360.webp'],
    ['a size that no card has', '/images/sea/brittany-101-1002-1/3840_700.webp'],
    ['what is not done during a stay', '/images/sea/brittany-101-horse-1002-1/640_360.webp'],
    ['another activity', '/images/sea/brittany-101-horse-2001-1/640_360.webp'],
    ['a box that does not exist', '/images/sea/box-atlantisebox-1/640_360.webp'],
    ['any word', '/images/sea/zzzzzzzzzzzzzzzzzzzzzzzzzzzzz/640_360.webp'],
  ])('%s is 404 as problem JSON, and nothing is drawn', async (_what, address) => {
    encode.mockClear();
    const response = await server.inject(address);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(encode).not.toHaveBeenCalled();
  });
});

/** Allowed looks of the towns of each region: its own, and near its borders those of its neighbours. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  Flanders: ['flanders', 'bruges', 'ghent', 'antwerp', 'brussels'],
  Wallonia: ['wallonia', 'brussels', 'flanders'],
  Brittany: ['brittany', 'normandy'],
  Normandy: ['normandy', 'north'],
  Corsica: ['corsica'],
  'Paris Region': ['paris', 'north', 'normandy'],
  'Balearic Islands': ['balearics'],
  'Canary Islands': ['canaries'],
  Galicia: ['galicia', 'asturias', 'castile'],
  Asturias: ['asturias', 'galicia'],
  Sicily: ['sicily', 'campania'],
  Sardinia: ['sardinia'],
  Liguria: ['liguria', 'piedmont'],
};

test('a town looks as its region does', () => {
  const { towns, regions } = readPlaces();
  for (const [name, settings] of Object.entries(REGIONS)) {
    const region = regions.find(({ names }) => names.en === name);
    const own = towns.filter(({ regionId }) => regionId === region?.id);
    expect([name, own.length > 0]).toEqual([name, true]);
    const others = own.filter((town) => !settings.includes(settingOf(town)));
    expect(others.map(({ names }) => `${names.en} in ${name}`)).toEqual([]);
  }
});

test('offers of one hotel are pictured in one place', () => {
  const hotel = {
    hotel_id: 7,
    scene: 'city',
    country_code: 'fr',
    latitude: 48.857,
    longitude: 2.352,
    picture_view: 4,
  };
  const places = [70, 71].flatMap((id) =>
    offerPictures({ ...hotel, id, picture_count: 3 }).map((address) =>
      address.split('/')[3]?.split('-').slice(0, 2),
    ),
  );
  expect(new Set(places.map(String))).toEqual(new Set(['paris,7v4']));
});
