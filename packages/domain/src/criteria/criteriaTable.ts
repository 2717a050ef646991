/** Filter panels in the order shown (SE-106). */
export const PANELS = ['activities', 'price', 'distance', 'facilities', 'more'] as const;
/** A filter panel: one of `PANELS` (SE-106). */
export type Panel = (typeof PANELS)[number];

/** Properties whose values the facets call counts, in its order (SE-147). */
export const FACET_PROPERTIES = [
  'price',
  'score',
  'facility',
  'stars',
  'style',
  'type',
  'environment',
  'tag',
] as const;
/** A property whose values are counted: one of `FACET_PROPERTIES` (SE-147). */
export type FacetProperty = (typeof FACET_PROPERTIES)[number];

/** Id of a facility, or 'pets', which has no id (D-016). */
export type Facility = number | 'pets';

/** Types of list items, by kind. */
export interface ItemTypes {
  /** Code of letters, digits, dash and underscore, e.g. of a type, an environment or a style. */
  code: string;
  /** Id in the catalogue. */
  id: number;
  /** Number of stars, 1 to 5. */
  star: number;
  facility: Facility;
}
/** Kind of the items in a list. */
export type ItemKind = keyof ItemTypes;

/** Facts about one criterion. */
interface CriterionFacts {
  /** Kind of its value in a hash, where the parser or the key lists below treat the kind differently. */
  kind: 'place' | 'position' | 'day' | 'nights' | 'people' | 'scalar' | 'list';
  /** For lists: kind of the items. */
  items?: ItemKind;
  /**
   * For lists: whether the criterion belongs to the hotel or to its offers; an activity has no hotel to filter by.
   */
  of?: 'hotel' | 'offer';
  /** Name in nested requests (`offers.json`); for a hotel's criterion, below `filters.property`. */
  nested?: string;
  /** Name in flat requests (`facets.json`, calendars, activities). */
  flat?: string;
  /** For filters: panel of the filter; other criteria have none (ALG-4, D-095). */
  panel?: Panel;
  /** For filters: position in the panel, from 0. @default 0 */
  place?: number;
  facet?: FacetProperty;
}

/**
 * Every criterion of a search by its hash key (SE-020). Destinations are in order of precedence for addresses with
 * several of them (D-153, ALG-16), filters in the order in which addresses have them. Key lists, parser, request
 * formats, counts and the reuse of searches are derived from this table.
 */
export const CRITERIA = {
  /** A hotel chosen as destination; sent as `hotelId` in requests (SE-026, ALG-31). */
  hotel: { kind: 'place' },
  poi: { kind: 'place', flat: 'poiId' },
  skiresort: { kind: 'place', flat: 'skiResortId' },
  searesort: { kind: 'place', flat: 'seaResortId' },
  city: { kind: 'place', flat: 'cityId' },
  touristicregion: { kind: 'place', flat: 'touristicId' },
  department: { kind: 'place', flat: 'departmentId' },
  region: { kind: 'place', flat: 'regionId' },
  country: { kind: 'place', flat: 'countryId' },
  lat: { kind: 'position', nested: 'latitude', flat: 'lat' },
  lng: { kind: 'position', nested: 'longitude', flat: 'lng' },
  checkin: { kind: 'day', nested: 'checkin', flat: 'checkin' },
  checkout: { kind: 'day' },
  a: { kind: 'people', nested: 'adults', flat: 'adult' },
  c: { kind: 'people', nested: 'children', flat: 'child' },
  b: { kind: 'people', nested: 'babies', flat: 'baby' },
  /** Whether the party shares one room; follows from the party (D-046). */
  s: { kind: 'people' },
  /** Number of nights, which requests have instead of the check-out. */
  night: { kind: 'nights', nested: 'nights', flat: 'night' },
  /** Alias of `night` (D-013). */
  nights: { kind: 'nights' },
  hotelId: { kind: 'scalar' },
  sort: { kind: 'scalar' },
  theme: { kind: 'scalar' },
  hotelTypes: {
    kind: 'list',
    items: 'code',
    of: 'hotel',
    nested: 'hotelTypes',
    flat: 'hotelType',
    panel: 'more',
    place: 2,
    facet: 'type',
  },
  hotelEnvironments: {
    kind: 'list',
    items: 'code',
    of: 'hotel',
    nested: 'hotelEnvironments',
    flat: 'hotelEnvironment',
    panel: 'more',
    place: 3,
    facet: 'environment',
  },
  hotelStyles: {
    kind: 'list',
    items: 'code',
    of: 'hotel',
    nested: 'hotelStyles',
    flat: 'hotelStyle',
    panel: 'more',
    place: 4,
    facet: 'style',
  },
  tags: {
    kind: 'list',
    items: 'id',
    of: 'offer',
    nested: 'tags',
    flat: 'tags',
    panel: 'activities',
    facet: 'tag',
  },
  stars: {
    kind: 'list',
    items: 'star',
    of: 'hotel',
    nested: 'stars',
    flat: 'stars',
    panel: 'more',
    place: 1,
    facet: 'stars',
  },
  facilities: {
    kind: 'list',
    items: 'facility',
    of: 'hotel',
    nested: 'facilities',
    flat: 'facilities',
    panel: 'facilities',
    facet: 'facility',
  },
  hotelScore: { kind: 'scalar', panel: 'more', facet: 'score' },
  priceMin: { kind: 'scalar', panel: 'price', facet: 'price' },
  priceMax: { kind: 'scalar', panel: 'price', facet: 'price' },
  distanceMin: { kind: 'scalar', nested: 'minDistance', flat: 'distanceMin', panel: 'distance' },
  distanceMax: { kind: 'scalar', nested: 'maxDistance', flat: 'distanceMax', panel: 'distance' },
  giftNights: { kind: 'scalar' },
  bucket: { kind: 'scalar' },
  giftFormat: { kind: 'scalar' },
} as const satisfies Readonly<Record<string, CriterionFacts>>;

type Table = typeof CRITERIA;
/** Hash key of a criterion. */
export type CriterionKey = keyof Table;
type KeysWith<Facts> = {
  [Key in CriterionKey]: Table[Key] extends Facts ? Key : never;
}[CriterionKey];

/** Hash key of a destination. */
export type LocationKey = KeysWith<{ kind: 'place' }>;
/** Kind of place that has a name in requests. */
export type AreaKind = KeysWith<{ kind: 'place'; flat: string }>;
/** Hash key of a filter. */
export type FilterKey = KeysWith<{ panel: Panel }>;
/** A filter with several values. */
export type ListFilter = KeysWith<{ kind: 'list' }>;
/** A list filter whose values are codes of the catalogue. */
export type CodeFilter = KeysWith<{ items: 'code' }>;
/** Picked values by filter. */
export type ListValues = { readonly [Key in ListFilter]: readonly ItemOf<Key>[] };
/** Type of the items in a list filter. */
export type ItemOf<Key extends ListFilter> = ItemTypes[Table[Key]['items']];

/** Hash keys of all criteria. */
export const CRITERIA_KEYS: readonly CriterionKey[] = keysWith(() => true);
/** Hash keys of destinations, in order of precedence. */
export const LOCATION_KEYS = keysWith(({ kind }) => kind === 'place') as readonly LocationKey[];
/** Kinds of place that have a name in requests, in order of precedence. */
export const AREA_KINDS = keysWith(({ kind, flat }) => kind === 'place' && flat !== undefined) as AreaKind[];
/** Hash keys of filters; destination, dates, people, theme and sort are not filters (ALG-4, D-095). */
export const FILTER_KEYS = keysWith(({ panel }) => panel !== undefined) as readonly FilterKey[];
/** Filters with several values. */
export const LIST_FILTERS = keysWith(({ kind }) => kind === 'list') as readonly ListFilter[];
/** List filters whose values are codes of the catalogue, in the order shown. */
export const CODE_FILTERS = keysWith(({ items }) => items === 'code') as readonly CodeFilter[];

/** Whether a filter has several values. */
export function isListFilter(key: string): key is ListFilter {
  return LIST_FILTERS.some((filter) => filter === key);
}

/** Whether the values of a filter are codes of the catalogue. */
export function isCodeFilter(key: string): key is CodeFilter {
  return CODE_FILTERS.some((filter) => filter === key);
}

/** The filters of a panel, in the order shown. */
export function panelKeys(panel: Panel): FilterKey[] {
  const placeOf = (key: FilterKey): number => {
    const facts: CriterionFacts = CRITERIA[key];
    return facts.place ?? 0;
  };
  return FILTER_KEYS.filter((key) => CRITERIA[key].panel === panel).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Keys for which the predicate holds, in the order of the table. */
export function keysWith(isWanted: (facts: CriterionFacts) => boolean): CriterionKey[] {
  return (Object.keys(CRITERIA) as CriterionKey[]).filter((key) => isWanted(CRITERIA[key]));
}
