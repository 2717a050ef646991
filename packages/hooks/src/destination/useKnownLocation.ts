import type { Position, StoredKey } from '@sabadora/domain';
import { useMemo } from 'react';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Position of the visitor (SE-084). */
export interface UserLocation extends Position {
  /** Name of a search around the visitor, e.g. "Around me". */
  label: string;
}

/** The last position that was found, on this page or an earlier one, and a function that stores another. */
export function useKnownPosition() {
  return useStoredValue<Position | null>('user-location' satisfies StoredKey, readPosition);
}

/** The position with the name of a search around the visitor. */
export function useNamed(position: Position | null, label: string): UserLocation | undefined {
  return useMemo(() => (position ? { ...position, label } : undefined), [position, label]);
}

/**
 * The last position of the visitor that was found; `useUserLocation` can also request it.
 *
 * @param label name of a search around the visitor
 * @returns undefined on the server, in the first render, and when the visitor has not been located
 */
export function useKnownLocation(label: string): UserLocation | undefined {
  return useNamed(useKnownPosition()[0], label);
}

/** Parses a stored position; null for any other text. */
function readPosition(text: string | null): Position | null {
  try {
    const { latitude, longitude } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Position>;
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
    return { latitude: Number(latitude), longitude: Number(longitude) };
  } catch {
    return null;
  }
}
