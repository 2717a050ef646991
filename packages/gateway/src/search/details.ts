import type { SearchDetails } from '@sabadora/api';
import { CRITERIA, writePeople } from '@sabadora/domain';
import type { SearchCriteria } from './criteria.ts';
import type { Destination } from './destination/destination.ts';

/** What was searched, in the words of the locale (SE-188). */
export function searchDetailsOf(
  { stay, party, hotelId, themeIds }: SearchCriteria,
  { position, place, phrase, qualifier, hierarchy }: Destination,
  totalCount: number,
): SearchDetails {
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
    locationQualifier: qualifier,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    destination: place,
    locationHierarchy: hierarchy,
  };
}
