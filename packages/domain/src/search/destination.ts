import { keysWith, LOCATION_KEYS } from '../criteria/criteriaTable.ts';
import type { LocationKey } from '../criteria/criteriaTable.ts';
import type { SearchCriteria } from '../criteria/criteria.ts';
import type { HashPatch } from '../address/hash.ts';
import { knownPosition } from './sort.ts';
import type { Position } from './sort.ts';

/** A suggestion of the destination field (SE-057). */
export interface Destination {
  id: number;
  label: string;
  /** `poi`, `hotel`, `city`, `region`, or any other word. */
  category: string;
  /** Latitude in degrees; null, as is `longitude`, when the search uses the id only. */
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** For other categories, the hash key of the id, e.g. `skiresort`. */
  value?: string | null | undefined;
  postalcode?: string | null | undefined;
}

/** A destination that was searched before (SE-058). */
export interface RecentDestination {
  id: number;
  label: string;
  category: string;
  /** Stored only for a destination that is searched by its coordinates. */
  latitude?: number;
  longitude?: number;
}

/** Largest number of recent destinations (SE-050). */
export const RECENT_MAX = 3;
/** Largest number of suggestions per request (SE-059). */
export const SUGGESTIONS_MAX = 30;

/** Query parameter of a destination that was typed without choosing a suggestion; the server finds the best match. */
export const TYPED_DESTINATION = 'destination';

/** Hash key of a destination; undefined when it is searched by its coordinates (ALG-7, ALG-31). */
export function locationKeyOf(destination: Pick<Destination, 'category' | 'value'>): LocationKey | undefined {
  const words = [destination.category, destination.value].map((word) => word?.toLowerCase());
  return words.map((word) => LOCATION_KEYS.find((key) => key === word)).find((key) => key !== undefined);
}

/** Hash patch that makes `destination` the only one, and removes distances (SE-049, ALG-7). */
export function chooseDestination(destination: Destination | RecentDestination): HashPatch {
  const key = locationKeyOf(destination);
  const position = knownPosition(destination);
  return {
    ...clearDestination(),
    ...(key && { [key]: destination.id }),
    ...(position && { lat: position.latitude, lng: position.longitude }),
  };
}

/**
 * Criteria with another destination, with a position only, or without either (null). The earlier hotel and distances
 * are removed (SE-049, D-031, ALG-7).
 */
export function withDestination(
  criteria: SearchCriteria,
  destination: Destination | RecentDestination | Position | null,
): SearchCriteria {
  const kind = destination && 'id' in destination ? locationKeyOf(destination) : undefined;
  const { location: _, latitude: _lat, longitude: _lng, hotelId: _hotel, ...others } = criteria;
  const { distanceMin: _min, distanceMax: _max, ...kept } = others;
  return {
    ...kept,
    ...(kind && destination && 'id' in destination && { location: { kind, id: destination.id } }),
    ...knownPosition(destination),
  };
}

/** Hash patch that removes the destination and everything that belongs to it (D-031). */
export function clearDestination(): HashPatch {
  const keys = [
    ...LOCATION_KEYS,
    'hotelId',
    ...keysWith(({ kind, panel }) => kind === 'position' || panel === 'distance'),
  ];
  return Object.fromEntries(keys.map((key) => [key, undefined]));
}

/** The recent destinations with `destination` at the front, each id once, at most 3 (SE-050, D-152). */
export function addRecent(
  recents: readonly RecentDestination[],
  destination: Destination | RecentDestination,
): RecentDestination[] {
  const { id, label } = destination;
  const key = locationKeyOf(destination);
  const position = knownPosition(destination);
  // A destination of another category is stored by its hash key, since a recent destination has no `value`.
  const recent = { id, label, category: key ?? destination.category, ...(key ? {} : position) };
  return [recent, ...recents.filter((old) => old.id !== id)].slice(0, RECENT_MAX);
}

/** Parses stored destinations; empty for anything but a list of {id, label, category} (ALG-7). Never throws. */
export function readRecents(text: string | null): RecentDestination[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored) || !stored.every(isRecent)) return [];
    // Adds the oldest first, so that newer ones end up before older ones.
    return stored.toReversed().reduce<RecentDestination[]>(addRecent, []);
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is RecentDestination {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, category } = value as Record<string, unknown>;
  return Number.isSafeInteger(id) && typeof label === 'string' && typeof category === 'string';
}
