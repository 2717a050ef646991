import type { MapLocation } from '../schemas/offers.ts';

/**
 * A hotel on the map. With a higher id it is further north-east of Paris and more expensive; its offer's id is ten
 * times its own.
 */
export function mapLocationOfTest(
  id: number,
  label: string,
  changes: Partial<MapLocation> = {},
): MapLocation {
  return {
    id,
    label,
    stars: 4,
    review: { count: 120, average: 9.2 },
    location: { latitude: 48.8566 + id / 200, longitude: 2.3522 + id / 100 },
    firstWeekendId: id * 10,
    sellPrice: 12_900 + id * 100,
    ...changes,
  };
}
