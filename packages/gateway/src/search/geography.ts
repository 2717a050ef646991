import { type RawBuilder, sql } from 'kysely';

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
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const rise = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const run = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = rise + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * run;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** `distanceKm` from `centre` to the hotel `h`, in SQL. */
export function distanceSql({ latitude, longitude }: Position): RawBuilder<number> {
  return sql`(${2 * EARTH_RADIUS_KM}::float8 * asin(sqrt(least(1,
    power(sin(radians(h.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(h.latitude)) * power(sin(radians(h.longitude - ${longitude}::float8) / 2), 2)))))`;
}

/** The hotel `h` is inside the ring: a box that an index can serve first, then the exact distance. */
export function insideRing({ centre, minKm, maxKm }: Ring): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [];
  const distance = distanceSql(centre);
  if (maxKm !== undefined) {
    const degrees = (maxKm * 1.01) / KM_PER_DEGREE;
    const { latitude, longitude } = centre;
    parts.push(sql`h.latitude between ${latitude - degrees}::float8 and ${latitude + degrees}::float8`);
    const narrowest = Math.cos(radians(Math.min(90, Math.abs(latitude) + degrees)));
    // A box over a pole or the date line has no simple bounds; the exact distance alone decides there.
    const spread = narrowest > 0 ? degrees / narrowest : Infinity;
    if (longitude - spread >= -180 && longitude + spread <= 180) {
      parts.push(sql`h.longitude between ${longitude - spread}::float8 and ${longitude + spread}::float8`);
    }
    parts.push(sql`${distance} <= ${maxKm}::float8`);
  }
  if (minKm > 0) parts.push(sql`${distance} >= ${minKm}::float8`);
  return parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`;
}
