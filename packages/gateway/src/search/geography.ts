import type { HotelColumns } from '../searchIndex/SearchIndex.ts';
import { outOfRange } from '../searchIndex/outOfRange.ts';

/** A point in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A ring around a position, kilometres; without `maxKm` it has no outer edge. */
export interface Ring {
  centre: Position;
  minKm: number;
  maxKm?: number;
}

const EARTH_RADIUS_KM = 6371.0088;
/** Length of a degree of latitude. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const rise = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const run = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = rise + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * run;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** `distanceKm` from `centre` to a hotel, by its number. */
export function distanceFrom(
  { latitude, longitude }: HotelColumns,
  centre: Position,
): (hotel: number) => number {
  const at = radians(centre.latitude);
  const cosine = Math.cos(at);
  return (hotel) => {
    const there = radians(latitude[hotel] ?? outOfRange());
    const rise = Math.sin((there - at) / 2) ** 2;
    const run = Math.sin(radians((longitude[hotel] ?? outOfRange()) - centre.longitude) / 2) ** 2;
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, rise + cosine * Math.cos(there) * run)));
  };
}

/** Tests whether a hotel is inside the ring: first cheaply by latitude, then by the exact distance. */
export function isInsideRing(
  hotels: HotelColumns,
  { centre, minKm, maxKm = Infinity }: Ring,
): (hotel: number) => boolean {
  const distance = distanceFrom(hotels, centre);
  const degrees = (maxKm * 1.01) / KM_PER_DEGREE;
  return (hotel) => {
    if (Math.abs((hotels.latitude[hotel] ?? outOfRange()) - centre.latitude) > degrees) return false;
    const km = distance(hotel);
    return km <= maxKm && km >= minKm;
  };
}
