import {
  CRITERIA,
  effectiveSort,
  FLOW_TABLE,
  hotelIdOf,
  knownPosition,
  PAGE_SIZE,
  partyForRequest,
  writeLists,
  writePlace,
  type Locale,
  type SearchCriteria,
} from '@sabadora/domain';
import type * as z from 'zod/mini';
import type { searchActivities } from './schemas/activities.ts';

/** Request for a page of activities (SE-219, ALG-31): adults only, no dates. `page` is zero-based. */
export function toActivitiesRequest({
  criteria,
  locale,
  page,
  limit = PAGE_SIZE,
}: {
  criteria: SearchCriteria;
  locale: Locale;
  page: number;
  limit?: number;
}): z.input<typeof searchActivities.request> {
  const { location, theme, priceMin, priceMax, distanceMin, distanceMax, sort } = criteria;
  const position = knownPosition(criteria);
  return {
    locale,
    ...writePlace(location),
    hotelId: hotelIdOf(criteria),
    lat: position?.latitude,
    lng: position?.longitude,
    distanceMin,
    distanceMax,
    theme,
    ...writeLists(criteria, 'flat', 'offer'),
    [CRITERIA.a.flat]: partyForRequest('activity', criteria.party).adults,
    priceMin,
    priceMax,
    orderBy: effectiveSort(sort, 'activity', position !== undefined || location !== undefined),
    numberOfPackagesPerHotel: FLOW_TABLE.activity.packagesPerHotel,
    limit,
    page,
  };
}
