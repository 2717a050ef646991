import type { SearchDetails } from '@sabadora/api';
import { knownPosition, type Position } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';

/** Where a search is about, as its filters and its sort need it. */
export interface PlaceOfSearch {
  /** A city was chosen: distance is a matter of a switch (SE-123). */
  hasCity: boolean;
  /** What distances are measured from: of the criteria, else of the destination (ALG-3, ALG-5). */
  position: Position | undefined;
  /** Its name; undefined while unknown. */
  name: string | undefined;
}

/** `details` are those of the results; undefined while they load. */
export function placeOfSearch(
  { criteria }: Pick<SearchAddressState, 'criteria'>,
  details: SearchDetails | undefined,
): PlaceOfSearch {
  return {
    hasCity: criteria.location?.kind === 'city',
    position: knownPosition(criteria, details),
    name: details?.location ?? undefined,
  };
}
