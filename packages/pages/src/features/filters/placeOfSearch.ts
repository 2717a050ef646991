import type { SearchDetails } from '@sabadora/api';
import { knownPosition, type Position } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';

/** The place of a search, for its filters and its sort. */
export interface PlaceOfSearch {
  /** Whether a city was chosen; the distance filter then has a switch (SE-123). */
  hasCity: boolean;
  /** Position that distances are measured from: that of the criteria, or else of the destination (ALG-3, ALG-5). */
  position: Position | undefined;
  /** Name of the place; undefined while unknown. */
  name: string | undefined;
}

/** @param details Details of the results; undefined while they load. */
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
