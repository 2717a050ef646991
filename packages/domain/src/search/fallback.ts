import { hotelIdOf } from '../criteria/criteria.ts';
import type { SearchCriteria } from '../criteria/criteria.ts';
import type { LocationKey } from '../criteria/criteriaTable.ts';
import { datesForRequest } from '../calendar/stay.ts';
import type { StayDates } from '../calendar/stay.ts';
import { distanceFromHash, isDistanceActive } from '../filters/distanceFilter.ts';
import { hasFallback } from './fallbackNeed.ts';
import type { Flow } from './flow.ts';
import { DEFAULT_SORT, effectiveSort, knownPosition } from './sort.ts';
import type { MaybePosition, SortValue } from './sort.ts';

/** Largest number of offers per fallback search (SE-230). */
export const FALLBACK_OFFERS_MAX = 3;
/** Radius in kilometres around a place that gave too few results (SE-224). */
export const EXPANDED_RADIUS_KM = 30;

/** Kind of the searched place; `hotel` is a hotel chosen as destination (ALG-16). */
export type FallbackKind = LocationKey | 'coordinates' | 'none';
/** What a step changes: E expands the destination, C removes the category, D the dates (ALG-16). */
export type FallbackChange = 'E' | 'C' | 'D' | 'EC' | 'ED' | 'CD';

/** Key of a fallback search: its changes (SE-233). Plain JSON. */
export interface FallbackKey {
  destination: {
    /** Id of the searched place; null for coordinates and for everywhere. */
    value: number | null;
    type: FallbackKind;
    /** Whether the search is within 30 km of the place instead of in it. */
    isAround: boolean;
    /** Whether a wider place is searched instead of the visitor's. */
    isExpanded: boolean;
  };
  /** Searched dates; null without dates. */
  dates: StayDates | null;
  /** Searched theme and activities, together the category (D-118); null without them. */
  category: { theme: number | null; tags: readonly number[] } | null;
  value: FallbackChange;
  /** Position among the fallback searches, from 1. */
  order: number;
}

/** One fallback search. */
export interface FallbackStep {
  key: FallbackKey;
  /** The visitor's criteria with the changes of the step, including `sort`. */
  criteria: SearchCriteria;
  /** Sort order that applies (SE-231). */
  sort: SortValue;
}

/** Details of the place, from the response to the exact search (SE-188). */
export interface FallbackDetails extends MaybePosition {
  locationHierarchy: readonly { type: 'region' | 'country'; id: number }[];
}

/** Input from which the fallback searches are planned. */
export interface FallbackInput {
  criteria: SearchCriteria;
  flow: Flow;
  details: FallbackDetails;
}

type Column = 'datesAndCategory' | 'dates' | 'category' | 'neither';
type Row = Readonly<Record<Column, readonly FallbackChange[]>>;

/** Changes for a place that is expanded first. */
const EXPANDABLE: Row = {
  datesAndCategory: ['E', 'C', 'D'],
  dates: ['E', 'D', 'ED'],
  category: ['E', 'C', 'EC'],
  neither: ['E'],
};
/** Changes for a wide place, which is expanded later. */
const WIDE: Row = {
  datesAndCategory: ['C', 'D', 'E'],
  dates: ['D', 'E', 'ED'],
  category: ['C', 'E', 'EC'],
  neither: ['E'],
};
/** Changes for a search without a place to expand. */
const PLACELESS: Row = {
  datesAndCategory: ['C', 'D', 'CD'],
  dates: ['D'],
  category: ['C'],
  neither: [],
};

/**
 * Changes for each kind of place, in order (SE-223, ALG-16); kinds that are missing here use `EXPANDABLE` (SE-228).
 */
const TABLE: Readonly<Partial<Record<FallbackKind, Row>>> = {
  city: EXPANDABLE,
  poi: EXPANDABLE,
  department: EXPANDABLE,
  region: WIDE,
  touristicregion: WIDE,
  coordinates: PLACELESS,
  none: PLACELESS,
};

/**
 * Fallback searches in order, at most three (SE-222…SE-233, ALG-16). Every change widens the search, so that all of
 * them differ from each other and from the exact search. Empty in the flows hotel and activity (D-097).
 */
export function fallbackPlan(input: FallbackInput): FallbackStep[] {
  const { criteria, flow } = input;
  if (!hasFallback(flow)) return [];
  const changes = (TABLE[kindOf(criteria)] ?? EXPANDABLE)[columnOf(criteria, flow)];
  const steps: FallbackStep[] = [];
  for (const change of changes) {
    const step = toStep(change, steps.length + 1, input);
    if (step) steps.push(step);
  }
  return steps;
}

/** Message above the fallback results (SE-196…SE-199, ALG-16). */
export type FallbackMessage = 'loading' | 'no-exact' | 'suggestion' | 'no-results';

/**
 * The message that applies; undefined when the exact results suffice. Fallback results are counted over all blocks.
 */
export function fallbackMessage({
  exactCount,
  fallbackCount,
  isResolved,
}: {
  exactCount: number;
  fallbackCount: number;
  isResolved: boolean;
}): FallbackMessage | undefined {
  if (!isResolved) return 'loading';
  if (fallbackCount > 0) return exactCount > 0 ? 'suggestion' : 'no-exact';
  return exactCount > 0 ? undefined : 'no-results';
}

/** Kind of the searched place: a hotel first, else the place, which is at most one (D-153). */
function kindOf(criteria: SearchCriteria): FallbackKind {
  if (hotelIdOf(criteria) !== undefined) return 'hotel';
  return criteria.location?.kind ?? (knownPosition(criteria) ? 'coordinates' : 'none');
}

function columnOf(criteria: SearchCriteria, flow: Flow): Column {
  const hasDates = datesOf(criteria, flow) !== null;
  const hasCategory = categoryOf(criteria) !== null;
  if (hasDates) return hasCategory ? 'datesAndCategory' : 'dates';
  return hasCategory ? 'category' : 'neither';
}

function datesOf({ dates }: SearchCriteria, flow: Flow): FallbackKey['dates'] {
  return datesForRequest(flow, dates) ?? null;
}

function categoryOf({ theme, tags }: SearchCriteria): FallbackKey['category'] {
  return theme === undefined && tags.length === 0 ? null : { theme: theme ?? null, tags };
}

/** The original criteria with `change` applied; undefined when the place cannot be expanded. */
function toStep(change: FallbackChange, order: number, input: FallbackInput): FallbackStep | undefined {
  const { criteria: original, flow, details } = input;
  const kind = kindOf(original);
  const expansion = change.includes('E') ? expand(kind, input) : undefined;
  if (change.includes('E') && expansion === undefined) return undefined;
  const criteria: SearchCriteria = {
    ...original,
    ...expansion?.criteria,
    ...(change.includes('C') && { theme: undefined, tags: [] }),
    ...(change.includes('D') && { dates: undefined }),
  };
  const destination = expansion?.destination ?? {
    value: hotelIdOf(original) ?? original.location?.id ?? null,
    type: kind,
    isAround: false,
    isExpanded: false,
  };
  const isByDistance = destination.isAround || destination.isExpanded || kind === 'coordinates';
  const nearest = knownPosition(criteria) ? 'distance' : DEFAULT_SORT;
  return {
    key: {
      destination,
      dates: datesOf(criteria, flow),
      category: categoryOf(criteria),
      value: change,
      order,
    },
    criteria: isByDistance ? { ...criteria, sort: nearest } : criteria,
    sort: isByDistance
      ? nearest
      : effectiveSort(original.sort, flow, knownPosition(original, details) !== undefined),
  };
}

interface Expansion {
  destination: FallbackKey['destination'];
  criteria: Partial<SearchCriteria>;
}

/** The destination made wider (SE-224…SE-226); undefined when that is not wider, or the wider place is unknown. */
function expand(kind: FallbackKind, input: FallbackInput): Expansion | undefined {
  switch (kind) {
    case 'city':
    case 'poi':
      return around(kind, input);
    case 'skiresort':
    case 'searesort':
    case 'hotel':
      return knownPosition(input.criteria, input.details)
        ? around(kind, input)
        : (parent('region', input) ?? parent('country', input));
    case 'department':
      return parent('region', input);
    case 'region':
    case 'touristicregion':
      return parent('country', input);
    case 'country':
    case 'coordinates':
    case 'none':
      return undefined;
  }
}

function around(kind: LocationKey, { criteria, details }: FallbackInput): Expansion | undefined {
  const position = knownPosition(criteria, details);
  if (!position || !isWidenedByRadius(criteria)) return undefined;
  const value = hotelIdOf(criteria) ?? criteria.location?.id ?? null;
  return {
    destination: { value, type: kind, isAround: true, isExpanded: false },
    criteria: {
      ...position,
      distanceMin: 0,
      distanceMax: EXPANDED_RADIUS_KM,
      // Removes the hotel, which would otherwise be the only one searched.
      ...(kind === 'hotel' && { location: undefined, hotelId: undefined }),
    },
  };
}

/** Whether 30 km around a place is more than the distance that is set; true when none is set (ALG-16). */
function isWidenedByRadius({ distanceMin, distanceMax }: SearchCriteria): boolean {
  if (!isDistanceActive({ distanceMin, distanceMax })) return true;
  const [from, to] = distanceFromHash({ distanceMin, distanceMax });
  return to < EXPANDED_RADIUS_KM || (to === EXPANDED_RADIUS_KM && from > 0);
}

/**
 * The region or country of the place. Distances are still measured from the place itself, if its position is known.
 */
function parent(kind: 'region' | 'country', { criteria, details }: FallbackInput): Expansion | undefined {
  const id = details.locationHierarchy.find(({ type }) => type === kind)?.id;
  if (id === undefined) return undefined;
  return {
    destination: { value: id, type: kind, isAround: false, isExpanded: true },
    criteria: { ...knownPosition(criteria, details), location: { kind, id }, hotelId: undefined },
  };
}
