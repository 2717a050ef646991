import { daysBetween, type IsoDay } from '@sabadora/days';
import { type Kysely, sql } from 'kysely';
import { BLOCK_OFFERS, SEARCH_META, STAY_BYTES } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';
import { type ChangedOffer, OLDEST_RUNNING } from './readChanges.ts';
import type { DayColumns } from './SearchIndex.ts';

/** Memory for days in bytes: a year of 280,000 offers. With more offers, fewer days are held at once. */
const MEMORY_MAX = 768 * 1024 * 1024;

/** The days of the calendars that are held in memory. */
export interface DayCache {
  /** The columns of these days, in their order; undefined when the catalogue has another version. */
  read: (days: readonly IsoDay[]) => Promise<DayColumns[] | undefined>;
  /** Writes the calendar of an offer into the days that are held. */
  patch: (offer: number, calendar: ChangedOffer) => void;
}

/** The index to which the days belong. */
export interface DayCacheOptions {
  /** Version of the catalogue. */
  version: string;
  /** Numbers of offers by their ids. */
  offerNumbers: ReadonlyMap<number, number>;
  /** Called after days were read, with the oldest transaction that was running then: its changes are not in them. */
  onRead: (oldest: bigint) => void;
}

/** A block of `calendar_day`, or one day of an offer that has changed since the block was written. */
interface Row {
  day: IsoDay | null;
  block: number | null;
  stays: Buffer | null;
  offer_id: number;
  price: number | null;
  rooms: number | null;
  min_nights: number | null;
  version: string | null;
  oldest: string;
}

function emptyDay(offers: number): DayColumns {
  return {
    prices: new Int32Array(offers),
    rooms: new Uint16Array(offers),
    minNights: new Uint8Array(offers),
  };
}

/**
 * Copies a block into the columns of its day. Typed arrays have the byte order of the machine: little-endian on every
 * supported one.
 */
function place({ prices, rooms, minNights }: DayColumns, block: number, stays: Buffer): void {
  const size = stays.length / STAY_BYTES;
  const first = block * BLOCK_OFFERS;
  // Copied into a new buffer, so that every part is aligned for its type.
  const bytes = new Uint8Array(stays);
  prices.set(new Int32Array(bytes.buffer, 0, size), first);
  rooms.set(new Uint16Array(bytes.buffer, size * 4, size), first);
  minNights.set(new Uint8Array(bytes.buffer, size * 6, size), first);
}

interface Stay {
  price: number | null | undefined;
  rooms: number | null | undefined;
  min_nights: number | null | undefined;
}

/** Sets one day of an offer; 0 outside its calendar. */
function set(column: DayColumns, offer: number, { price, rooms, min_nights }: Stay): void {
  column.prices[offer] = price ?? 0;
  column.rooms[offer] = rooms ?? 0;
  column.minNights[offer] = min_nights ?? 0;
}

/**
 * Caches the days of a search index, which are read when they are first needed; the least recently used ones are
 * dropped.
 */
export function createDayCache(
  db: Kysely<Tables>,
  { version, offerNumbers, onRead }: DayCacheOptions,
): DayCache {
  const offers = offerNumbers.size;
  const most = Math.max(31, Math.floor(MEMORY_MAX / (Math.max(1, offers) * STAY_BYTES)));
  const cached = new Map<IsoDay, DayColumns>();

  async function readMissing(days: readonly IsoDay[]): Promise<Map<IsoDay, DayColumns> | undefined> {
    // One statement, so that it sees one version of the catalogue. Offers that changed after the blocks were written
    // follow the blocks.
    const { rows } = await sql<Row>`
      with state as (
        select (select value ->> 'version' from meta where key = ${SEARCH_META}) as version, ${OLDEST_RUNNING} as oldest
      )
      select d.day, d.block, d.stays, null::integer as offer_id, null::integer as price, null::integer as rooms,
        null::integer as min_nights, version, oldest
      from state left join calendar_day d on d.day = any(${days}::date[])
      union all
      select day, null, null, c.offer_id, c.prices[day - c.first_day + 1], c.rooms[day - c.first_day + 1],
        c.min_nights[day - c.first_day + 1], version, oldest
      from state, unnest(${days}::date[]) as day, offer_change x join offer_calendar c on c.offer_id = x.offer_id
    `.execute(db);
    const [first] = rows;
    if (first?.version !== version) return undefined;
    const columns = new Map(days.map((day) => [day, emptyDay(offers)]));
    const columnOf = ({ day }: Row) => (day === null ? undefined : columns.get(day));
    for (const row of rows) {
      const column = columnOf(row);
      if (column && row.stays !== null) place(column, row.block ?? 0, row.stays);
    }
    for (const row of rows) {
      const column = columnOf(row);
      const offer = row.stays === null ? offerNumbers.get(row.offer_id) : undefined;
      if (column && offer !== undefined) set(column, offer, row);
    }
    onRead(BigInt(first.oldest));
    return columns;
  }

  async function read(days: readonly IsoDay[]): Promise<DayColumns[] | undefined> {
    const missing = [...new Set(days)].filter((day) => !cached.has(day));
    const fresh = missing.length > 0 ? await readMissing(missing) : new Map<IsoDay, DayColumns>();
    if (!fresh) return undefined;
    const columns = days.map((day) => cached.get(day) ?? fresh.get(day) ?? emptyDay(offers));
    days.forEach((day, index) => {
      const column = columns[index];
      // Moved to the end: the first key is the least recently used one.
      cached.delete(day);
      if (column) cached.set(day, column);
    });
    for (const day of cached.keys()) {
      if (cached.size <= most) break;
      cached.delete(day);
    }
    return columns;
  }

  return {
    read,
    patch: (offer, { first_day, prices, rooms, min_nights }) => {
      for (const [day, column] of cached) {
        const at = daysBetween(first_day, day);
        set(column, offer, { price: prices[at], rooms: rooms[at], min_nights: min_nights[at] });
      }
    },
  };
}
