import { clearDestination } from './destination.ts';
import { DISTANCE_RANGE } from '../filters/distanceFilter.ts';
import type { HashPatch } from '../address/hash.ts';
import type { LocationKey } from '../criteria/criteriaTable.ts';
import type { MapCentre, Market } from '../market/market.ts';
import type { Position } from './sort.ts';

/** Zoom of a map for each kind of destination (SE-239, ALG-31). */
export const MAP_ZOOM: Readonly<Record<LocationKey, number>> = {
  hotel: 14,
  poi: 12,
  city: 12,
  department: 9,
  region: 8,
  touristicregion: 8,
  skiresort: 12,
  searesort: 12,
  country: 6,
};
/** Zoom of a map without a destination (SE-239). */
export const LARGE_MAP_ZOOM = 6;
/** Initial view when nothing is known: Paris (SE-241, D-034). */
export const LAST_RESORT: MapCentre = { latitude: 48.8566, longitude: 2.3522, zoom: LARGE_MAP_ZOOM };

/** Initial view of a map: the known position, else the market's country, else Paris (SE-240, SE-241, D-034). */
export function mapStart(known: {
  position?: Position | undefined;
  kind?: LocationKey | undefined;
  market?: Market | undefined;
}): MapCentre {
  const { position, kind, market } = known;
  if (position) return { ...position, zoom: kind ? MAP_ZOOM[kind] : LARGE_MAP_ZOOM };
  return market?.center ?? LAST_RESORT;
}

/** Zoom of a map with one place. */
const ONE_PLACE_ZOOM = 11;
/** Degrees that a map of usual width shows at zoom 0, including a margin at its edges. */
const DEGREES_AT_ZOOM_0 = 320;

/** Initial view of a map that shows all places; `LAST_RESORT` without places. */
export function mapAround(places: readonly Position[]): MapCentre {
  if (places.length === 0) return LAST_RESORT;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // A degree of latitude is 1.5 times as large on the map as a degree of longitude, in the middle of Europe.
  const span = Math.max((north - south) * 1.5, east - west);
  const zoom = span === 0 ? ONE_PLACE_ZOOM : Math.log2(DEGREES_AT_ZOOM_0 / span);
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    zoom: Math.max(1, Math.min(ONE_PLACE_ZOOM, Math.round(zoom * 10) / 10)),
  };
}

/**
 * Hash patch of 'Search in this area', which also removes the page; `diagonalKm` is that of the visible map (SE-236,
 * D-094).
 */
export function searchAreaPatch(center: Position, diagonalKm: number): HashPatch {
  const distanceMax = Math.min(DISTANCE_RANGE.max, Math.ceil(diagonalKm / 2));
  return { ...clearDestination(), lat: center.latitude, lng: center.longitude, distanceMin: 0, distanceMax };
}
