import {
  calendarPrices,
  type DayAvailabilityData,
  hotelAvailabilities,
  hotelCheckoutNights,
  packageCheckoutNights,
} from '@sabadora/api';
import { formatMoney, type Locale, type Party, readPeople } from '@sabadora/domain';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findCalendarPrices } from '../search/offers/calendarPrices.ts';
import {
  findYears,
  possibleNights,
  type StartDay,
  startDays,
  type YearsOf,
} from '../search/offers/stayCalendar.ts';
import type { CallContext } from './context.ts';

function toDay(
  { nights, total, promo, perNight, isBestOfMonth }: StartDay,
  locale: Locale,
): DayAvailabilityData {
  return {
    price: formatMoney(perNight * 100, locale),
    amount: total,
    minLos: nights,
    promo: promo > 0 ? promo : null,
    bestPriceOfTheMonth: isBestOfMonth,
  };
}

/** The calls for the days on which a stay can begin and for its possible lengths (SE-099…SE-104, D-101). */
export function registerCalendarCalls(server: FastifyInstance, context: CallContext): void {
  const { db, today } = context;

  async function yearsOf(of: YearsOf, party: Party) {
    const years = await findYears(db, of, party, today());
    if (!years)
      throw notFound(of.offerId === undefined ? `hotel ${of.hotelId}` : `offer ${of.offerId} on sale`);
    return years;
  }

  async function nightsFrom(of: YearsOf, party: Party, checkin: string, most?: number): Promise<number[]> {
    const years = await yearsOf(of, party);
    if (checkin < today()) return [];
    const nights = new Set(years.flatMap((year) => possibleNights(year, checkin, most)));
    return [...nights].toSorted((a, b) => a - b);
  }

  registerCall(server, hotelAvailabilities, async (request) => {
    const { id, offerId, month, length, locale, withAvailability } = request;
    const party = readPeople(request);
    const years = await yearsOf(offerId === undefined ? { hotelId: id } : { hotelId: id, offerId }, party);
    if (!withAvailability) return { availabilities: {} };
    const days = [...startDays(years, party, { month, length, today: today() })];
    return {
      availabilities: Object.fromEntries(days.map(([day, start]) => [day, start && toDay(start, locale)])),
    };
  });

  registerCall(server, hotelCheckoutNights, (request) =>
    nightsFrom({ hotelId: request.id }, readPeople(request), request.checkin),
  );

  registerCall(server, packageCheckoutNights, (request) =>
    nightsFrom({ offerId: request.id }, readPeople(request), request.checkin, request.length),
  );

  registerCall(server, calendarPrices, async (request) => ({
    prices: await findCalendarPrices(context, request, today()),
  }));
}
