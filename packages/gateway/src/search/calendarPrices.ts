import { addDays, addMonths, addYears, daysBetween, DEFAULT_PARTY, type IsoDay } from '@sabadora/domain';
import type { calendarPrices, RequestOf } from '@sabadora/api';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { NO_FILTERS, readLocation, type SearchCriteria } from './criteria.ts';
import { findDestination } from './destination.ts';
import { isCandidate, OFFERS_FROM, stayTerms } from './fitting.ts';
import { partyPercent, partyTotal } from './party.ts';

type CalendarPricesRequest = RequestOf<typeof calendarPrices>;

function readRequest(request: CalendarPricesRequest): SearchCriteria {
  const { flow, locale } = request;
  return {
    ...NO_FILTERS,
    locale,
    flow,
    isGift: false,
    ...readLocation({
      ...request,
      latitude: request.lat,
      longitude: request.lng,
      minDistance: request.distanceMin,
      maxDistance: request.distanceMax,
    }),
    ...(request.hotelId === undefined ? {} : { hotelId: request.hotelId }),
    party:
      flow === 'gifting'
        ? DEFAULT_PARTY
        : { adults: request.adult, children: request.child, babies: request.baby },
    themeIds: request.theme === undefined ? [] : [request.theme],
  };
}

/** Minimum stays are summed up to this many nights; of longer ones (rare) these first nights stand for all. */
const NIGHTS_SUMMED = 4;

/** Price per night, cents for two, of the minimum stay that begins `offset` days after `start`; null when there is none. */
function nightPriceSql(offset: number): RawBuilder<number | null> {
  const at = (array: 'prices' | 'rooms' | 'min_nights', night: number) =>
    sql`${sql.ref(array)}[start + ${sql.lit(offset + night)}]`;
  const cases = Array.from({ length: NIGHTS_SUMMED }, (_, last) => {
    const sum = sql.join(
      Array.from({ length: last + 1 }, (_, night) => at('prices', night)),
      sql` + `,
    );
    // Each case only asks for one more night than the case before it.
    const isLong = sql`when coalesce(${at('rooms', last)}, 0) <= 0 then null`;
    const isEnough =
      last + 1 < NIGHTS_SUMMED ? sql`when ${at('min_nights', 0)} <= ${sql.lit(last + 1)} then` : sql`else`;
    return sql`${isLong} ${isEnough} (${sum})::float8 / ${sql.lit(last + 1)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/**
 * The lowest price of a night for every day on which a stay can begin at the destination, cents for the party in whole
 * euros: a minimum stay's price divided by its nights (D-101). Days before `today`, more than a year ahead, or without
 * any such stay are absent.
 */
export async function findCalendarPrices(
  db: Kysely<Tables>,
  request: CalendarPricesRequest,
  today: IsoDay,
): Promise<Record<IsoDay, number>> {
  const criteria = readRequest(request);
  const month = `${request.month}-01`;
  const from = month > today ? month : today;
  const horizon = addDays(addYears(today, 1), 1);
  const afterMonths = addMonths(month, request.length);
  const count = daysBetween(from, afterMonths < horizon ? afterMonths : horizon);
  // Not a number for months that no calendar reaches.
  if (!(count > 0)) return {};
  const { where } = await findDestination(db, criteria);
  const days = Array.from({ length: count }, (_, offset) => offset);
  // One aggregate a day reads each row once, three to five times faster than a row for each of its days.
  const lowest = sql.join(days.map((offset) => sql`min(${nightPriceSql(offset)})`));
  const { rows } = await sql<{ prices: (number | null)[] }>`
    select array[${lowest}] as prices from (
      select c.prices, c.rooms, c.min_nights, ${from}::date - c.first_day + 1 as start from ${OFFERS_FROM}
      where ${isCandidate(criteria, where, stayTerms(criteria, today), today)}
      -- Keeps the subtraction from being done again for every element.
      offset 0
    ) as years`.execute(db);
  const percent = partyPercent(criteria.party);
  const prices = rows[0]?.prices ?? [];
  return Object.fromEntries(
    prices.flatMap((price, offset) =>
      price ? [[addDays(from, offset), partyTotal(price, percent)] as const] : [],
    ),
  );
}
