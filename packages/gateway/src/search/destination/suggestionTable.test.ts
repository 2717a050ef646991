import type { Locale } from '@sabadora/domain';
import { LOCALES } from '@sabadora/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHotelMaker, placeRecords, readPlaces } from '@sabadora/catalogue';
import { importRecords } from '../../catalogue/import/import.ts';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { suggestDestinations } from './suggestDestinations.ts';
import { distinctLabels } from './distinctLabels.ts';
import { languageOf } from '../locale.ts';
import { selectPlaces } from './placeLines.ts';
import { suggestionsOf } from './suggestionsOf.ts';

/** Terms as people in the five countries type them, with the suggestion that must come first. */
const TYPED: readonly (readonly [locale: Locale, term: string, label: string, line: string])[] = [
  // Towns: typos, no accents, small letters, other languages, abbreviations.
  ['fr_FR', 'lyom', 'Lyon', 'Ville, Rhône, France'],
  ['fr_FR', 'MARSEILE', 'Marseille', 'Ville, Bouches-du-Rhône, France'],
  ['fr_FR', 'toulouze', 'Toulouse', 'Ville, Haute-Garonne, France'],
  ['fr_FR', 'st malo', 'Saint-Malo', 'Station balnéaire, Ille-et-Vilaine, France'],
  ['fr_FR', 'aix', 'Aix-en-Provence', 'Ville, Bouches-du-Rhône, France'],
  ['fr_FR', 'valence', 'Valence', 'Ville, Drôme, France'],
  ['fr_FR', 'nice', 'Nice', 'Ville, Alpes-Maritimes, France'],
  ['fr_FR', 'arcachon', 'Arcachon', 'Station balnéaire, Gironde, France'],
  ['fr_FR', 'la baule', 'La Baule-Escoublac', 'Station balnéaire, Loire-Atlantique, France'],
  ['fr_FR', 'seville', 'Séville', 'Ville, Andalousie, Espagne'],
  ['fr_FR', 'rome', 'Rome', 'Ville, Latium, Italie'],
  ['fr_FR', 'ostende', 'Ostende', 'Station balnéaire, Flandre-Occidentale, Belgique'],
  ['fr_BE', 'gand', 'Gand', 'Ville, Flandre-Orientale, Belgique'],
  ['fr_BE', 'bruxelle', 'Bruxelles', 'Ville, Région de Bruxelles-Capitale, Belgique'],
  ['nl_BE', 'st truiden', 'Sint-Truiden', 'Plaats, Belgisch-Limburg, België'],
  ['nl_BE', 'knokke', 'Knokke-Heist', 'Badplaats, West-Vlaanderen, België'],
  ['nl_NL', 'den bosch', '’s-Hertogenbosch', 'Stad, Noord-Brabant, Nederland'],
  ['nl_NL', 'parijs', 'Parijs', 'Stad, Île-de-France, Frankrijk'],
  ['nl_NL', 'luik', 'Luik', 'Stad, Wallonië, België'],
  ['es_ES', 'malaga', 'Málaga', 'Ciudad, Andalucía, España'],
  ['es_ES', 'zaragosa', 'Zaragoza', 'Ciudad, Aragón, España'],
  ['es_ES', 'donosti', 'San Sebastián', 'Ciudad, Guipúzcoa, España'],
  ['es_ES', 'lleida', 'Lérida', 'Ciudad, Cataluña, España'],
  ['it_IT', 'firenza', 'Firenze', 'Città, Toscana, Italia'],
  ['it_IT', 'aquila', 'L’Aquila', 'Località, Abruzzo, Italia'],
  ['it_IT', 'cortina', 'Cortina d’Ampezzo', 'Stazione sciistica, Provincia di Belluno, Italia'],
  ['it_IT', 'nizza', 'Nizza', 'Città, Alpi Marittime, Francia'],
  // Regions, provinces and departments.
  ['fr_FR', 'bretagne', 'Bretagne', 'Région, France'],
  ['fr_FR', 'paca', 'Provence-Alpes-Côte d’Azur', 'Région, France'],
  ['fr_FR', 'ardeche', 'Ardèche', 'Département, Auvergne-Rhône-Alpes, France'],
  ['fr_FR', 'hollande', 'Pays-Bas', 'Pays'],
  ['nl_BE', 'limburg', 'Belgisch-Limburg', 'Provincie, Vlaanderen, België'],
  ['nl_NL', 'limburg', 'Nederlands-Limburg', 'Provincie, Nederland'],
  ['nl_NL', 'brabant', 'Noord-Brabant', 'Provincie, Nederland'],
  ['nl_NL', 'toscane', 'Toscane', 'Regio, Italië'],
  ['es_ES', 'asturias', 'Asturias', 'Comunidad autónoma, España'],
  ['es_ES', 'euskadi', 'País Vasco', 'Comunidad autónoma, España'],
  ['it_IT', 'alto adige', 'Alto Adige', 'Provincia, Trentino-Alto Adige, Italia'],
  ['it_IT', 'puglia', 'Puglia', 'Regione, Italia'],
  // Holiday regions, old provinces and coasts.
  ['fr_FR', 'alsace', 'Alsace', 'Région touristique, Grand Est, France'],
  ['nl_NL', 'elzas', 'Elzas', 'Vakantiestreek, Grand Est, Frankrijk'],
  ['fr_FR', 'provence', 'Provence', 'Région touristique, Provence-Alpes-Côte d’Azur, France'],
  ['fr_FR', "cote d'azur", 'Côte d’Azur', 'Région touristique, Provence-Alpes-Côte d’Azur, France'],
  ['fr_FR', 'chateaux de la loire', 'Vallée de la Loire', 'Région touristique, France'],
  ['fr_BE', 'cote d’opale', 'Côte d’Opale', 'Région touristique, Hauts-de-France, France'],
  ['fr_BE', 'ardennes', 'Ardenne belge', 'Région touristique, Wallonie, Belgique'],
  ['nl_BE', 'vlaamse ardennen', 'Vlaamse Ardennen', 'Vakantiestreek, Vlaanderen, België'],
  ['nl_BE', 'kust', 'Belgische kust', 'Vakantiestreek, Vlaanderen, België'],
  ['nl_NL', 'de veluwe', 'Veluwe', 'Vakantiestreek, Gelderland, Nederland'],
  ['es_ES', 'la costa brava', 'Costa Brava', 'Zona turística, Cataluña, España'],
  ['es_ES', 'rias bajas', 'Rías Bajas', 'Zona turística, Galicia, España'],
  ['it_IT', 'costiera amalfitana', 'Costiera Amalfitana', 'Zona turistica, Campania, Italia'],
  // Islands.
  ['fr_FR', 'île de ré', 'Île de Ré', 'Région touristique, Nouvelle-Aquitaine, France'],
  ['fr_FR', "l'ile de re", 'Île de Ré', 'Région touristique, Nouvelle-Aquitaine, France'],
  ['fr_FR', 'oleron', 'Île d’Oléron', 'Région touristique, Nouvelle-Aquitaine, France'],
  ['fr_FR', 'corse', 'Corse', 'Région, France'],
  ['nl_NL', 'texel', 'Texel', 'Vakantiestreek, Noord-Holland, Nederland'],
  ['es_ES', 'mallorca', 'Mallorca', 'Zona turística, Islas Baleares, España'],
  ['es_ES', 'tenerife', 'Tenerife', 'Zona turística, Canarias, España'],
  ['it_IT', 'elba', 'Isola d’Elba', 'Zona turistica, Toscana, Italia'],
  ['it_IT', 'capri', 'Capri', 'Località balneare, Provincia di Napoli, Italia'],
  // Mountains and lakes.
  ['fr_FR', 'alpes', 'Alpes françaises', 'Région touristique, France'],
  ['it_IT', 'alpi', 'Alpi', 'Zona turistica, Italia'],
  ['es_ES', 'pirineos', 'Pirineos', 'Zona turística, España'],
  ['fr_FR', 'chamonix', 'Chamonix-Mont-Blanc', 'Station de ski, Haute-Savoie, France'],
  ['fr_FR', "alpe d'huez", 'L’Alpe d’Huez', 'Station de ski, Isère, France'],
  ['it_IT', 'lago di garda', 'Lago di Garda', 'Zona turistica, Italia'],
  ['nl_NL', 'gardameer', 'Gardameer', 'Vakantiestreek, Italië'],
  // Sights and theme parks.
  ['fr_FR', 'mont st michel', 'Mont-Saint-Michel', 'Site à visiter, Manche, France'],
  ['fr_FR', 'disney land', 'Disneyland Paris', 'Site à visiter, Seine-et-Marne, France'],
  ['fr_FR', 'parc asterix', 'Parc Astérix', 'Site à visiter, Oise, France'],
  ['es_ES', 'port aventura', 'PortAventura', 'Lugar de interés, Provincia de Tarragona, España'],
  ['nl_BE', 'plopsaland', 'Plopsaland', 'Bezienswaardigheid, West-Vlaanderen, België'],
  ['nl_NL', 'efteling', 'Efteling', 'Bezienswaardigheid, Noord-Brabant, Nederland'],
  ['it_IT', 'pompei', 'Pompei', 'Località, Provincia di Napoli, Italia'],
  // Post codes of a town, of a quarter, and of a place for which only the department is known.
  ['fr_FR', '59000', 'Lille', 'Code postal 59000, Nord, France'],
  ['fr_FR', '75011', 'Paris', 'Code postal 75011, Île-de-France, France'],
  ['fr_FR', '59280', 'Nord', 'Département, Hauts-de-France, France'],
  ['fr_FR', '59', 'Nord', 'Département, Hauts-de-France, France'],
  ['fr_BE', 'B-4000', 'Liège', 'Code postal 4000, Wallonie, Belgique'],
  ['nl_BE', '8000', 'Brugge', 'Postcode 8000, West-Vlaanderen, België'],
  ['nl_NL', '1012 AB', 'Amsterdam', 'Postcode 1012, Noord-Holland, Nederland'],
  ['es_ES', '28850', 'Comunidad de Madrid', 'Comunidad autónoma, España'],
  ['it_IT', '50122', 'Firenze', 'CAP 50122, Toscana, Italia'],
];

/** The quick suite tests all places in two markets: the texts of the others are made by the same code. */
const marketsOfSuite = process.env['SABADORA_MATRIX'] === 'quick' ? (['fr_BE', 'nl_NL'] as const) : LOCALES;

describe.each(ruleDatabases)('suggestions over the whole catalogue on $kind', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const places = readPlaces();
    const make = createHotelMaker(places);
    const hotels = Array.from({ length: 1500 }, (_, index) => make(index).record);
    await importRecords(database.kysely, [...placeRecords(places), ...hotels], () => {});
  });

  afterAll(async () => {
    await database.close();
  });

  const suggest = (term: string, locale: Locale, limit = 30) =>
    suggestDestinations(database.kysely, term, locale, limit);

  test.each(TYPED)('%s "%s" finds %s (SE-059)', async (locale, term, label, description) => {
    const [first] = await suggest(term, locale);
    expect({ label: first?.label, description: first?.description }).toEqual({ label, description });
  });

  test('a post code found is the one that was typed (SE-057)', async () => {
    const [lille] = await suggest('59800', 'fr_FR');
    expect(lille).toMatchObject({ label: 'Lille', postalcode: '59800' });
    const [nord] = await suggest('59280', 'fr_FR');
    expect(nord).toMatchObject({ value: 'department', postalcode: null });
  });

  test.each([
    ['fr_FR', 'saint-malo'],
    ['fr_FR', 'ostende'],
    ['nl_BE', 'oostende'],
    ['it_IT', 'rimini'],
    ['es_ES', 'asturias'],
  ] as const)('%s "%s": a place is there once, whatever else it is (SE-160)', async (locale, term) => {
    const [first, ...others] = await suggest(term, locale);
    expect(others.map(({ label }) => label)).not.toContain(first?.label);
  });

  test.each(marketsOfSuite)(
    '%s: no two suggestions look alike, whatever is typed (SE-160)',
    async (locale) => {
      const places = await database.kysely
        .selectFrom('place')
        .select('id')
        .where('same_as_id', 'is', null)
        .execute();
      const hotels = await database.kysely.selectFrom('hotel').select('id').execute();
      const all = await suggestionsOf(
        database.kysely,
        [...places.map(({ id }) => ({ placeId: id })), ...hotels.map(({ id }) => ({ hotelId: id }))],
        locale,
      );
      expect(all.length).toBe(places.length + hotels.length);
      const alike = [...Map.groupBy(all, ({ label, description }) => `${label} | ${description}`)]
        .filter(([, group]) => group.length > 1)
        .map(([text]) => text);
      expect(alike).toEqual([]);
    },
  );

  test.each(marketsOfSuite)('%s: no two links to other places have one text (SE-160)', async (locale) => {
    const places = await database.kysely
      .selectFrom('place')
      .select('id')
      .where('same_as_id', 'is', null)
      .where('kind', '<>', 'poi')
      .execute();
    const rows = await selectPlaces(
      database.kysely,
      places.map(({ id }) => id),
    );
    const labels = distinctLabels(rows, languageOf(locale));
    const shared = [...Map.groupBy(labels.values(), (label) => label)].filter(
      ([, group]) => group.length > 1,
    );
    expect(shared.map(([label]) => label)).toEqual([]);
  });

  test('the words that tell places of one name apart: what they are, else where (SE-160)', async () => {
    const named = await database.kysely
      .selectFrom('place')
      .select('id')
      .where('same_as_id', 'is', null)
      .where((eb) => eb(eb.ref('names', '->>').key('fr'), 'in', ['Jura', 'Valence', 'Nice']))
      .execute();
    const rows = await selectPlaces(
      database.kysely,
      named.map(({ id }) => id),
    );
    expect([...distinctLabels(rows, 'fr').values()].toSorted()).toEqual([
      'Jura (département)',
      'Jura (région touristique)',
      'Nice',
      'Valence (Communauté valencienne)',
      'Valence (Drôme)',
      'Valence (Tarn-et-Garonne)',
    ]);
  });
});
