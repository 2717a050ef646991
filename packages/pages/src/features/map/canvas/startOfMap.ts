import type { SearchDetails } from '@sabadora/api';
import {
  knownPosition,
  mapStart,
  marketOf,
  type Locale,
  type LocationKey,
  LOCATION_KEYS,
  type MapCentre,
  type SearchCriteria,
} from '@sabadora/domain';

/** Length of the equator. */
const EQUATOR_KM = 40_075;
/** Side in px of the world at zoom 0. */
const WORLD_PX = 512;
/** Room in px that the circle around a searched position must fit into. */
const VIEW_PX = 560;

/** The largest zoom at which the whole circle around a position is visible. */
function zoomOfCircle(latitude: number, radiusKm: number): number {
  const kmPerPx = (2 * Math.max(1, radiusKm)) / VIEW_PX;
  return Math.log2((EQUATOR_KM * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PX * kmPerPx));
}

const isKind = (kind: string | undefined): kind is LocationKey => LOCATION_KEYS.some((key) => key === kind);

/**
 * Initial centre and zoom of a search's map: its place with the zoom of that kind of place, or else the middle of the
 * market's country (SE-239…SE-241, D-034). If a position with a distance is searched, the whole circle is visible.
 */
export function startOfMap(
  criteria: SearchCriteria,
  details: SearchDetails | undefined,
  locale: Locale,
): MapCentre {
  const position = knownPosition(criteria, details);
  const kind = criteria.location?.kind ?? details?.destination?.kind;
  const start = mapStart({ position, kind: isKind(kind) ? kind : undefined, market: marketOf(locale) });
  const { distanceMax } = criteria;
  if (!position || kind !== undefined || distanceMax === undefined) return start;
  return { ...start, zoom: Math.round(zoomOfCircle(position.latitude, distanceMax) * 10) / 10 };
}
