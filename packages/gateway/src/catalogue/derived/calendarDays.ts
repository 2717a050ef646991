import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { addDays, type IsoDay } from '@sabadora/days';

/** Offers per block, as in the migration. */
export const BLOCK_OFFERS = 1024;

/** Bytes of one offer in a block of a day: price, rooms, minimum nights. */
export const STAY_BYTES = 7;

/** Days written at once: a few megabytes. */
const DAYS_AT_ONCE = 100;

/** The key in `meta` of the version of `calendar_day`. */
export const SEARCH_META = 'search';

/** Offers on sale, in their order in `calendar_day`; searches check `expires_on` themselves. */
export const ON_SALE = sql`offer o join hotel h on h.id = o.hotel_id join offer_calendar c on c.offer_id = o.id
  where h.active and o.published`;

interface CalendarText {
  offer_id: number;
  first_day: string;
  prices: string;
  min_nights: string;
  rooms: string;
}

/** Calls `take` with each number of an array as the server writes it, `{1,2,3}`. */
function readNumbers(text: string, take: (value: number, index: number) => void): void {
  let index = 0;
  let value = 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      value = value * 10 + (code - 48);
    } else {
      take(value, index);
      index += 1;
      value = 0;
    }
  }
}

/** The calendars of one block by day; days without any stay are absent. */
function transpose(
  calendars: readonly CalendarText[],
  slotOf: ReadonlyMap<number, number>,
): Map<IsoDay, Buffer> {
  const size = slotOf.size;
  const days = new Map<IsoDay, Buffer>();
  const bufferOf = (day: IsoDay) => {
    const known = days.get(day) ?? Buffer.alloc(size * STAY_BYTES);
    days.set(day, known);
    return known;
  };
  // Nearly all calendars begin on the same day, so the list of its buffers is built only once.
  const buffersFrom = new Map<IsoDay, Buffer[]>();
  for (const { offer_id, first_day, prices, min_nights, rooms } of calendars) {
    const slot = slotOf.get(offer_id);
    if (slot === undefined) continue;
    const buffers = buffersFrom.get(first_day) ?? [];
    buffersFrom.set(first_day, buffers);
    const at = (index: number) => (buffers[index] ??= bufferOf(addDays(first_day, index)));
    readNumbers(prices, (value, index) => at(index).writeInt32LE(value, slot * 4));
    readNumbers(rooms, (value, index) => at(index).writeUInt16LE(value, size * 4 + slot * 2));
    readNumbers(min_nights, (value, index) => at(index).writeUInt8(value, size * 6 + slot));
  }
  return days;
}

async function writeBlock(kysely: Kysely<Tables>, block: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<CalendarText>`
    select offer_id, first_day, prices::text as prices, min_nights::text as min_nights, rooms::text as rooms
    from offer_calendar where offer_id = any(${ids}::integer[])`.execute(kysely);
  const slotOf = new Map(ids.map((id, slot) => [id, slot]));
  const days = [...transpose(rows, slotOf)];
  for (let start = 0; start < days.length; start += DAYS_AT_ONCE) {
    const batch = days.slice(start, start + DAYS_AT_ONCE);
    await sql`
      insert into calendar_day (day, block, stays)
      select day, ${block}::integer, stays
      from unnest(${batch.map(([day]) => day)}::date[], ${batch.map(([, stays]) => stays)}::bytea[])
        as batch (day, stays)`.execute(kysely);
  }
}

/**
 * Writes the calendars by day, as searches read them, with a new version. To be called in the same transaction
 * whenever hotels, offers or calendars have changed.
 */
export async function refreshSearch(
  kysely: Kysely<Tables>,
  onProgress: (message: string) => void = () => {},
): Promise<void> {
  // Deleted before the calendars are read: changes that other transactions log from here on must stay in the log.
  await sql`delete from offer_change`.execute(kysely);
  await sql`truncate calendar_day`.execute(kysely);
  const { rows } = await sql<{ id: number }>`
    select o.id from ${ON_SALE} order by o.hotel_id, o.position, o.id`.execute(kysely);
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BLOCK_OFFERS) {
    await writeBlock(kysely, start / BLOCK_OFFERS, ids.slice(start, start + BLOCK_OFFERS));
    onProgress(`calendars by day: ${Math.min(ids.length, start + BLOCK_OFFERS)} of ${ids.length} offers`);
  }
  const value = JSON.stringify({ version: randomUUID() });
  await kysely
    .insertInto('meta')
    .values({ key: SEARCH_META, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await sql`analyze calendar_day`.execute(kysely);
}

/** The version of the data that searches read; undefined before it was first written. */
export async function readSearchVersion(kysely: Kysely<Tables>): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('meta')
    .select('value')
    .where('key', '=', SEARCH_META)
    .executeTakeFirst();
  return (row?.value as { version: string } | undefined)?.version;
}
