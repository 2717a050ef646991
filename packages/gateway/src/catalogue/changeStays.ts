import type { IsoDay } from '@sabadora/days';
import { daysBetween } from '@sabadora/days';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fromPrice } from './derived/fromPrice.ts';

/** One day of an offer. */
export interface Stay {
  /** Cents for one night and two adults. */
  price: number;
  /** Rooms left; 0 is sold out or closed. */
  rooms: number;
  /** Nights that a stay beginning on the day has at least. */
  minNights: number;
}

/** New prices, rooms or minimum stays of one offer, from a day on. */
export interface StayChange {
  offerId: number;
  /** The first day that changes. */
  firstDay: IsoDay;
  /** That day and those after it, or what becomes of each; what is left out stays as it is. */
  days: readonly (Partial<Stay> | ((before: Stay) => Partial<Stay>))[];
}

export interface ChangeOptions {
  /** Leaves days alone that a calendar does not have, and offers without one. @default false, they are errors */
  skipsMissing?: boolean;
}

/**
 * Changes prices, rooms and minimum stays of offers. Every gateway searches with them within a second after the transaction is
 * committed. The calendars stay locked until then, always in the order of their offers' ids, so that two transactions never wait for each other.
 *
 * @throws RangeError for a day that the offer's calendar does not have, and for an offer without one
 */
export async function changeStays(
  transaction: Transaction<Tables>,
  changes: readonly StayChange[],
  { skipsMissing = false }: ChangeOptions = {},
): Promise<void> {
  const byOffer = Map.groupBy(changes, ({ offerId }) => offerId);
  if (byOffer.size === 0) return;
  const rows = await transaction
    .selectFrom('offer_calendar')
    .select(['offer_id', 'first_day', 'prices', 'min_nights', 'rooms'])
    .where('offer_id', 'in', [...byOffer.keys()])
    .orderBy('offer_id')
    .forUpdate()
    .execute();
  const missing = [...byOffer.keys()].filter((id) => rows.every(({ offer_id }) => offer_id !== id));
  if (missing.length > 0 && !skipsMissing)
    throw new RangeError(`Offer ${missing.join(', ')} has no calendar`);
  for (const row of rows) {
    const changed = new Set<number>();
    for (const { firstDay, days } of byOffer.get(row.offer_id) ?? []) {
      const first = daysBetween(row.first_day, firstDay);
      const isWithin = first >= 0 && first + days.length <= row.prices.length;
      if (!isWithin && !skipsMissing) {
        throw new RangeError(
          `The calendar of offer ${row.offer_id} has ${row.prices.length} days from ${row.first_day}, not ${days.length} from ${firstDay}`,
        );
      }
      for (const [nth, day] of days.entries()) if (changeDay(row, first + nth, day)) changed.add(first + nth);
    }
    if (changed.size > 0) await writeDays(transaction, row, Math.min(...changed), Math.max(...changed));
  }
}

type CalendarRow = Pick<
  Selectable<Tables['offer_calendar']>,
  'offer_id' | 'first_day' | 'prices' | 'min_nights' | 'rooms'
>;

/** Changes one day of a calendar in memory; false when it does not have the day. */
function changeDay(
  { prices, min_nights, rooms }: CalendarRow,
  at: number,
  day: StayChange['days'][number],
): boolean {
  const [price, left, minNights] = [prices[at], rooms[at], min_nights[at]];
  if (price === undefined || left === undefined || minNights === undefined) return false;
  const before = { price, rooms: left, minNights };
  const after = { ...before, ...(typeof day === 'function' ? day(before) : day) };
  prices[at] = after.price;
  rooms[at] = after.rooms;
  min_nights[at] = after.minNights;
  return true;
}

/** Writes the days from `first` to `last` alone: a calendar has a year of them. */
async function writeDays(
  transaction: Transaction<Tables>,
  { offer_id, prices, min_nights, rooms }: CalendarRow,
  first: number,
  last: number,
): Promise<void> {
  const { from_price, from_nights } = fromPrice(prices, min_nights, rooms);
  const part = sql`${first + 1}::integer:${last + 1}::integer`;
  const days = (column: readonly number[]) => column.slice(first, last + 1);
  await sql`
    update offer_calendar
    set prices[${part}] = ${days(prices)}::integer[], min_nights[${part}] = ${days(min_nights)}::smallint[],
      rooms[${part}] = ${days(rooms)}::smallint[], from_price = ${from_price}, from_nights = ${from_nights}
    where offer_id = ${offer_id}`.execute(transaction);
}
