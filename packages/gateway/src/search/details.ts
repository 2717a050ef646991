import type { SearchDetails } from '@sabadora/api';
import { CRITERIA, writePeople } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SearchCriteria } from './criteria.ts';
import type { Destination } from './destination/destination.ts';
import { findQualifier } from './destination/namesakes.ts';
import { languageOf } from './locale.ts';

/** The description of a search in the locale's language (SE-188). */
export async function searchDetailsOf(
  db: Kysely<Tables>,
  { locale, stay, party, hotelId, themeIds }: SearchCriteria,
  { position, place, phrase, hierarchy }: Destination,
  totalCount: number,
): Promise<SearchDetails> {
  const isPlace = place !== null && place.kind !== 'hotel';
  return {
    totalCount,
    checkin: stay?.checkin ?? null,
    [CRITERIA.night.flat]: stay?.nights ?? null,
    ...writePeople(party),
    hotelId: hotelId ?? null,
    theme: themeIds[0] ?? null,
    uri: null,
    location: place?.label ?? null,
    locationPhrase: phrase ?? null,
    locationQualifier: isPlace ? await findQualifier(db, place, languageOf(locale)) : null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    destination: place,
    locationHierarchy: hierarchy,
  };
}
