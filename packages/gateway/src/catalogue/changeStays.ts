import type { IsoDay } from '@sabadora/days';
import { daysBetween } from '@sabadora/days';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fromPrice } from './derived/fromPrice.ts';

/** One day of an offer. */
export interface Stay {
  /** Cents for one night and two adults. */
  price: number;
  /** Rooms left; 0 when sold out or closed. */
  rooms: number;
  /** Least number of nights of a stay that begins on the day. */
  minNights: number;
}

/** New prices, rooms or minimum stays of one offer, from the given day on. */
export interface StayChange {
  offerId: number;
  /** The first day that changes. */
  firstDay: IsoDay;
  /**
   * The changes of that day and the days after it, as values or as functions of the present ones; fields that are
   * left out stay as they are.
   */
  days: readonly (Partial<Stay> | ((before: Stay) => Partial<Stay>))[];
}

export interface ChangeOptions {
  /** Whether days outside a calendar, and offers without a calendar, are skipped. @default false: both throw */
  skipsMissing?: boolean;
}

/**
 * Changes prices, rooms and minimum stays of offers. Every gateway searches with them within a second after the
 * transaction is committed. The calendars stay locked until then; they are locked in the order of their offers' ids,
 * which prevents deadlocks.
 *
 * @throws RangeError for a day outside the offer's calendar, and for an offer without one
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
    const days = new Set<number>();
    const columns = new Set<CalendarColumn>();
    for (const { firstDay, days: wanted } of byOffer.get(row.offer_id) ?? []) {
      const first = daysBetween(row.first_day, firstDay);
      const isWithin = first >= 0 && first + wanted.length <= row.prices.length;
      if (!isWithin && !skipsMissing) {
        throw new RangeError(
          `The calendar of offer ${row.offer_id} has ${row.prices.length} days from ${row.first_day}, not ${wanted.length} from ${firstDay}`,
        );
      }
      for (const [nth, day] of wanted.entries()) {
        for (const column of changeDay(row, first + nth, day)) {
          days.add(first + nth);
          columns.add(column);
        }
      }
    }
    if (days.size > 0) await writeDays(transaction, row, [...columns], Math.min(...days), Math.max(...days));
  }
}

/** The columns of a calendar that hold one value per day, with their element types. */
const COLUMN_TYPES = { prices: sql`integer`, min_nights: sql`smallint`, rooms: sql`smallint` };
type CalendarColumn = keyof typeof COLUMN_TYPES;
const COLUMNS = ['prices', 'min_nights', 'rooms'] as const satisfies readonly CalendarColumn[];

type CalendarRow = Pick<Selectable<Tables['offer_calendar']>, 'offer_id' | 'first_day' | CalendarColumn>;

/**
 * Changes one day of a calendar in memory and returns the columns that changed; none when the day is outside the
 * calendar.
 */
function changeDay(row: CalendarRow, at: number, day: StayChange['days'][number]): readonly CalendarColumn[] {
  const [price, rooms, minNights] = [row.prices[at], row.rooms[at], row.min_nights[at]];
  if (price === undefined || rooms === undefined || minNights === undefined) return [];
  const before = { price, rooms, minNights };
  const after = { ...before, ...(typeof day === 'function' ? day(before) : day) };
  const values = { prices: after.price, min_nights: after.minNights, rooms: after.rooms };
  const changed = COLUMNS.filter((column) => row[column][at] !== values[column]);
  for (const column of changed) row[column][at] = values[column];
  return changed;
}

/** Writes only the days from `first` to `last` of the changed columns, not the whole year of a calendar. */
async function writeDays(
  transaction: Transaction<Tables>,
  row: CalendarRow,
  columns: readonly CalendarColumn[],
  first: number,
  last: number,
): Promise<void> {
  const { from_price, from_nights } = fromPrice(row.prices, row.min_nights, row.rooms);
  const part = sql`${first + 1}::integer:${last + 1}::integer`;
  const days = columns.map(
    (column) =>
      sql`${sql.ref(column)}[${part}] = ${row[column].slice(first, last + 1)}::${COLUMN_TYPES[column]}[]`,
  );
  await sql`
    update offer_calendar set ${sql.join(days)}, from_price = ${from_price}, from_nights = ${from_nights}
    where offer_id = ${row.offer_id}`.execute(transaction);
}
