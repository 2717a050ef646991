import { isCheckinAhead } from '../calendar/availability.ts';
import { daysBetween, isIsoDay, shiftDay } from '@sabadora/days';
import type { Now } from '../calendar/clock.ts';
import { writeDates } from '../calendar/stay.ts';
import type { StayDates } from '../calendar/stay.ts';
import { CRITERIA, FILTER_KEYS, LIST_FILTERS, LOCATION_KEYS } from './criteriaTable.ts';
import type { ItemKind, ListValues, LocationKey } from './criteriaTable.ts';
import type { HashRecord, HashValue } from '../address/hash.ts';
import { readParty, singleRoom, writeParty } from './party.ts';
import type { Party } from './party.ts';
import { isSortValue } from '../search/sort.ts';
import type { SortValue } from '../search/sort.ts';

/** Largest id in the catalogue: 32 bits. */
const ID_MAX = 2_147_483_647;
/** Largest price in cents: a million euros per night, more than any price. */
const PRICE_MAX = 100_000_000;
/**
 * Largest number of list items that are read: more than any visitor picks, and few enough for the request to fit in a
 * URL.
 */
const LIST_MAX = 50;
/** Nights of the longest stay that can be searched. */
const NIGHTS_MAX = 30;
/** Format of the codes of types, environments and styles. */
const CODE = /^[\w-]{1,40}$/;

/** Formats of a gift: sent by e-mail, or posted. */
export const GIFT_FORMATS = ['digital', 'physical'] as const;
/** Format of a gift: one of `GIFT_FORMATS`. */
export type GiftFormat = (typeof GIFT_FORMATS)[number];
/** The filter part of a search; the lists hold no duplicates. */
export interface FilterCriteria extends ListValues {
  /** Minimum review score, above 0 and up to 10 (D-108). */
  hotelScore?: number | undefined;
  /** Minimum price in cents. */
  priceMin?: number | undefined;
  /** Maximum price in cents; not below `priceMin`. */
  priceMax?: number | undefined;
  /** Minimum distance in whole kilometres, 0 to 300. */
  distanceMin?: number | undefined;
  /** Maximum distance in whole kilometres, 0 to 300; not below `distanceMin`. */
  distanceMax?: number | undefined;
}

/** Criteria of a search as valid, typed values (SE-020, SE-021). */
export interface SearchCriteria extends FilterCriteria {
  location?: { kind: LocationKey; id: number } | undefined;
  /** Latitude of the position to search around, in degrees from -90 to 90. */
  latitude?: number | undefined;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | undefined;
  dates?: StayDates | undefined;
  party: Party;
  /** Id of a theme. */
  theme?: number | undefined;
  hotelId?: number | undefined;
  sort?: SortValue | undefined;
  /** Nights of a gift: 1 to 3. */
  giftNights?: number | undefined;
  /** Id of a gift's rate (PR-118). */
  bucket?: string | undefined;
  giftFormat?: GiftFormat | undefined;
}

/**
 * Reads the criteria of a hash. Never throws: an invalid value is dropped and the others are kept (D-135, D-160).
 * Dates are kept only while the check-in is ahead (SE-032, D-008). Of several destinations, the first in precedence
 * counts (D-153). `s` is not read, since it follows from the party (D-046).
 */
export function readCriteria(record: HashRecord, now: Now): SearchCriteria {
  const kind = LOCATION_KEYS.find((key) => isId(record[key]));
  const { lat, lng } = record;
  const hasPosition = isIn(lat, -90, 90) && isIn(lng, -180, 180);
  const [priceMin, priceMax] = ordered(
    wholeIn(record['priceMin'], 0, PRICE_MAX),
    wholeIn(record['priceMax'], 0, PRICE_MAX),
  );
  const [distanceMin, distanceMax] = ordered(
    wholeIn(record['distanceMin'], 0, 300),
    wholeIn(record['distanceMax'], 0, 300),
  );
  const score = record['hotelScore'];
  const { sort, giftFormat } = record;
  return dropUndefined({
    location: kind && { kind, id: Number(record[kind]) },
    latitude: hasPosition ? lat : undefined,
    longitude: hasPosition ? lng : undefined,
    dates: readDates(record, now),
    party: readParty(record),
    theme: wholeIn(record['theme'], 1, ID_MAX),
    hotelId: wholeIn(record['hotelId'], 1, ID_MAX),
    sort: isSortValue(sort) ? sort : undefined,
    ...readLists(record),
    hotelScore: isIn(score, 0, 10) && score > 0 ? score : undefined,
    priceMin,
    priceMax,
    distanceMin,
    distanceMax,
    giftNights: wholeIn(record['giftNights'], 1),
    bucket: record['bucket'] === undefined ? undefined : String(record['bucket']),
    giftFormat: giftFormat === 'digital' || giftFormat === 'physical' ? giftFormat : undefined,
  });
}

/** Hash patch that sets exactly these criteria; `s` is computed from the party (SE-066, D-046). */
export function writeCriteria(criteria: SearchCriteria): Record<string, HashValue | undefined> {
  const { location, party } = criteria;
  return {
    ...Object.fromEntries(
      LOCATION_KEYS.map((key) => [key, key === location?.kind ? location.id : undefined]),
    ),
    hotelId: criteria.hotelId,
    lat: criteria.latitude,
    lng: criteria.longitude,
    ...writeDates(criteria.dates),
    ...writeParty(party),
    s: singleRoom(party),
    theme: criteria.theme,
    sort: criteria.sort,
    ...writeFilters(criteria),
    giftNights: criteria.giftNights,
    bucket: criteria.bucket,
    giftFormat: criteria.giftFormat,
  };
}

/** Hash patch that sets exactly these filters, and removes all others. */
export function writeFilters(filters: FilterCriteria): Record<string, HashValue | undefined> {
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, filters[key]]));
}

/** Id of the searched hotel: `hotelId`, else a hotel chosen as destination (D-166). */
export function hotelIdOf(criteria: SearchCriteria): number | undefined {
  return criteria.hotelId ?? (criteria.location?.kind === 'hotel' ? criteria.location.id : undefined);
}

/** Dates of a hash, if both days exist, are in order, and the check-in is ahead; else undefined (D-008, D-160). */
function readDates(record: HashRecord, now: Now): StayDates | undefined {
  const { checkin } = record;
  if (!isIsoDay(checkin) || !isCheckinAhead(checkin, now)) return undefined;
  const nights = wholeIn(record['night'], 1) ?? wholeIn(record['nights'], 1);
  const checkout = record['checkout'] ?? (nights && shiftDay(checkin, nights));
  const isStay = isIsoDay(checkout) && checkin < checkout && daysBetween(checkin, checkout) <= NIGHTS_MAX;
  return isStay ? { checkin, checkout } : undefined;
}

function isIn(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function wholeIn(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  return isIn(value, min, max) && Number.isInteger(value) ? value : undefined;
}

function isId(value: unknown): value is number {
  return wholeIn(value, 1, ID_MAX) !== undefined;
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && CODE.test(value);
}

/** Checks an item by the kind of its list. */
const IS_ITEM: Readonly<Record<ItemKind, (item: unknown) => boolean>> = {
  code: isCode,
  id: isId,
  star: (item) => wholeIn(item, 1, 5) !== undefined,
  facility: (item) => item === 'pets' || isId(item),
};

/** Values of every list filter in a hash: valid items only, each once. */
function readLists(record: HashRecord): ListValues {
  const entries = LIST_FILTERS.map((key) => {
    const value = record[key];
    const items = Array.isArray(value)
      ? (value as readonly unknown[]).filter(IS_ITEM[CRITERIA[key].items])
      : [];
    return [key, [...new Set(items)].slice(0, LIST_MAX)];
  });
  return Object.fromEntries(entries) as ListValues;
}

function ordered(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

/** Leaves out keys without a value, so that equal criteria are deeply equal. */
function dropUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}
