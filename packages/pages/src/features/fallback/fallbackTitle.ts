import type { SearchDetails } from '@sabadora/api';
import { EXPANDED_RADIUS_KM, type FallbackKey, type SearchCriteria } from '@sabadora/domain';
import type { Words } from '../../kit/words/messages.ts';
import type messages from './fallbackTitle.messages.json';

/** Names of the places that contain the searched one, from the response to the exact search. */
export type PlaceNames = Pick<SearchDetails, 'location'> & {
  locationHierarchy: readonly SearchDetails['locationHierarchy'][number][];
};

/**
 * Title that says what a fallback search changed, e.g. "Around Bruges, within 30 km, without your dates".
 *
 * @param original What the visitor searched for.
 */
export function fallbackTitle(
  { destination, value }: FallbackKey,
  original: Pick<SearchCriteria, 'theme' | 'tags'>,
  places: PlaceNames,
  words: Words<typeof messages>,
): string {
  const category = categoryOf(original);
  switch (value) {
    case 'E':
      return destinationText(destination, places, words);
    case 'C':
      return words('fallback.all', { category });
    case 'D':
      return words('fallback.anyDates');
    case 'EC':
      return words('fallback.andAll', { change: destinationText(destination, places, words), category });
    case 'ED':
      return words('fallback.andAnyDates', { change: destinationText(destination, places, words) });
    case 'CD':
      return words('fallback.andAnyDates', { change: words('fallback.all', { category }) });
  }
}

/** Theme and activities are dropped together (D-118), but the title names only those that were set. */
function categoryOf({ theme, tags }: Pick<SearchCriteria, 'theme' | 'tags'>): string {
  if (tags.length === 0) return 'theme';
  return theme === undefined ? 'activities' : 'both';
}

function destinationText(
  { isAround, type, value }: FallbackKey['destination'],
  { location, locationHierarchy }: PlaceNames,
  words: Words<typeof messages>,
): string {
  if (isAround) {
    return location === null
      ? words('fallback.aroundHere', { km: EXPANDED_RADIUS_KM })
      : words('fallback.around', { place: location, km: EXPANDED_RADIUS_KM });
  }
  const parent = locationHierarchy.find((place) => place.type === type && place.id === value);
  if (parent === undefined) return words('fallback.everywhere');
  if (parent.phrase != null) return capitalised(parent.phrase);
  return words(parent.type === 'region' ? 'fallback.inRegion' : 'fallback.inCountry', {
    place: parent.label,
  });
}

/** Capitalises a phrase at the beginning of a title, e.g. "en Flandre". */
function capitalised(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1);
}
