import { clearDestination } from './destination.ts';
import { DISTANCE_RANGE } from '../filters/distanceFilter.ts';
import type { HashPatch } from '../address/hash.ts';
import type { LocationKey } from '../criteria/criteriaTable.ts';
import type { MapCentre, Market } from '../market/market.ts';
import type { Position } from './sort.ts';

/** Zoom of a destination's map (SE-239, ALG-31). */
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
/** Without a destination (SE-239). */
export const LARGE_MAP_ZOOM = 6;
/** Paris: where a map starts when nothing is known (SE-241, D-034). */
export const LAST_RESORT: MapCentre = { latitude: 48.8566, longitude: 2.3522, zoom: LARGE_MAP_ZOOM };

/** Where a map starts: the known position, else the market's country, else Paris (SE-240, SE-241, D-034). */
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
/** Degrees that a map of the usual width shows at zoom 0, with a margin around what is at its edges. */
const DEGREES_AT_ZOOM_0 = 320;

/** A map's start that shows all places: their middle, and how near; the last resort without any. */
export function mapAround(places: readonly Position[]): MapCentre {
  if (places.length === 0) return LAST_RESORT;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // A degree of latitude is taller on the map than a degree of longitude is wide: by 1.5 in the middle of Europe.
  const span = Math.max((north - south) * 1.5, east - west);
  const zoom = span === 0 ? ONE_PLACE_ZOOM : Math.log2(DEGREES_AT_ZOOM_0 / span);
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    zoom: Math.max(1, Math.min(ONE_PLACE_ZOOM, Math.round(zoom * 10) / 10)),
  };
}

/** What 'Search in this area' writes; `diagonalKm` is that of the visible map (SE-236, D-094). The page goes too. */
export function searchAreaPatch(center: Position, diagonalKm: number): HashPatch {
  const distanceMax = Math.min(DISTANCE_RANGE.max, Math.ceil(diagonalKm / 2));
  return { ...clearDestination(), lat: center.latitude, lng: center.longitude, distanceMin: 0, distanceMax };
}
