import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Rows sent at once: larger batches save little time and cost memory. */
const BATCH = 500;

/** A row of `offer_calendar`. */
export interface OfferCalendar {
  offer_id: number;
  first_day: string;
  prices: number[];
  min_nights: number[];
  rooms: number[];
  from_price: number;
  from_nights: number;
}

/** A row to write. The values of jsonb columns are given as values, not as JSON text. */
export type BulkRow<Table extends keyof Tables> = Partial<Record<keyof Tables[Table], unknown>>;

/**
 * Writes many rows in few statements: each batch is sent as one JSON text, which the server expands into rows. With
 * `update`, existing rows with equal values in these columns are overwritten.
 */
export async function insertRows<Table extends keyof Tables>(
  kysely: Kysely<Tables>,
  table: Table,
  rows: readonly BulkRow<Table>[],
  update?: readonly (keyof Tables[Table] & string)[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const conflict = update
    ? sql`on conflict (${sql.join(update.map((key) => sql.ref(key)))}) do update set ${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
      )}`
    : sql``;
  for (let start = 0; start < rows.length; start += BATCH) {
    const json = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`insert into ${sql.table(table)} (${list}) select ${list} from json_populate_recordset(null::${sql.table(table)}, ${json}::json) ${conflict}`.execute(
      kysely,
    );
  }
}

/**
 * Writes calendars and overwrites existing ones. Arrays are sent as text, which the server reads faster than JSON.
 */
export async function writeCalendars(
  kysely: Kysely<Tables>,
  calendars: readonly OfferCalendar[],
): Promise<void> {
  const arrayText = (numbers: readonly number[]) => `{${numbers.join(',')}}`;
  for (let start = 0; start < calendars.length; start += BATCH) {
    const batch = calendars.slice(start, start + BATCH);
    const column = <Value>(of: (calendar: OfferCalendar) => Value) => batch.map(of);
    await sql`
      insert into offer_calendar (offer_id, first_day, prices, min_nights, rooms, from_price, from_nights)
      select id, day, prices::integer[], min_nights::smallint[], rooms::smallint[], price, nights
      from unnest(
        ${column(({ offer_id }) => offer_id)}::integer[],
        ${column(({ first_day }) => first_day)}::date[],
        ${column(({ prices }) => arrayText(prices))}::text[],
        ${column(({ min_nights }) => arrayText(min_nights))}::text[],
        ${column(({ rooms }) => arrayText(rooms))}::text[],
        ${column(({ from_price }) => from_price)}::integer[],
        ${column(({ from_nights }) => from_nights)}::smallint[]
      ) as calendar (id, day, prices, min_nights, rooms, price, nights)
      on conflict (offer_id) do update set
        first_day = excluded.first_day, prices = excluded.prices, min_nights = excluded.min_nights,
        rooms = excluded.rooms, from_price = excluded.from_price, from_nights = excluded.from_nights
    `.execute(kysely);
  }
}
