import type { Kysely } from 'kysely';
import { foldName, searchForms } from '@sabadora/place-names';
import type { Language, LocalText } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { textIn } from '../locale.ts';
import { kindWord, postalCodeText } from './placeWords.ts';

/** Selects places with the columns from which their labels and lines are made. */
export function selectPlaces(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('place')
    .leftJoin('place as department', (join) =>
      join.onRef('department.id', '=', 'place.department_id').on('department.same_as_id', 'is', null),
    )
    .leftJoin('place as region', 'region.id', 'place.region_id')
    .leftJoin('place as country', 'country.id', 'place.country_id')
    .select([
      'place.id',
      'place.kind',
      'place.country_code',
      'place.names',
      'place.latitude',
      'place.longitude',
      'place.population',
      'place.postal_code',
      'place.hotel_count',
      'department.names as department_names',
      'region.names as region_names',
      'country.names as country_names',
      (eb) =>
        eb
          .selectFrom('place as resort')
          .select('resort.kind')
          .whereRef('resort.same_as_id', '=', 'place.id')
          .where('resort.kind', 'in', ['searesort', 'skiresort'])
          .limit(1)
          .as('resort_kind'),
    ])
    .where('place.id', 'in', ids)
    .execute();
}

/** A place with the names of the areas around it. */
export type PlaceRow = Awaited<ReturnType<typeof selectPlaces>>[number];

/** Whether an area's name contains that of a town in it: "Provincia de Málaga" adds nothing to "Málaga". */
const isNamedAfter = (area: string, town: string) =>
  ` ${foldName(area)}`.endsWith(` ${searchForms(town).at(-1) ?? ''}`);

/**
 * The smallest area around a place that adds to its name: the department of a town, but the region of a capital after
 * which its province is named. Empty when there is none.
 */
export function areaOf(
  { kind, names, department_names, region_names }: PlaceRow,
  language: Language,
): string {
  const label = textIn(names, language);
  const areas = kind === 'country' || kind === 'region' ? [] : [department_names, region_names];
  const texts = areas.flatMap((area: LocalText | null) => (area ? [textIn(area, language)] : []));
  return texts.find((area) => !isNamedAfter(area, label)) ?? texts.at(-1) ?? '';
}

/**
 * The second line of a place, its kind and its areas: "Station balnéaire, Flandre-Occidentale, Belgique" (SE-160).
 */
export function describePlace(row: PlaceRow, language: Language, postalCode?: string): string {
  const country = row.kind === 'country' || !row.country_names ? '' : textIn(row.country_names, language);
  const first = postalCode === undefined ? kindWord(row, language) : postalCodeText(postalCode, language);
  const label = textIn(row.names, language);
  return [first, areaOf(row, language), country]
    .filter((part, index) => part !== '' && (index === 0 || part !== label))
    .join(', ');
}
