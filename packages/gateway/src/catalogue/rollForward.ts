import { daysBetween } from '@sabadora/days';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { writeCalendars } from './import/bulk.ts';
import { refreshSearch } from './derived/calendarDays.ts';
import type { CatalogueSource } from './CatalogueSource.ts';
import { fromPrice } from './derived/fromPrice.ts';
import { writeRecords } from './import/import.ts';
import { type CatalogueState, readState, writeState, writing } from './state.ts';

/** Days that calendars may lie behind before they are rolled forward when the gateway starts. */
export const DAYS_BEHIND = 7;

const CALENDARS_AT_ONCE = 500;

type Progress = (message: string) => void;

/** The day to which calendars are rolled forward, and where their new days come from. */
export interface RollOptions {
  /** The source that generated the catalogue; not needed for an imported one. */
  source?: CatalogueSource;
  /** ISO day. */
  today: string;
  onProgress?: Progress;
}

/**
 * Moves the first day of the calendars to `today`. Generated calendars get new days at the end, as in a catalogue
 * generated today. Imported ones lose the days that have passed; a calendar without a bookable stay is deleted.
 * Calendars that begin today or later are left alone.
 */
export async function rollForward(kysely: Kysely<Tables>, options: RollOptions): Promise<void> {
  await writing(kysely, async (transaction) => {
    const state = await readState(transaction);
    if (state) await roll(transaction, state, options);
  });
}

/** `rollForward` inside a transaction that holds the writers' lock. */
export async function roll(
  kysely: Kysely<Tables>,
  state: CatalogueState,
  { source, today, onProgress = () => {} }: RollOptions,
): Promise<void> {
  if (state.firstDay >= today) return;
  if (state.source === 'generated' && source) {
    await writeRecords(kysely, source.datedRecords({ hotels: state.hotels, today }), (report) =>
      onProgress(`calendars: ${report.calendar} offers`),
    );
  } else await dropPastDays(kysely, today, onProgress);
  await refreshSearch(kysely, onProgress);
  await writeState(kysely, { ...state, firstDay: today });
}

async function dropPastDays(kysely: Kysely<Tables>, today: string, onProgress: Progress): Promise<void> {
  let done = 0;
  for (let last = 0; ;) {
    const rows = await kysely
      .selectFrom('offer_calendar')
      .selectAll()
      .where('offer_id', '>', last)
      .where('first_day', '<', today)
      .orderBy('offer_id')
      .limit(CALENDARS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.offer_id ?? last;
    const rolled = rows.map((row) => {
      const past = daysBetween(row.first_day, today);
      const prices = row.prices.slice(past);
      const min_nights = row.min_nights.slice(past);
      const rooms = row.rooms.slice(past);
      return { ...row, first_day: today, prices, min_nights, rooms, ...fromPrice(prices, min_nights, rooms) };
    });
    await writeCalendars(
      kysely,
      rolled.filter(({ from_nights }) => from_nights > 0),
    );
    const over = rolled.filter(({ from_nights }) => from_nights === 0).map(({ offer_id }) => offer_id);
    await sql`delete from offer_calendar where offer_id = any(${over}::integer[])`.execute(kysely);
    done += rows.length;
    onProgress(`calendars: ${done} offers`);
  }
}
