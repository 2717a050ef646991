import {
  addYears,
  daysBetween,
  daysFrom,
  daysInMonth,
  firstDayOf,
  type IsoDay,
  isIsoDay,
  shiftMonth,
} from '@sabadora/days';
import { type Party, pricePerNight, roomsNeeded } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { partyPercent, partyTotal } from './party.ts';

/** Longest stay that can be booked, as in the calls' schemas. */
const NIGHTS_MAX = 30;

/** The calendar of one offer; element 0 of each array is `firstDay`. */
export interface OfferYear {
  promo: number;
  firstDay: IsoDay;
  /** Cents for one night and two adults. */
  prices: number[];
  minNights: number[];
  rooms: number[];
  /** Rooms that the party needs on each night. */
  needed: number;
}

/** A minimum stay that begins on a day. */
interface StayStart {
  nights: number;
  /** Cents for the party. */
  total: number;
  promo: number;
}

/** Number of consecutive nights from index `start` that have enough rooms and a price; at most `most`. */
function freeNights({ prices, rooms, needed }: OfferYear, start: number, most: number): number {
  let nights = 0;
  while (nights < most && (rooms[start + nights] ?? 0) >= needed && (prices[start + nights] ?? 0) > 0)
    nights += 1;
  return nights;
}

/** The possible numbers of nights of a stay from `checkin`, ascending. */
export function possibleNights(year: OfferYear, checkin: IsoDay, most = NIGHTS_MAX): number[] {
  const start = daysBetween(year.firstDay, checkin);
  if (start < 0) return [];
  const least = Math.max(1, year.minNights[start] ?? 1);
  const free = freeNights(year, start, most);
  return Array.from({ length: Math.max(0, free - least + 1) }, (_, extra) => least + extra);
}

function stayStart(year: OfferYear, day: IsoDay, percent: number): StayStart | undefined {
  const start = daysBetween(year.firstDay, day);
  if (start < 0 || start >= year.prices.length) return undefined;
  const nights = Math.max(1, year.minNights[start] ?? 1);
  if (freeNights(year, start, nights) < nights) return undefined;
  const forTwo = year.prices.slice(start, start + nights).reduce((sum, price) => sum + price, 0);
  return { nights, total: partyTotal(forTwo, percent), promo: year.promo };
}

/** A day of the calendar on which a stay can begin. */
export interface StartDay extends StayStart {
  /** Price per night in whole euros, as the calendar shows it (D-112). */
  perNight: number;
  /** Whether the day has the lowest price per night of its calendar month. */
  isBestOfMonth: boolean;
}

/**
 * For every day of `length` months from `month`: the shortest stay of all offers that can begin then, at its lowest
 * price, or null. Days before `today` and more than a year ahead are null (SE-100).
 */
export function startDays(
  years: OfferYear[],
  party: Party,
  { month, length, today }: { month: string; length: number; today: IsoDay },
): Map<IsoDay, StartDay | null> {
  const percent = partyPercent(party);
  const last = addYears(today, 1);
  const days = new Map<IsoDay, StartDay | null>();
  for (let step = 0; step < length; step += 1) {
    const ofStep = shiftMonth(month, step);
    const first = firstDayOf(ofStep);
    const starts: StartDay[] = [];
    // Months outside the years 1 to 9999 have no days.
    for (const day of isIsoDay(first) ? daysFrom(first, daysInMonth(ofStep)) : []) {
      const stay = day < today || day > last ? undefined : bestStart(years, day, percent);
      const start = stay && {
        ...stay,
        perNight: pricePerNight(stay.total, stay.nights),
        isBestOfMonth: false,
      };
      if (start) starts.push(start);
      days.set(day, start ?? null);
    }
    const lowest = Math.min(...starts.map(({ perNight }) => perNight));
    for (const start of starts) start.isBestOfMonth = start.perNight === lowest;
  }
  return days;
}

function bestStart(years: OfferYear[], day: IsoDay, percent: number): StayStart | undefined {
  return years
    .flatMap((year) => stayStart(year, day, percent) ?? [])
    .reduce<StayStart | undefined>(
      (best, start) =>
        !best || start.nights < best.nights || (start.nights === best.nights && start.total < best.total)
          ? start
          : best,
      undefined,
    );
}

/**
 * Whose calendars are read: all offers of a hotel, or one offer. With both ids, the offer must belong to the hotel.
 */
export type YearsOf =
  | { hotelId: number; offerId?: undefined }
  | { offerId: number; hotelId?: number | undefined };

/**
 * The calendars of the offers on sale that fit the party, the main offer first.
 *
 * @returns undefined when the hotel or offer does not exist or is no longer sold.
 */
export async function findYears(
  db: Kysely<Tables>,
  of: YearsOf,
  party: Party,
  today: IsoDay,
): Promise<OfferYear[] | undefined> {
  const rows = await db
    .selectFrom('hotel')
    .leftJoin('offer', (join) =>
      join
        .onRef('offer.hotel_id', '=', 'hotel.id')
        .on('offer.published', '=', true)
        .on((on) => on.or([on('offer.expires_on', 'is', null), on('offer.expires_on', '>=', today)])),
    )
    .leftJoin('offer_calendar', 'offer_calendar.offer_id', 'offer.id')
    .leftJoin('room', 'room.id', 'offer.room_id')
    .select([
      'room.max_capacity',
      'offer.promo',
      'max_adults',
      'max_children',
      'max_babies',
      'first_day',
      'prices',
      'min_nights',
      'rooms',
    ])
    .where('hotel.active', '=', true)
    .where((where) =>
      where.and([
        ...(of.hotelId === undefined ? [] : [where('hotel.id', '=', of.hotelId)]),
        ...(of.offerId === undefined ? [] : [where('offer.id', '=', of.offerId)]),
      ]),
    )
    .orderBy('offer.position')
    .orderBy('offer.id')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ promo, first_day, prices, min_nights, rooms, max_capacity, ...most }) => {
    const fits =
      party.adults <= (most.max_adults ?? 0) &&
      party.children <= (most.max_children ?? 0) &&
      party.babies <= (most.max_babies ?? 0);
    if (!fits || first_day === null || !prices || !min_nights || !rooms) return [];
    const needed = roomsNeeded(party, max_capacity);
    return [{ promo: promo ?? 0, firstDay: first_day, prices, minNights: min_nights, rooms, needed }];
  });
}
