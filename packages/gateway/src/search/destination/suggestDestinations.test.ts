import { sampleCatalogue } from '@sabadora/catalogue';
import type { DestinationData } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldName } from '@sabadora/place-names';
import { seed } from '../../catalogue/seed.ts';
import type { Database } from '../../database/connect.ts';
import { createGateway } from '../../server.ts';
import { ruleDatabases } from '../../testing/databases.ts';

describe.each(ruleDatabases)('destination suggestions on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    await seed(database.kysely, { source: sampleCatalogue, hotels: 120, today: '2026-11-21' });
    server = createGateway({ database });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function suggest(term: string, locale = 'fr_FR', maxResults = 30): Promise<DestinationData[]> {
    const query = new URLSearchParams({ term, locale, maxResults: String(maxResults) });
    const response = await server.inject(`/api/autocomplete-geonames.json?${query.toString()}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  test.each([
    ['brug', 'fr_FR', 'Bruges'],
    ['brug', 'nl_BE', 'Brugge'],
    ['bruj', 'es_ES', 'Brujas'],
    ['brugge', 'es_ES', 'Brujas'],
    ['BRUGES', 'nl_NL', 'Brugge'],
    ['rijsel', 'fr_BE', 'Lille'],
    ['florencia', 'it_IT', 'Firenze'],
    ['parijs', 'nl_NL', 'Parijs'],
    ['Île de Fr', 'fr_FR', 'Île-de-France'],
    ['brugez', 'fr_FR', 'Bruges'],
    ['strassbourg', 'fr_FR', 'Strasbourg'],
  ])('"%s" in %s means %s first (SE-059)', async (term, locale, label) => {
    expect((await suggest(term, locale))[0]?.label).toBe(label);
  });

  test('accents and case make no difference', async () => {
    expect(await suggest('CHÂTEAU')).toEqual(await suggest('chateau'));
    expect((await suggest('chateau')).some(({ label }) => label.startsWith('Château'))).toBe(true);
  });

  test('whole names come before names that start so, and these before words inside', async () => {
    const names = (await suggest('malo', 'fr_FR')).map(({ label }) => foldName(label));
    const rank = (name: string) => (name === 'malo' ? 0 : name.startsWith('malo') ? 1 : 2);
    expect(names.length).toBeGreaterThan(1);
    expect(names.some((name) => rank(name) === 2)).toBe(true);
    // A place may be found by another of its names, so only labels that contain the term are tested.
    const judged = names.filter((name) => name.includes('malo')).map(rank);
    expect(judged).toEqual(judged.toSorted((a, b) => a - b));
  });

  test('each place appears once, and no more than requested', async () => {
    const places = await suggest('san', 'es_ES', 12);
    expect(places).toHaveLength(12);
    expect(new Set(places.map(({ id, category }) => `${category} ${id}`)).size).toBe(12);
  });

  test('categories carry their hash key (SE-057, ALG-7)', async () => {
    const [bretagne] = await suggest('bretagne');
    expect(bretagne).toMatchObject({ category: 'region', value: null, description: 'Région, France' });
    const [france] = await suggest('frankrijk', 'nl_NL');
    expect(france).toMatchObject({
      label: 'Frankrijk',
      category: 'others',
      value: 'country',
      description: 'Land',
    });
    const departments = await suggest('finistere', 'it_IT');
    expect(departments[0]).toMatchObject({
      category: 'others',
      value: 'department',
      description: 'Dipartimento, Bretagna, Francia',
    });
  });

  test.each([
    ['rhone-alpes', 'Auvergne-Rhône-Alpes'],
    ['midi-pyrenees', 'Occitanie'],
    ['languedoc', 'Occitanie'],
    ['poitou-charentes', 'Nouvelle-Aquitaine'],
    ['nord-pas-de-calais', 'Hauts-de-France'],
    ['champagne-ardenne', 'Grand Est'],
    ['basse-normandie', 'Normandie'],
  ])('the merged French region "%s" is found as %s, and as nothing else', async (term, label) => {
    expect((await suggest(term)).map((place) => place.label)).toEqual([label]);
  });

  test.each([
    ['bretagne', ['Bretagne']],
    ['rhone', ['Auvergne-Rhône-Alpes']],
    ['alsace', ['Alsace', 'Route des vins d’Alsace']],
    ['auvergne', ['Auvergne', 'Auvergne-Rhône-Alpes', 'Volcans d’Auvergne']],
    ['lorraine', ['Lorraine']],
    ['picardie', ['Picardie']],
    ['aquitaine', ['Aquitaine', 'Nouvelle-Aquitaine']],
  ])('no two regions of one meaning: "%s"', async (term, labels) => {
    const regions = (await suggest(term)).filter(
      ({ category, value }) => category === 'region' || value === 'touristicregion',
    );
    expect(regions.map(({ label }) => label).toSorted()).toEqual(labels);
  });

  test('a hotel is found by its name and says where it is', async () => {
    const hotel = await database.kysely
      .selectFrom('hotel')
      .innerJoin('place', 'place.id', 'hotel.city_id')
      .select(['hotel.id', 'hotel.label', 'place.names'])
      .where('active', '=', true)
      .orderBy('hotel.id')
      .executeTakeFirstOrThrow();
    const found = (await suggest(hotel.label)).find(
      ({ category, id }) => category === 'hotel' && id === hotel.id,
    );
    expect(found?.label).toBe(hotel.label);
    expect(found?.description).toContain(`, ${hotel.names.fr}, `);
  });

  test.each(['%', '_', '\\', '%%%', "'; drop table place", '💶', ' '])(
    '"%s" is text like any other',
    async (term) => {
      const places = await suggest(term);
      expect(places.length).toBeLessThan(5);
    },
  );

  test('without a term, the places most stayed at, those of the market first (SE-060)', async () => {
    const response = await server.inject('/api/recommendedAutocomplete.json?locale=es_ES');
    const places: DestinationData[] = response.json();
    expect(places.length).toBeGreaterThan(5);
    expect(places[0]).toMatchObject({ category: 'city', description: expect.stringMatching(/España$/) });
    const typed = await server.inject('/api/recommendedAutocomplete.json?locale=es_ES&q=barcel');
    expect(typed.json()[0].label).toBe('Barcelona');
  });
});
