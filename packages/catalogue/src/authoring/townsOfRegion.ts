import { distanceKm, type Position } from '../places/geo.ts';
import type { Town } from './readTowns.ts';
import type { Circle, TouristicRow } from './touristicRegions/index.ts';

/** Whether a position lies in one of the circles. */
export const isIn = (position: Position, circles: readonly Circle[]): boolean =>
  circles.some(([latitude, longitude, radius]) => distanceKm(position, { latitude, longitude }) <= radius);

/** Whether a town is in a holiday region. */
export const belongsTo = (town: Town, row: TouristicRow): boolean =>
  row.regions.includes(town.region) &&
  ('circles' in row ? isIn(town, row.circles) : row.departments.includes(town.department ?? ''));
