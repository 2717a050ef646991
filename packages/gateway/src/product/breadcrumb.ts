import type { Language } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { textIn } from '../search/locale.ts';

/** Ids of the places in which a hotel lies. */
interface PlacesOfHotel {
  country_id: number;
  region_id: number | null;
  department_id: number | null;
  city_id: number;
}

/** The breadcrumb from the country down to the town, each linking to a search of that place. */
export async function findBreadcrumb(
  db: Kysely<Tables>,
  { country_id, region_id, department_id, city_id }: PlacesOfHotel,
  language: Language,
): Promise<{ label: string; uri: string }[]> {
  const path = [
    ['country', country_id],
    ['region', region_id],
    ['department', department_id],
    ['city', city_id],
  ] as const;
  const ids = path.flatMap(([, id]) => id ?? []);
  const rows = await db.selectFrom('place').select(['id', 'names']).where('id', 'in', ids).execute();
  const names = new Map(rows.map((row) => [row.id, textIn(row.names, language)]));
  return path.flatMap(([kind, id]) => {
    const label = id === null ? undefined : names.get(id);
    return label === undefined ? [] : [{ label, uri: `/search#${kind}=${id}` }];
  });
}
