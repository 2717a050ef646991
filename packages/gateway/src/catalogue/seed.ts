import { daysBetween } from '@sabadora/days';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readSearchVersion, refreshSearch } from './derived/calendarDays.ts';
import { atMostEverySecond } from './atMostEverySecond.ts';
import type { CatalogueSource, SourceOptions } from './CatalogueSource.ts';
import { importRecords } from './import/import.ts';
import { DAYS_BEHIND, roll } from './rollForward.ts';
import { readState, writeState, writing } from './state.ts';

/** The catalogue with which an empty database is filled. */
export interface SeedOptions {
  /** Source of the catalogue. */
  source: CatalogueSource;
  /** Number of hotels to make. @default the source's `defaultHotels` */
  hotels?: number;
  /** First day of the calendars, as ISO text. */
  today: string;
  /** Receives the progress as text, at most once a second (`atMostEverySecond`). */
  onProgress?: (message: string) => void;
}

/** The result: filled, calendars rolled forward to today, or nothing done. */
export type SeedResult = 'seeded' | 'rolled-forward' | 'unchanged';

/**
 * Fills the database with the source's catalogue, unless it holds it already. Calendars more than a week old are
 * rolled forward; an imported catalogue is kept. Runs in one transaction: after an interruption, the next call starts
 * again.
 */
export async function seed(
  kysely: Kysely<Tables>,
  { source, hotels = source.defaultHotels, today, onProgress }: SeedOptions,
): Promise<SeedResult> {
  const progress = atMostEverySecond(onProgress);
  return writing(kysely, async (transaction) => {
    const state = await readState(transaction);
    const isCurrent =
      state?.source === 'imported' || (state?.version === source.version && state.hotels === hotels);
    // Calendars that begin after today (a test's) cannot be rolled back, so the catalogue is made again.
    if (!state || !isCurrent || (state.source === 'generated' && state.firstDay > today)) {
      await fill(transaction, source, { hotels, today }, progress);
      return 'seeded';
    }
    if (daysBetween(state.firstDay, today) <= DAYS_BEHIND) {
      // A catalogue written before searches read calendars by day has no search data yet.
      if ((await readSearchVersion(transaction)) === undefined) await refreshSearch(transaction, progress);
      return 'unchanged';
    }
    await roll(transaction, state, { source, today, onProgress: progress });
    return 'rolled-forward';
  });
}

async function fill(
  kysely: Kysely<Tables>,
  source: CatalogueSource,
  options: SourceOptions,
  onProgress: (message: string) => void,
): Promise<void> {
  await sql`truncate place, theme, facility, activity_tag, hotel, offer, offer_calendar, search_name, meta, activity, gift_box, room_feature, room, program_item, hotel_info, review`.execute(
    kysely,
  );
  const { hotels, today: firstDay } = options;
  await importRecords(kysely, source.records(options), (report) =>
    onProgress(`catalogue: ${report.hotel} of ${hotels} hotels`),
  );
  await refreshSearch(kysely, onProgress);
  await writeState(kysely, { source: 'generated', version: source.version, hotels, firstDay });
}
