import type { IsoDay } from '@sabadora/days';
import type { ListFilterOf } from '@sabadora/domain';
import type { ValueSets } from './ValueSets.ts';
import { outOfRange } from './outOfRange.ts';

/** Columns of `hotel` with the id of one place that it is in or near. */
export const AREA_COLUMNS = [
  'ski_resort_id',
  'sea_resort_id',
  'city_id',
  'department_id',
  'region_id',
  'country_id',
] as const;

/** Column with the id of an area in which a hotel lies. */
export type AreaColumn = (typeof AREA_COLUMNS)[number];

/** The active hotels, ascending by id; element `h` of each column is about hotel number `h`. */
export interface HotelColumns {
  count: number;
  id: Int32Array;
  latitude: Float64Array;
  longitude: Float64Array;
  /** Ids of places, 0 for none. */
  area: Record<AreaColumn, Int32Array>;
  /** Ids of holiday regions. */
  touristic: ValueSets<number>;
  stars: Uint8Array;
  petsAllowed: Uint8Array;
  reviewCount: Int32Array;
  /** Average out of 10; NaN without reviews. */
  reviewAverage: Float64Array;
  popularity: Float64Array;
  /** Values for the list filters of hotels. */
  lists: Readonly<Record<ListFilterOf<'hotel'>, ValueSets<string | number>>>;
  /** The offers of hotel `h` are the numbers from element `h` up to element `h + 1`. */
  offers: Uint32Array;
}

/**
 * The published offers of those hotels, by hotel, position and id; element `o` of each column is about offer number
 * `o`.
 */
export interface OfferColumns {
  count: number;
  id: Int32Array;
  /** Number of the hotel. */
  hotel: Int32Array;
  maxAdults: Uint8Array;
  maxChildren: Uint8Array;
  maxBabies: Uint8Array;
  /** People who fit in a room; 0 when not known. */
  roomTakes: Uint8Array;
  promo: Uint8Array;
  quality: Float64Array;
  /** Cents for two adults and one night; 0 when not giftable. */
  voucherPrice: Int32Array;
  /** Lowest total of a minimum stay in cents for two adults; 0 when there is none. */
  fromPrice: Int32Array;
  fromNights: Uint8Array;
  /** Last day of sale as a Julian day number; the greatest Int32 number when the sale never ends. */
  expiresOn: Int32Array;
  themes: ValueSets<number>;
  tags: ValueSets<number>;
}

/**
 * The published activities of those hotels, by hotel and id; element `a` of each column is about activity number `a`.
 */
export interface ActivityColumns {
  count: number;
  id: Int32Array;
  /** Number of the hotel. */
  hotel: Int32Array;
  /** Adults in the smallest group. */
  minAdults: Uint8Array;
  /**
   * Start of an activity's prices: its prices in cents are `sell[groups[a]]`, for the smallest group, up to before
   * `groups[a + 1]`.
   */
  groups: Uint32Array;
  sell: Int32Array;
  bar: Int32Array;
  quality: Float64Array;
  themes: ValueSets<number>;
  tags: ValueSets<number>;
}

/** One day of all offers; element `o` is about offer number `o`. */
export interface DayColumns {
  /** Cents for one night and two adults. */
  prices: Int32Array;
  rooms: Uint16Array;
  minNights: Uint8Array;
}

/**
 * Everything on sale, in columns in the memory of this process: a search looks at every offer, which takes
 * milliseconds here and would take a database a second. Prices, rooms and minimum stays of an offer are patched when
 * they change; any other change of the catalogue creates a new index.
 */
export interface SearchIndex {
  /** Version of the catalogue that it was read from. */
  version: string;
  hotels: HotelColumns;
  offers: OfferColumns;
  activities: ActivityColumns;
  /** Numbers of offers by their ids. */
  offerNumbers: ReadonlyMap<number, number>;
  /**
   * The columns of the given days, in their order.
   *
   * @returns undefined when the catalogue has changed since: a new search index is needed then.
   */
  days: (days: readonly IsoDay[]) => Promise<DayColumns[] | undefined>;
}

/** Number of a hotel by its id, or -1. */
export function hotelNumber({ id, count }: HotelColumns, hotelId: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((id[middle] ?? outOfRange()) < hotelId) low = middle + 1;
    else high = middle;
  }
  return id[low] === hotelId ? low : -1;
}
