import {
  calendarPrices,
  hotelAvailabilities,
  hotelCheckoutNights,
  packageCheckoutNights,
  toCalendarPricesRequest,
  type ApiClient,
} from '@sabadora/api';
import {
  monthOf,
  PRODUCT_ID_REQUIRED,
  type Availabilities,
  type Flow,
  type IsoDay,
  type Locale,
  type Party,
  type SearchCriteria,
  writePeople,
} from '@sabadora/domain';

/** What the calendar is for; decides which calls load it (D-101). */
export type StayCalendarSource =
  /** The search bar: lowest prices at a destination, as hints that never close a day. */
  | { kind: 'destination'; criteria: SearchCriteria; flow: Flow }
  /** Stays of many hotels: any day can be chosen, and none has a price. */
  | { kind: 'everywhere' }
  /** A hotel page or the hotel flow: the hotel's days. */
  | { kind: 'hotel'; hotelId: number; party: Party }
  /** A stay: the days, prices and nights of this offer. */
  | { kind: 'offer'; offerId: number; hotelId: number; party: Party };

/** Days and prices of some months. */
export interface CalendarMonths {
  /** Days on which a stay can start; undefined when the source has none. */
  availabilities?: Availabilities;
  /** Lowest price of one night per day in cents, when the source has only hints. */
  hints?: Readonly<Record<IsoDay, number>>;
}

interface LoadOptions {
  api: ApiClient;
  locale: Locale;
  signal: AbortSignal;
}

/**
 * Loads `length` months from `month` (`YYYY-MM`).
 *
 * @throws ApiError
 * @throws RangeError for a product without an id, before anything is requested (PR-041)
 */
export async function loadMonths(
  source: StayCalendarSource,
  month: string,
  length: number,
  { api, locale, signal }: LoadOptions,
): Promise<CalendarMonths> {
  if (source.kind === 'destination') {
    const { criteria, flow } = source;
    const request = toCalendarPricesRequest({ criteria, flow, locale, month, length });
    return { hints: (await api.send(calendarPrices, request, { signal })).prices };
  }
  if (source.kind === 'everywhere') return {};
  if (source.kind === 'offer' && !(source.offerId > 0)) throw new RangeError(PRODUCT_ID_REQUIRED);
  const request = {
    id: source.hotelId,
    ...(source.kind === 'offer' && { offerId: source.offerId }),
    locale,
    ...writePeople(source.party),
    month,
    length,
    withAvailability: true,
  };
  return { availabilities: (await api.send(hotelAvailabilities, request, { signal })).availabilities };
}

/** Source of one hotel or one offer, for which the possible night counts can be loaded. */
export type NightsSource = Extract<StayCalendarSource, { hotelId: number }>;

/** Night counts possible from `checkin` (D-101). @throws ApiError */
export async function loadNights(
  source: NightsSource,
  checkin: IsoDay,
  { api, locale, signal }: LoadOptions,
): Promise<readonly number[]> {
  const request = { locale, checkin, ...writePeople(source.party) };
  return source.kind === 'hotel'
    ? api.send(hotelCheckoutNights, { id: source.hotelId, ...request }, { signal })
    : api.send(packageCheckoutNights, { id: source.offerId, ...request }, { signal });
}

/** The key of a source's months: sources with equal keys have the same data. */
export function sourceKey(source: StayCalendarSource): string {
  if (source.kind !== 'destination') return JSON.stringify(source);
  // The hints do not depend on dates and filters.
  const { location, latitude, longitude, distanceMin, distanceMax, theme, party, hotelId } = source.criteria;
  return JSON.stringify([
    source.flow,
    location,
    latitude,
    longitude,
    distanceMin,
    distanceMax,
    theme,
    party,
    hotelId,
  ]);
}

/** `count` months from `first` on, as `YYYY-MM`. */
export function monthsFrom(first: string, count: number): string[] {
  const start = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const number = start + index;
    return monthOf(`${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`);
  });
}
