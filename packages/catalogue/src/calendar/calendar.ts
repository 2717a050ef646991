import { bridgeNights, publicHolidays } from './holidays.ts';
import { daysFrom, type IsoDay, julianDay, type Weekday, weekday } from '@sabadora/days';
import type { CalendarRecord } from '../records.ts';
import type { Hotel } from '../hotels/hotels.ts';
import type { Offer } from '../offers/offers.ts';
import type { CountryCode } from '../places/places.ts';
import { createRandom, hashOf, unitOfDay } from '@sabadora/pictures/random';
import { type SeasonKind, seasonOf } from './season.ts';

/** Days of a generated calendar; rolling it forward keeps at least 400 days ahead. */
export const CALENDAR_DAYS = 430;

/** Price factors by weekday from Monday, for leisure guests; below, for towns with business travellers. */
const LEISURE_WEEK = [0.88, 0.88, 0.9, 0.95, 1.13, 1.22, 0.93] as const;
const BUSINESS_WEEK = [1.07, 1.12, 1.11, 1.04, 0.93, 0.96, 0.88] as const;

/** Facts of a night that all houses of a country and season share. */
interface Night {
  /** Price level: season times holidays. */
  level: number;
  weekday: Weekday;
  month: number;
  monthDay: number;
  isBridge: boolean;
  isNewYearsEve: boolean;
}

function nightOf(country: CountryCode, kind: SeasonKind, day: IsoDay): Night {
  const [year, month, monthDay] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const isBridge =
    bridgeNights(country, year).has(day) || (month === 12 && bridgeNights(country, year + 1).has(day));
  const isNewYearsEve = month === 12 && monthDay === 31;
  const isChristmasWeek = month === 12 && monthDay >= 23;
  const isHoliday = publicHolidays(country, year).has(day);
  const level =
    seasonOf(kind, day) *
    (isNewYearsEve ? 1.35 : isBridge ? 1.12 : isHoliday ? 1.04 : 1) *
    (isChristmasWeek && !isNewYearsEve ? 1.1 : 1);
  return { level, weekday: weekday(day), month, monthDay, isBridge, isNewYearsEve };
}

const nightsCache = new Map<string, readonly Night[]>();

/** The nights of a calendar, cached for all calendars of a country and season that begin on the same day. */
function nightsOf(country: CountryCode, kind: SeasonKind, first: IsoDay, count: number): readonly Night[] {
  const key = `${country}${kind}${first}+${count}`;
  let nights = nightsCache.get(key);
  if (!nights) {
    nights = daysFrom(first, count).map((day) => nightOf(country, kind, day));
    nightsCache.set(key, nights);
  }
  return nights;
}

function seasonKindOf({ scene, isByPistes, town }: Hotel): SeasonKind {
  if (scene === 'mountain') return isByPistes ? 'ski' : 'mountain';
  if (scene === 'city' && town.latitude < 42.5 && (town.countryCode === 'ES' || town.countryCode === 'IT'))
    return 'southernCity';
  return scene;
}

/** Closing times and sales habits of a house; they depend only on the house. */
interface Habits {
  kind: SeasonKind;
  week: readonly number[];
  /** Months in which it is closed, 1 to 12. */
  closedMonths: ReadonlySet<number>;
  /** First and last day in January of its annual closing; 0 without one. */
  closedFrom: number;
  closedTo: number;
  /** Weekday on which the hotel is closed. */
  closedWeekday: Weekday | undefined;
  wantsTwoOnBridges: boolean;
  /** Minimum nights in high season. */
  highSeasonNights: number;
  wantsTwoOnWeekends: boolean;
  roomCount: number;
}

function habitsOf(hotel: Hotel): Habits {
  const random = createRandom('habits', hotel.record.id);
  const kind = seasonKindOf(hotel);
  const { type, scene, town } = hotel;
  const isSmall = ['bnb', 'inn', 'cottage', 'castle', 'lodge'].includes(type);
  const isBusiness =
    scene === 'city' &&
    town.population > 120_000 &&
    !['bnb', 'castle'].includes(type) &&
    random.chance(town.traits.has('old') ? 0.25 : 0.7);
  const closedMonths =
    type === 'camping'
      ? [11, 12, 1, 2, 3]
      : kind === 'sea' && random.chance(0.22)
        ? [11, 12, 1, 2]
        : kind === 'ski' && random.chance(0.6)
          ? [5, 10, 11]
          : kind === 'lake' && random.chance(0.25)
            ? [12, 1, 2]
            : [];
  const takesHolidays = isSmall && random.chance(0.35);
  const closedFrom = takesHolidays ? random.int(3, 10) : 0;
  return {
    kind,
    week: isBusiness ? BUSINESS_WEEK : LEISURE_WEEK,
    closedMonths: new Set(closedMonths),
    closedFrom,
    closedTo: takesHolidays ? closedFrom + random.int(9, 20) : 0,
    closedWeekday: isSmall && random.chance(0.12) ? random.pick([7, 1] as const) : undefined,
    wantsTwoOnBridges: random.chance(0.5),
    highSeasonNights:
      ['sea', 'ski', 'lake'].includes(kind) && random.chance(0.4) ? random.pick([2, 2, 3]) : 1,
    wantsTwoOnWeekends:
      (type === 'cottage' || type === 'camping' || type === 'aparthotel') && random.chance(0.5),
    roomCount: isSmall ? random.int(2, 6) : random.int(5, 12),
  };
}

const habitsCache = new WeakMap<Hotel, Habits>();

/**
 * The calendar of an offer for `length` days from `firstDay`. A day's price, minimum stay and rooms depend only on
 * the offer and the day, not on where the calendar begins.
 */
export function makeCalendar(
  hotel: Hotel,
  offer: Offer,
  firstDay: IsoDay,
  length = CALENDAR_DAYS,
): CalendarRecord {
  let habits = habitsCache.get(hotel);
  if (!habits) habitsCache.set(hotel, (habits = habitsOf(hotel)));
  const prices: number[] = Array.from({ length }, () => 0);
  const minNights: number[] = Array.from({ length }, () => 1);
  const rooms: number[] = Array.from({ length }, () => 0);
  const hash = hashOf('calendar', offer.record.id);
  const hotelHash = hashOf('rooms', hotel.record.id);
  const country = hotel.town.countryCode;
  const base = offer.basePrice / 100;
  const firstNumber = julianDay(firstDay);
  const { kind, week } = habits;
  for (const [index, night] of nightsOf(country, kind, firstDay, length).entries()) {
    const level = night.level * (week[night.weekday - 1] ?? 1);
    prices[index] = Math.round(base * level * (0.97 + 0.06 * unitOfDay(hash, firstNumber + index))) * 100;
    minNights[index] = minNightsOf(habits, night);
    rooms[index] = roomsOf(habits, night, level, unitOfDay(hotelHash, firstNumber + index));
  }
  return { type: 'calendar', offerId: offer.record.id, firstDay, prices, minNights, rooms };
}

function minNightsOf(habits: Habits, night: Night): number {
  if (night.isNewYearsEve) return 2;
  const isWeekend = night.weekday === 5 || night.weekday === 6;
  const isHigh = habits.kind === 'ski' ? night.month === 2 : night.month === 7 || night.month === 8;
  if (isHigh && habits.highSeasonNights > 1) return habits.highSeasonNights;
  if (night.isBridge && habits.wantsTwoOnBridges && night.weekday !== 7) return 2;
  return habits.wantsTwoOnWeekends && isWeekend ? 2 : 1;
}

function roomsOf(habits: Habits, night: Night, level: number, unit: number): number {
  if (habits.closedMonths.has(night.month) || night.weekday === habits.closedWeekday) return 0;
  if (night.month === 1 && night.monthDay >= habits.closedFrom && night.monthDay <= habits.closedTo) return 0;
  // A night is the likelier to be full, the dearer it is: 3 % of ordinary nights, a third of the dearest.
  const fullness = Math.min(0.34, Math.max(0.03, (level - 0.95) * 0.4));
  if (unit < fullness) return 0;
  const left = (unit - fullness) / (1 - fullness);
  return Math.max(1, Math.min(habits.roomCount, Math.ceil(left * habits.roomCount * 1.5)));
}
