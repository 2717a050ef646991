import type { RecentDestination, SearchCriteria } from '@sabadora/domain';
import type { UserLocation } from '@sabadora/hooks';

/** A destination as shown in its field. */
export interface NamedPlace {
  id: number | string;
  label: string;
}

/**
 * The place of the criteria, with its name from the results or, while these load, from a recent search. Undefined
 * while its name is unknown: the results still shown may be for another place.
 */
export function placeSearched(
  { location, hotelId }: SearchCriteria,
  ofResults: { id: number; label: string } | undefined,
  recents: readonly RecentDestination[],
): NamedPlace | undefined {
  if (ofResults?.id === (location?.id ?? hotelId)) return ofResults;
  return recents.find(({ id, category }) => id === location?.id && category === location.kind);
}

/** Place of a search by coordinates only: around the visitor, or an area picked on a map. */
export function areaSearched(
  { location, hotelId, latitude, longitude }: SearchCriteria,
  here: UserLocation | undefined,
  areaLabel: string,
): NamedPlace | undefined {
  if (location || hotelId !== undefined || latitude === undefined || longitude === undefined)
    return undefined;
  const isHere = here?.latitude === latitude && here.longitude === longitude;
  return { id: `${latitude},${longitude}`, label: isHere ? here.label : areaLabel };
}
