import type { FilterCriteria } from '../criteria/criteria.ts';
import type { Flow } from '../search/flow.ts';
import type { HashPatch } from '../address/hash.ts';
import type { Handles } from './priceFilter.ts';
import type { Position } from '../search/sort.ts';

/** Bounds of the distance filter, in kilometres; a missing bound does not limit. */
export type DistanceBounds = Pick<FilterCriteria, 'distanceMin' | 'distanceMax'>;

/** Range of the slider in whole kilometres (SE-135). */
export const DISTANCE_RANGE = { min: 0, max: 300, step: 1 } as const;
/** Distances offered by the travel-locally box, in km (SE-055). */
export const LOCAL_DISTANCES = [100, 200, 300] as const;
/** Distance that is preselected, in km. */
export const DEFAULT_LOCAL_DISTANCE = 200;

const FULL_RANGE = { distanceMin: DISTANCE_RANGE.min, distanceMax: DISTANCE_RANGE.max };

/** Whether the filter is active: either bound is set, also to 0 (SE-122, ALG-3). */
export function isDistanceActive({ distanceMin, distanceMax }: DistanceBounds): boolean {
  return distanceMin !== undefined || distanceMax !== undefined;
}

/**
 * Bounds for slider positions. With a city they are set as they are; otherwise a handle at its end unsets the bound
 * (SE-136, SE-137, D-010).
 */
export function distanceToHash(handles: Handles, hasCity: boolean): DistanceBounds {
  const distanceMin = Math.max(DISTANCE_RANGE.min, Math.min(...handles));
  const distanceMax = Math.min(DISTANCE_RANGE.max, Math.max(...handles));
  if (hasCity) return { distanceMin, distanceMax };
  return {
    distanceMin: distanceMin <= DISTANCE_RANGE.min ? undefined : distanceMin,
    distanceMax: distanceMax >= DISTANCE_RANGE.max ? undefined : distanceMax,
  };
}

/** Slider positions for the bounds in an address; an unset bound is at its end (ALG-3). */
export function distanceFromHash({ distanceMin, distanceMax }: DistanceBounds): Handles {
  const ends = [distanceMin ?? DISTANCE_RANGE.min, distanceMax ?? DISTANCE_RANGE.max] as const;
  return [Math.min(...ends), Math.max(...ends)];
}

/** Bounds that the switch 'Include offers around' sets: the full range, or none (SE-123, D-010). */
export function includeAround(isOn: boolean): DistanceBounds {
  return isOn ? { ...FULL_RANGE } : { distanceMin: undefined, distanceMax: undefined };
}

/** Whether the distance counts as a filter (ALG-3, ALG-4). */
export function hasDistance(bounds: DistanceBounds, hasCity: boolean): boolean {
  if (hasCity) return isDistanceActive(bounds);
  const [min, max] = distanceFromHash(bounds);
  return min > DISTANCE_RANGE.min || max < DISTANCE_RANGE.max;
}

/** Distance fields of a request; empty unless the filter is active and a position is known (SE-145, ALG-3). */
export function distanceForRequest(
  { distanceMin, distanceMax }: DistanceBounds,
  position: Position | undefined,
): { distanceMin?: number; distanceMax?: number; lat?: number; lng?: number } {
  if (!position || !isDistanceActive({ distanceMin, distanceMax })) return {};
  return {
    ...(distanceMin === undefined ? {} : { distanceMin }),
    ...(distanceMax === undefined ? {} : { distanceMax }),
    lat: position.latitude,
    lng: position.longitude,
  };
}

/** Effect of a click outside the distance panel on its draft; both are slider positions (SE-125, D-011). */
export function onDistanceOutsideClick(draft: Handles, address: Handles): 'confirm' | 'close' {
  return draft[0] === address[0] && draft[1] === address[1] ? 'close' : 'confirm';
}

/**
 * Hash patch for a search around the visitor (SE-034, D-070): the position and the full range of distances. Empty
 * outside booking and gifting, and when a distance is already set.
 */
export function geolocationPatch(flow: Flow, position: Position, bounds: DistanceBounds): HashPatch {
  if ((flow !== 'booking' && flow !== 'gifting') || isDistanceActive(bounds)) return {};
  return { lat: position.latitude, lng: position.longitude, ...FULL_RANGE };
}

/** Bounds of a travel-locally search of up to `km` (SE-055, D-070). */
export function localDistance(km: number = DEFAULT_LOCAL_DISTANCE): DistanceBounds {
  return { distanceMin: DISTANCE_RANGE.min, distanceMax: km };
}
