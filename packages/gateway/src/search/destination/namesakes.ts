import { foldName, placePhrase } from '@sabadora/place-names';
import type { Language, PlaceKind } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { textIn } from '../locale.ts';
import { distinguishingWords } from './distinctLabels.ts';
import { selectPlaces } from './placeLines.ts';

/** A place as it is named in the language of a search. */
interface NamedDestination {
  id: number;
  kind: PlaceKind;
  countryCode: string;
  label: string;
}

/**
 * What distinguishes a place from others with hotels that are called the same: "Drôme" for one of the towns called
 * Valence, "ville" for the town of Ceuta, which lies in a region of its name. Null where no other place is called so:
 * "près de Giethoorn", which is a sight, is not "à Giethoorn".
 */
export async function findQualifier(
  db: Kysely<Tables>,
  { id, kind, countryCode, label }: NamedDestination,
  language: Language,
): Promise<string | null> {
  const found = await db
    .selectFrom('search_name')
    .innerJoin('place', 'place.id', 'search_name.place_id')
    .select('place.id')
    .where('search_name.folded', '=', foldName(label))
    .where('search_name.is_postal_code', '=', false)
    .where((eb) => eb.or([eb('search_name.language', 'is', null), eb('search_name.language', '=', language)]))
    .where('place.hotel_count', '>', 0)
    .where('place.id', '<>', id)
    .execute();
  if (found.length === 0) return null;
  const phrase = placePhrase({ kind, countryCode, name: label }, language);
  const rows = await selectPlaces(db, [id, ...found.map((place) => place.id)]);
  const namesakes = rows.filter((row) => {
    const name = textIn(row.names, language);
    const itsPhrase = placePhrase({ kind: row.kind, countryCode: row.country_code, name }, language);
    return row.id === id || (name === label && itsPhrase === phrase);
  });
  return distinguishingWords(namesakes, language).get(id) || null;
}
