import { daysBetween } from '@sabadora/days';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readSearchVersion, refreshSearch } from './derived/calendarDays.ts';
import { atMostEverySecond } from './atMostEverySecond.ts';
import type { CatalogueSource, SourceOptions } from './CatalogueSource.ts';
import { importRecords } from './import/import.ts';
import { DAYS_BEHIND, roll } from './rollForward.ts';
import { readState, writeState, writing } from './state.ts';

/** Which catalogue to fill an empty database with. */
export interface SeedOptions {
  /** What makes the catalogue. */
  source: CatalogueSource;
  /** How many hotels to make. @default the source's `defaultHotels` */
  hotels?: number;
  /** The day calendars begin, ISO. */
  today: string;
  /** Receives the progress as text, as `atMostEverySecond` hands it on. */
  onProgress?: (message: string) => void;
}

/** What was done: filled, calendars moved on to today, or nothing. */
export type SeedResult = 'seeded' | 'rolled-forward' | 'unchanged';

/**
 * Fills the database with the source's catalogue, unless it holds it already. Calendars more than a week old are
 * rolled forward; an imported catalogue is kept. All or nothing: when interrupted, the next call starts afresh.
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
    // Calendars of a later day than today (a test's) cannot be rolled back.
    if (!state || !isCurrent || (state.source === 'generated' && state.firstDay > today)) {
      await fill(transaction, source, { hotels, today }, progress);
      return 'seeded';
    }
    if (daysBetween(state.firstDay, today) <= DAYS_BEHIND) {
      // Made before searches read calendars by day.
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
