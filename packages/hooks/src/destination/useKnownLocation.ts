import type { Position, StoredKey } from '@sabadora/domain';
import { useMemo } from 'react';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Where the visitor is (SE-084). */
export interface UserLocation extends Position {
  /** E.g. "Around me". */
  label: string;
}

/** The position that was found last, on this page or an earlier one, and how to keep another. */
export function useKnownPosition() {
  return useStoredValue<Position | null>('user-location' satisfies StoredKey, readPosition);
}

/** The position under the name of a search around the visitor. */
export function useNamed(position: Position | null, label: string): UserLocation | undefined {
  return useMemo(() => (position ? { ...position, label } : undefined), [position, label]);
}

/**
 * The position that was found last; `useUserLocation` can also request it.
 *
 * @param label what a search around the visitor is called
 * @returns undefined on the server, in the first render, and where the visitor has not been found
 */
export function useKnownLocation(label: string): UserLocation | undefined {
  return useNamed(useKnownPosition()[0], label);
}

/** What was kept; anything but a position counts as none. */
function readPosition(text: string | null): Position | null {
  try {
    const { latitude, longitude } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Position>;
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    return { latitude: Number(latitude), longitude: Number(longitude) };
  } catch {
    return null;
  }
}
