import { type Kysely, sql } from 'kysely';
import { BLOCK_OFFERS, SEARCH_META, STAY_BYTES } from '../catalogue/derived/calendarDays.ts';
import type { IsoDay } from '@sabadora/days';
import type { Tables } from '../database/tables.ts';
import type { DayColumns } from './SearchIndex.ts';

/** Memory for days, bytes: a year of 280,000 offers. Of more offers fewer days are held at once. */
const MEMORY_MAX = 768 * 1024 * 1024;

interface Row {
  day: string | null;
  block: number;
  stays: Buffer;
  version: string | null;
}

function emptyDay(offers: number): DayColumns {
  return {
    prices: new Int32Array(offers),
    rooms: new Uint16Array(offers),
    minNights: new Uint8Array(offers),
  };
}

/** Puts a block where it belongs. Typed arrays have the order of bytes of the machine: little-endian on all we know. */
function place({ prices, rooms, minNights }: DayColumns, { block, stays }: Row): void {
  const size = stays.length / STAY_BYTES;
  const first = block * BLOCK_OFFERS;
  // A buffer of its own, so that each part begins where its type may.
  const bytes = new Uint8Array(stays);
  prices.set(new Int32Array(bytes.buffer, 0, size), first);
  rooms.set(new Uint16Array(bytes.buffer, size * 4, size), first);
  minNights.set(new Uint8Array(bytes.buffer, size * 6, size), first);
}

/**
 * Days of a search index, read when they are first asked for; those not asked for the longest make room.
 *
 * @returns a reader that answers undefined once the catalogue has another version.
 */
export function createDayCache(
  db: Kysely<Tables>,
  { version, offers }: { version: string; offers: number },
): (days: readonly IsoDay[]) => Promise<DayColumns[] | undefined> {
  const most = Math.max(31, Math.floor(MEMORY_MAX / (Math.max(1, offers) * STAY_BYTES)));
  const cached = new Map<IsoDay, DayColumns>();

  async function read(days: readonly IsoDay[]): Promise<Map<IsoDay, DayColumns> | undefined> {
    // One statement sees one version of the catalogue.
    const { rows } = await sql<Row>`
      select d.day, d.block, d.stays, m.value ->> 'version' as version
      from (values (1)) as always_one_row
      left join meta m on m.key = ${SEARCH_META}
      left join calendar_day d on d.day = any(${days}::date[])`.execute(db);
    if (rows[0]?.version !== version) return undefined;
    const columns = new Map(days.map((day) => [day, emptyDay(offers)]));
    for (const row of rows) {
      const column = row.day === null ? undefined : columns.get(row.day);
      if (column) place(column, row);
    }
    return columns;
  }

  return async (days) => {
    const missing = [...new Set(days)].filter((day) => !cached.has(day));
    const fresh = missing.length > 0 ? await read(missing) : new Map<IsoDay, DayColumns>();
    if (!fresh) return undefined;
    const columns = days.map((day) => cached.get(day) ?? fresh.get(day) ?? emptyDay(offers));
    days.forEach((day, index) => {
      const column = columns[index];
      // Put at the end: the first key is the one not asked for the longest.
      cached.delete(day);
      if (column) cached.set(day, column);
    });
    for (const day of cached.keys()) {
      if (cached.size <= most) break;
      cached.delete(day);
    }
    return columns;
  };
}
