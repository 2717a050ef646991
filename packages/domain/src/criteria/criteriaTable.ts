/** The panels that filters are shown in (SE-106), in the order shown. */
export const PANELS = ['activities', 'price', 'distance', 'facilities', 'more'] as const;
/** A filter panel: one of `PANELS` (SE-106). */
export type Panel = (typeof PANELS)[number];

/** What a filter panel counts the values of, as the facets call names and orders it (SE-147). */
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
/** What a filter counts the values of: one of `FACET_PROPERTIES` (SE-147). */
export type FacetProperty = (typeof FACET_PROPERTIES)[number];

/** A facility's id, or the one facility that has none (D-016). */
export type Facility = number | 'pets';

/** What the items of a list are. */
export interface ItemTypes {
  /** Letters, digits, dash and underscore; a type, an environment, a style. */
  code: string;
  /** Of the catalogue. */
  id: number;
  /** 1 to 5. */
  star: number;
  facility: Facility;
}
/** The type of a value in a list. */
export type ItemKind = keyof ItemTypes;

/** What is true of one criterion. */
interface CriterionFacts {
  /** How its value is read from a hash: a kind of its own where the codec or the key lists below treat it differently. */
  kind: 'place' | 'position' | 'day' | 'nights' | 'people' | 'scalar' | 'list';
  /** Lists: what their items are. */
  items?: ItemKind;
  /** Lists: whether the hotel or its offers have it; an activity has no hotel of its own to filter by. */
  of?: 'hotel' | 'offer';
  /** Name in nested requests (`offers.json`), of a hotel's below `filters.property`. */
  nested?: string;
  /** Name in flat requests (`facets.json`, calendars, activities). */
  flat?: string;
  /** Filters: the panel that it is set in; only filters have one (ALG-4, D-095). */
  panel?: Panel;
  /** Filters: its place in the panel, from 0. @default 0 */
  place?: number;
  facet?: FacetProperty;
}

/**
 * Every criterion of a search under its hash key (SE-020). Destinations are in the order of precedence when an address
 * holds several (D-153, ALG-16), filters in the order in which they are written to an address. Key lists, codec, request
 * shapes, counts and the reuse of a search follow from this table.
 */
export const CRITERIA = {
  /** A hotel chosen as destination; requests have it as `hotelId` (SE-026, ALG-31). */
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
  /** One room for all: follows from the party (D-046). */
  s: { kind: 'people' },
  /** Requests have a night count instead of the check-out. */
  night: { kind: 'nights', nested: 'nights', flat: 'night' },
  /** The other spelling of `night` (D-013). */
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
/** The kinds of place that requests have a name for. */
export type AreaKind = KeysWith<{ kind: 'place'; flat: string }>;
/** Hash key of a filter. */
export type FilterKey = KeysWith<{ panel: Panel }>;
/** A filter of which several values can be picked. */
export type ListFilter = KeysWith<{ kind: 'list' }>;
/** A list filter whose values are codes of the catalogue. */
export type CodeFilter = KeysWith<{ items: 'code' }>;
/** Values picked, by filter. */
export type ListValues = { readonly [Key in ListFilter]: readonly ItemOf<Key>[] };
/** What the items of a list filter are. */
export type ItemOf<Key extends ListFilter> = ItemTypes[Table[Key]['items']];

/** Every hash key that is a criterion. */
export const CRITERIA_KEYS: readonly CriterionKey[] = keysWith(() => true);
/** Hash keys that name a destination, in order of precedence. */
export const LOCATION_KEYS = keysWith(({ kind }) => kind === 'place') as readonly LocationKey[];
/** The kinds of place that requests have a name for, in order of precedence. */
export const AREA_KINDS = keysWith(({ kind, flat }) => kind === 'place' && flat !== undefined) as AreaKind[];
/** The hash keys that are filters; destination, dates, people, theme and sort are not (ALG-4, D-095). */
export const FILTER_KEYS = keysWith(({ panel }) => panel !== undefined) as readonly FilterKey[];
/** The filters of which several values can be picked. */
export const LIST_FILTERS = keysWith(({ kind }) => kind === 'list') as readonly ListFilter[];
/** The list filters whose values are codes of the catalogue, in the order shown. */
export const CODE_FILTERS = keysWith(({ items }) => items === 'code') as readonly CodeFilter[];

/** Whether several values of a filter can be picked. */
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

/** The keys that the predicate holds for, in the order of the table. */
export function keysWith(isWanted: (facts: CriterionFacts) => boolean): CriterionKey[] {
  return (Object.keys(CRITERIA) as CriterionKey[]).filter((key) => isWanted(CRITERIA[key]));
}
