import { foldName, placePhrase } from '@sabadora/place-names';
import type { Language } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { textIn } from '../locale.ts';
import { distinguishingWords } from './distinctLabels.ts';
import { type PlaceRow, selectPlaces } from './placeLines.ts';

/**
 * The word that distinguishes the place with the name `label` from other places with hotels and the same phrase:
 * "Drôme" for a town called Valence, "ville" for the town of Ceuta in the region of Ceuta. Null when no other place
 * has the same phrase: the town in "à Giethoorn" differs from the sight in "près de Giethoorn" already.
 */
export async function findQualifier(
  db: Kysely<Tables>,
  { id, label }: { id: number; label: string },
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
  const rows = await selectPlaces(db, [id, ...found.map((place) => place.id)]);
  const calledAs = ({ kind, country_code: countryCode, names }: PlaceRow) => {
    const name = textIn(names, language);
    return placePhrase({ kind, countryCode, name }, language) ?? name;
  };
  const own = rows.find((row) => row.id === id);
  const namesakes = rows.filter((row) => own && calledAs(row) === calledAs(own));
  return distinguishingWords(namesakes, language).get(id) || null;
}
