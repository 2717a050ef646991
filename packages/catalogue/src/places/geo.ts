const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const sinLat = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const sinLng = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const chord =
    sinLat ** 2 + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * sinLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
