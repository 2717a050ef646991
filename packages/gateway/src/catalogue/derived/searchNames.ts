import { type Kysely, sql } from 'kysely';
import { LANGUAGES, type Language, type LocalText, type PlaceKind } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { type BulkRow, insertRows } from '../import/bulk.ts';
import { foldName, searchForms } from '@sabadora/place-names';
import { findSamePlaces } from './samePlaces.ts';

/** Weight factor of a name without its leading article or kind word: "chambord" for "Château de Chambord". */
const TAIL_FACTOR = 0.55;

/** Weight of a place by its kind, before its hotels and inhabitants are counted. */
const KIND_WEIGHT: Readonly<Record<PlaceKind, number>> = {
  city: 1,
  country: 0.95,
  region: 0.9,
  touristicregion: 0.9,
  poi: 0.75,
  department: 0.7,
  searesort: 0.6,
  skiresort: 0.8,
};

const rounded = (weight: number) => Math.round(weight * 1000) / 1000;

/** The place or hotel that a name belongs to. */
interface Named {
  place_id: number | null;
  hotel_id: number | null;
}

/**
 * The search rows of one entity: one per distinct form and language; the language is null when all languages share
 * the form.
 */
function searchNames(
  of: Named,
  names: LocalText,
  otherNames: readonly string[],
  weight: number,
): BulkRow<'search_name'>[] {
  const languages = new Map<string, Set<Language>>();
  const weights = new Map<string, number>();
  const add = (name: string, by: readonly Language[]) => {
    searchForms(name).forEach((folded, index) => {
      const of = languages.get(folded) ?? new Set();
      for (const language of by) of.add(language);
      languages.set(folded, of);
      weights.set(folded, Math.max(weights.get(folded) ?? 0, index === 0 ? weight : weight * TAIL_FACTOR));
    });
  };
  for (const language of LANGUAGES) add(names[language], [language]);
  for (const name of otherNames) add(name, LANGUAGES);
  return [...languages].flatMap(([folded, by]): BulkRow<'search_name'>[] => {
    const row = {
      ...of,
      folded,
      weight: rounded(weights.get(folded) ?? weight),
      is_postal_code: false,
    };
    return by.size === LANGUAGES.length
      ? [{ ...row, language: null }]
      : [...by].map((language) => ({ ...row, language }));
  });
}

/** The search rows of a hotel, whose name is the same in all languages. Its weight is below that of any place. */
export function hotelSearchNames(id: number, label: string, popularity: number): BulkRow<'search_name'>[] {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, label])) as LocalText;
  return searchNames({ place_id: null, hotel_id: id }, names, [], 0.1 + 0.4 * popularity);
}

/** The search rows of a place's post codes and post code patterns. */
function postalNames(place_id: number, codes: readonly string[], weight: number): BulkRow<'search_name'>[] {
  return codes.map((folded) => ({
    place_id,
    hotel_id: null,
    language: null,
    folded,
    weight: rounded(weight),
    is_postal_code: true,
  }));
}

/**
 * Counts the hotels of every place, marks duplicate places, and rewrites the search names of all places with weights
 * that follow the counts. The names of a duplicate lead to the place that is kept.
 */
export async function refreshPlaces(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    with counted (place_id, hotels) as (
      select place_id, count(*)::integer
      from hotel, lateral (
        select unnest(array[city_id, department_id, region_id, country_id, sea_resort_id, ski_resort_id] || touristic_ids || poi_ids)
      ) as places (place_id)
      where active and place_id is not null
      group by place_id
    )
    update place set hotel_count = coalesce(hotels, 0)
    from place as every left join counted on place_id = every.id
    where place.id = every.id and place.hotel_count <> coalesce(hotels, 0)
  `.execute(kysely);
  const places = await kysely
    .selectFrom('place')
    .select([
      'id',
      'kind',
      'names',
      'other_names',
      'country_code',
      'latitude',
      'longitude',
      'population',
      'postal_code',
      'other_postal_codes',
      'region_id',
      'department_id',
      'hotel_count',
    ])
    .orderBy('id')
    .execute();
  const same = findSamePlaces(places);
  await writeSamePlaces(kysely, same);
  const doubles = Map.groupBy(
    places.filter(({ id }) => same.has(id)),
    ({ id }) => same.get(id),
  );
  await kysely.deleteFrom('search_name').where('place_id', 'is not', null).execute();
  const rows = places.flatMap((place) => {
    const { id, kind, names, other_names, population, hotel_count, postal_code, other_postal_codes } = place;
    if (same.has(id)) return [];
    const weight = KIND_WEIGHT[kind] * (1 + Math.log10(1 + hotel_count) + 0.25 * Math.log10(1 + population));
    const ofDoubles = doubles.get(id) ?? [];
    const others = ofDoubles.flatMap((double) => [...double.other_names, ...Object.values(double.names)]);
    const codes = [
      ...(postal_code === null ? [] : [postal_code]),
      ...other_postal_codes,
      ...ofDoubles.flatMap((double) => double.other_postal_codes),
    ];
    return [
      ...searchNames({ place_id: id, hotel_id: null }, names, [...other_names, ...others], weight),
      ...postalNames(id, [...new Set(codes.map(foldName))], weight),
    ];
  });
  await insertRows(kysely, 'search_name', rows);
}

async function writeSamePlaces(kysely: Kysely<Tables>, same: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update place set same_as_id = kept
    from unnest(${[...same.keys()]}::integer[], ${[...same.values()]}::integer[]) as same (double, kept)
    where id = double and same_as_id is distinct from kept`.execute(kysely);
  await sql`update place set same_as_id = null where same_as_id is not null and not id = any(${[...same.keys()]}::integer[])`.execute(
    kysely,
  );
}
