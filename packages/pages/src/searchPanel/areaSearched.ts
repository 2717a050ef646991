import type { SearchCriteria } from '@sabadora/domain';
import type { UserLocation } from '@sabadora/hooks';

/** A destination as its field shows it. */
export interface NamedPlace {
  id: number | string;
  label: string;
}

/** What a search by coordinates alone is called: around the visitor, or some area that was picked on a map. */
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
