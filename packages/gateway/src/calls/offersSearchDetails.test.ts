import { describe, expect, onTestFinished, test } from 'vitest';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import { foldName, type PlaceKind } from '@sabadora/place-names';
import { ruleDatabases } from '../testing/databases.ts';
import { FIXTURE_IDS, named } from '../testing-http/fixture.ts';
import { fixtureServer } from '../testing-http/fixtureServer.ts';

const { france, bretagne, rennes, saintMalo } = FIXTURE_IDS;

describe.each(ruleDatabases)('what offers.json says of the search on $kind', ({ open }) => {
  const { database, get, search } = fixtureServer(open);
  const found = (body: {
    exactMatch: { hotelId: number; mainPackage: { id: number; sellPrice: number } }[];
  }) => body.exactMatch.map(({ mainPackage: { id, sellPrice } }) => [id, sellPrice]);
  const at = 'filters.property.location';

  test('search details: place, position and parents in the language of the market (SE-188)', async () => {
    const { body } = await get(
      `/api/offers.json?locale=nl_BE&${at}.cityId=${saintMalo}&categories.themeIds=1`,
    );
    expect(body.searchDetails).toEqual({
      totalCount: 0,
      checkin: null,
      night: null,
      adult: 2,
      child: 0,
      baby: 0,
      hotelId: null,
      theme: 1,
      uri: null,
      location: 'Saint-Malo',
      locationPhrase: 'in Saint-Malo',
      locationQualifier: null,
      latitude: 48.65,
      longitude: -2.01,
      destination: { kind: 'city', id: saintMalo, label: 'Saint-Malo' },
      locationHierarchy: [
        { type: 'region', id: bretagne, label: 'Bretagne', phrase: 'in Bretagne' },
        { type: 'country', id: france, label: 'Frankrijk', phrase: 'in Frankrijk' },
      ],
    });
  });

  test.each([
    ['fr_FR', `${at}.cityId=${saintMalo}`, 'à Saint-Malo'],
    ['fr_FR', `${at}.cityId=${saintMalo}&${at}.maxDistance=50`, 'autour de Saint-Malo'],
    ['it_IT', `${at}.regionId=${bretagne}&${at}.maxDistance=50`, 'in Bretagna'],
    ['es_ES', `filters.property.hotelId=101`, null],
    ['fr_FR', `${at}.latitude=48.7&${at}.longitude=-2.1`, 'autour de Saint-Malo'],
    ['nl_NL', `${at}.latitude=48.7&${at}.longitude=-2.1&${at}.maxDistance=300`, 'rond Saint-Malo'],
    // The catalogue has nothing near the Azores.
    ['fr_FR', `${at}.latitude=37.7&${at}.longitude=-25.7`, null],
  ])('search details say in or around what the search is: %s, %s', async (locale, query, phrase) => {
    const { body } = await get(`/api/offers.json?locale=${locale}&${query}`);
    expect(body.searchDetails.locationPhrase).toBe(phrase);
  });

  test('a fallback search: three results at most, details, no page model (SE-234)', async () => {
    const { status, body } = await search(
      `${at}.regionId=${bretagne}&pagination.limit=3&pagination.fetchPageModel=false&provider=catalogue`,
    );
    expect(status).toBe(200);
    expect(found(body)).toEqual([
      [1004, 6000],
      [1001, 8000],
      [1003, 24_100],
    ]);
    expect(body.searchDetails).toMatchObject({
      totalCount: 3,
      destination: { kind: 'region', id: bretagne },
    });
    expect(body).not.toHaveProperty('pageModel');
  });

  test('hotels shown already are left out (SE-027)', async () => {
    const { body } = await search('filters.property.excludedHotelIds=103,102');
    expect(found(body)).toEqual([[1001, 8000]]);
    expect(body.searchDetails.totalCount).toBe(1);
  });

  test('suggestion links: places nearby and wider that have hotels, the flow kept (SE-160)', async () => {
    const { body } = await get(
      `/api/offers.json?locale=it_IT&flow=gifting&${at}.cityId=${rennes}&pagination.fetchPageModel=true`,
    );
    expect(body.pageModel.suggestionLinks).toEqual([
      { label: 'Francia', url: `/search?country=${france}&flow=gifting`, offerCount: 3 },
      { label: 'Bretagna', url: `/search?region=${bretagne}&flow=gifting`, offerCount: 3 },
      { label: 'Saint-Malo', url: `/search?city=${saintMalo}&flow=gifting`, offerCount: 1 },
    ]);
    const everywhere = await search('pagination.fetchPageModel=true');
    expect(everywhere.body.pageModel.suggestionLinks.map(({ url }: { url: string }) => url)).toEqual([
      `/search?region=${bretagne}`,
      `/search?city=${rennes}`,
      `/search?city=${saintMalo}`,
    ]);
  });

  test('suggestion links of no place are those of the catalogue that is there, in each market (SE-160)', async () => {
    const everywhere = async (locale = 'fr_FR') => {
      const { body } = await get(`/api/offers.json?locale=${locale}&pagination.fetchPageModel=true`);
      return body.pageModel.suggestionLinks.map(({ label, offerCount }: Record<string, unknown>) => [
        label,
        offerCount,
      ]);
    };
    const giveHotels = async (hotel_count: number) => {
      const { kysely } = database();
      await kysely.updateTable('place').set({ hotel_count }).where('id', '=', saintMalo).execute();
      await refreshSearch(kysely);
    };
    await giveHotels(7);
    expect(await everywhere()).toContainEqual(['Saint-Malo', 7]);
    expect(await everywhere('it_IT')).toContainEqual(['Bretagna', 3]);
    expect(await everywhere()).toContainEqual(['Bretagne', 3]);
    await giveHotels(1);
    expect(await everywhere()).toContainEqual(['Saint-Malo', 1]);
  });

  test('search details distinguish a place from another with hotels that is called the same', async () => {
    const { kysely } = database();
    const place = (id: number, kind: PlaceKind, name: string) => ({
      id,
      kind,
      names: named(name),
      slug: `place-${id}`,
      country_code: 'fr',
      country_id: france,
      latitude: 44.7,
      longitude: 5.1,
    });
    onTestFinished(async () => {
      await kysely.deleteFrom('search_name').execute();
      await kysely.deleteFrom('place').where('id', 'in', [51, 52]).execute();
    });
    const namesake = { ...place(52, 'city', 'Saint-Malo'), department_id: 51, hotel_count: 1 };
    await kysely
      .insertInto('place')
      .values(place(51, 'department', 'Drôme'))
      .execute();
    await kysely.insertInto('place').values(namesake).execute();
    const folded = foldName('Saint-Malo');
    await kysely
      .insertInto('search_name')
      .values([saintMalo, 52].map((place_id) => ({ place_id, folded, weight: 1 })))
      .execute();
    const qualifierOf = async (query: string) => {
      const { body } = await search(query);
      return body.searchDetails.locationQualifier;
    };
    expect(await qualifierOf(`${at}.cityId=${saintMalo}`)).toBe('Ille-et-Vilaine');
    expect(await qualifierOf(`${at}.cityId=52`)).toBe('Drôme');
    expect(await qualifierOf(`${at}.cityId=${rennes}`)).toBeNull();
    // A place without hotels has no page, even when another place has the same name.
    await kysely.updateTable('place').set({ hotel_count: 0 }).where('id', '=', 52).execute();
    expect(await qualifierOf(`${at}.cityId=${saintMalo}`)).toBeNull();
  });
});
