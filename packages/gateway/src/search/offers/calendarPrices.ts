import type { calendarPrices, RequestOf } from '@sabadora/api';
import { addDays, addMonths, addYears, daysBetween, daysFrom, type IsoDay } from '@sabadora/days';
import type { Party } from '@sabadora/domain';
import { setImmediate } from 'node:timers/promises';
import type { DayColumns, SearchIndex } from '../../searchIndex/SearchIndex.ts';
import { readFlatRequest, type SearchCriteria } from '../criteria.ts';
import { findDestination, type Where } from '../destination/destination.ts';
import { hotelCandidates, offerCandidates, roomsFor, type StayTerms } from './fitting.ts';
import { partyPercent, partyTotal } from './party.ts';
import { type SearchSource, withTerms } from './withTerms.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

type CalendarPricesRequest = RequestOf<typeof calendarPrices>;

/**
 * Most nights of a minimum stay that are summed up; longer minimum stays (rare) use the price of these first nights.
 */
const NIGHTS_SUMMED = 4;

/** Days computed before other requests get a turn of the event loop. */
const DAYS_AT_ONCE = 8;

/** Numbers of the available offers at the destination. */
function candidates(
  searchIndex: SearchIndex,
  terms: StayTerms,
  criteria: SearchCriteria,
  where: Where,
  today: string,
): Int32Array {
  const { hotels, offers } = searchIndex;
  const isHotel = hotelCandidates(searchIndex, criteria, where, false);
  const isOffer = offerCandidates(searchIndex, criteria, terms, today);
  const found = new Int32Array(offers.count);
  let count = 0;
  for (let hotel = 0; hotel < hotels.count; hotel += 1) {
    if (!isHotel(hotel)) continue;
    const end = hotels.offers[hotel + 1] ?? outOfRange();
    for (let offer = hotels.offers[hotel] ?? outOfRange(); offer < end; offer += 1) {
      if (isOffer(offer)) found[count++] = offer;
    }
  }
  return found.subarray(0, count);
}

/**
 * The lowest price per night, in cents for two, of the minimum stays that begin on the first of `days`; Infinity when
 * there is none.
 */
function lowestNight(
  stays: Int32Array,
  days: readonly DayColumns[],
  needed: (offer: number) => number,
): number {
  const [arrival] = days;
  let lowest = Infinity;
  if (!arrival) return lowest;
  for (const offer of stays) {
    const nights = Math.min(Math.max(1, arrival.minNights[offer] ?? 1), NIGHTS_SUMMED);
    const least = needed(offer);
    let sum = 0;
    let night = 0;
    for (; night < nights; night += 1) {
      const day = days[night];
      if (!day || (day.rooms[offer] ?? outOfRange()) < least) break;
      sum += day.prices[offer] ?? outOfRange();
    }
    if (night === nights && sum > 0 && sum < lowest * nights) lowest = sum / nights;
  }
  return lowest;
}

/** The lowest prices of `count` days from `from` on; undefined when the catalogue has changed meanwhile. */
async function lowestNights(
  { days, offers }: SearchIndex,
  stays: Int32Array,
  { from, count, party }: { from: IsoDay; count: number; party: Party },
): Promise<number[] | undefined> {
  const needed = roomsFor(offers, party);
  const lowest: number[] = [];
  while (lowest.length < count) {
    const first = addDays(from, lowest.length);
    const wanted = Math.min(DAYS_AT_ONCE, count - lowest.length);
    const columns = await days(daysFrom(first, wanted + NIGHTS_SUMMED - 1));
    if (!columns) return undefined;
    for (let day = 0; day < wanted; day += 1) {
      lowest.push(lowestNight(stays, columns.slice(day, day + NIGHTS_SUMMED), needed));
    }
    await setImmediate();
  }
  return lowest;
}

/**
 * The lowest price per night for every day on which a stay can begin at the destination, in cents for the party and
 * whole euros: the price of a minimum stay divided by its nights (D-101). Days before `today`, more than a year
 * ahead, or without such a stay are absent.
 */
export async function findCalendarPrices(
  source: SearchSource,
  request: CalendarPricesRequest,
  today: IsoDay,
): Promise<Record<IsoDay, number>> {
  // Calendar days have the prices of stays in every flow; in the gift flow, for two adults.
  const criteria = { ...readFlatRequest(request), isGift: false };
  const month = `${request.month}-01`;
  const from = month > today ? month : today;
  const horizon = addDays(addYears(today, 1), 1);
  const afterMonths = addMonths(month, request.length);
  const count = daysBetween(from, afterMonths < horizon ? afterMonths : horizon);
  // `count` is not a number for months that no calendar reaches.
  if (!(count > 0)) return {};
  const { where } = await findDestination(source.db, criteria);
  const lowest = await withTerms(source.searchIndex, criteria, today, ({ searchIndex, terms }) =>
    lowestNights(searchIndex, candidates(searchIndex, terms, criteria, where, today), {
      from,
      count,
      party: criteria.party,
    }),
  );
  const percent = partyPercent(criteria.party);
  return Object.fromEntries(
    lowest.flatMap((price, offset) =>
      price < Infinity ? [[addDays(from, offset), partyTotal(price, percent)] as const] : [],
    ),
  );
}
