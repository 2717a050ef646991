import { type Kysely, sql } from 'kysely';
import {
  LANGUAGES,
  type Language,
  type LocalText,
  type PlaceKind,
  type SearchNameTable,
  type Tables,
} from '../database/tables.ts';
import { insertRows } from './bulk.ts';
import { searchForms } from './foldName.ts';

/** A name's tail is a likelier slip than a wish: "chambord" wants the castle, but "mont" all of the mountains. */
const TAIL_FACTOR = 0.8;

/** What people look for first, all else equal. */
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

/** The rows to find one entity by: one a distinct form and language, or without language when all share it. */
function searchNames(
  of: Pick<SearchNameTable, 'place_id' | 'hotel_id'>,
  names: LocalText,
  otherNames: readonly string[],
  weight: number,
): SearchNameTable[] {
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
  return [...languages].flatMap(([folded, by]): SearchNameTable[] => {
    const row = { ...of, folded, weight: Math.round((weights.get(folded) ?? weight) * 1000) / 1000 };
    return by.size === LANGUAGES.length
      ? [{ ...row, language: null }]
      : [...by].map((language) => ({ ...row, language }));
  });
}

/** The rows of a hotel, whose name is the same in all languages; below any place of the same name. */
export function hotelSearchNames(id: number, label: string, popularity: number): SearchNameTable[] {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, label])) as LocalText;
  return searchNames({ place_id: null, hotel_id: id }, names, [], 0.1 + 0.4 * popularity);
}

/** Counts the hotels of every place, and writes the names of all places anew with weights that follow the counts. */
export async function refreshPlaces(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    with counted (place_id, hotels) as (
      select place_id, count(*)::integer
      from hotel, lateral (
        select unnest(array[city_id, department_id, region_id, country_id, touristic_id, sea_resort_id, ski_resort_id] || poi_ids)
      ) as places (place_id)
      where active and place_id is not null
      group by place_id
    )
    update place set hotel_count = coalesce(hotels, 0)
    from place as every left join counted on place_id = every.id
    where place.id = every.id and place.hotel_count <> coalesce(hotels, 0)
  `.execute(kysely);
  await kysely.deleteFrom('search_name').where('place_id', 'is not', null).execute();
  const places = await kysely
    .selectFrom('place')
    .select(['id', 'kind', 'names', 'other_names', 'population', 'hotel_count'])
    .orderBy('id')
    .execute();
  const rows = places.flatMap(({ id, kind, names, other_names, population, hotel_count }) => {
    const weight = KIND_WEIGHT[kind] * (1 + Math.log10(1 + hotel_count) + 0.15 * Math.log10(1 + population));
    return searchNames({ place_id: id, hotel_id: null }, names, other_names, weight);
  });
  await insertRows(kysely, 'search_name', rows);
}
