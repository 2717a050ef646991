import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { refreshBoxes, writeActivities, writeBoxes } from './additions.ts';
import { insertRows, writeCalendars } from './bulk.ts';
import { makeCalendar } from './calendar.ts';
import { readSearchVersion, refreshSearch } from './calendarDays.ts';
import { FACILITIES, TAG_GROUPS, THEMES } from './codes.ts';
import { daysBetween } from '@sabadora/days';
import { generate } from './generate.ts';
import type { Hotel } from './hotels.ts';
import { offerRowAt } from './offers.ts';
import { type Places, readPlaces } from './places.ts';
import { refreshPictureViews } from './pictureViews.ts';
import { DAYS_BEHIND, roll } from './rollForward.ts';
import { hotelSearchNames, refreshPlaces } from './searchNames.ts';
import { readState, writeState, writing } from './state.ts';
import { TAGS } from './tags.ts';

/** Raise it when the generator makes another catalogue: databases made by an older one are seeded anew. */
export const CATALOGUE_VERSION = 6;

const DEFAULT_HOTELS = 1500;

export interface SeedOptions {
  /** How many hotels to generate. @default 1500 */
  hotels?: number;
  /** The day calendars begin, ISO. */
  today: string;
  /** Receives the progress as text, at most once a second and not at all when it is done sooner. */
  onProgress?: (message: string) => void;
}

export type SeedResult = 'seeded' | 'rolled-forward' | 'unchanged';

function atMostEverySecond(tell: SeedOptions['onProgress']): (message: string) => void {
  let told = performance.now();
  return (message) => {
    if (performance.now() - told < 1000) return;
    told = performance.now();
    tell?.(message);
  };
}

/**
 * Fills the database with the generated catalogue, unless it holds it already. Calendars more than a week old are
 * rolled forward; an imported catalogue is kept. All or nothing: when interrupted, the next call starts afresh.
 */
export async function seed(
  kysely: Kysely<Tables>,
  { hotels = DEFAULT_HOTELS, today, onProgress }: SeedOptions,
): Promise<SeedResult> {
  const progress = atMostEverySecond(onProgress);
  return writing(kysely, async (transaction) => {
    const state = await readState(transaction);
    const isCurrent =
      state?.source === 'imported' || (state?.version === CATALOGUE_VERSION && state.hotels === hotels);
    // Calendars of a later day than today (a test's) cannot be rolled back.
    if (!state || !isCurrent || (state.source === 'generated' && state.firstDay > today)) {
      await fill(transaction, hotels, today, progress);
      return 'seeded';
    }
    if (daysBetween(state.firstDay, today) <= DAYS_BEHIND) {
      // Made before searches read calendars by day.
      if ((await readSearchVersion(transaction)) === undefined) await refreshSearch(transaction, progress);
      return 'unchanged';
    }
    await roll(transaction, state, today, progress);
    return 'rolled-forward';
  });
}

async function fill(
  kysely: Kysely<Tables>,
  count: number,
  today: string,
  progress: (message: string) => void,
): Promise<void> {
  await sql`truncate place, theme, facility, activity_tag, hotel, offer, offer_calendar, search_name, meta, activity, gift_box`.execute(
    kysely,
  );
  const places = readPlaces();
  await writeCodes(kysely);
  await writePlaces(kysely, places);
  let done = 0;
  for (const { hotels, offers } of generate(places, count)) {
    await writeHotels(kysely, hotels);
    await insertRows(
      kysely,
      'offer',
      offers.map(({ offer }) => offerRowAt(offer, today)),
    );
    await writeCalendars(
      kysely,
      offers.map(({ hotel, offer }) => makeCalendar(hotel, offer, today)),
    );
    await writeActivities(kysely, hotels);
    done += hotels.length;
    progress(`catalogue: ${done} of ${count} hotels`);
  }
  await writeBoxes(kysely);
  await refreshBoxes(kysely);
  await refreshPlaces(kysely);
  await refreshPictureViews(kysely);
  progress('catalogue: names to search by');
  await writeState(kysely, {
    source: 'generated',
    version: CATALOGUE_VERSION,
    hotels: count,
    firstDay: today,
  });
  await sql`analyze`.execute(kysely);
  await refreshSearch(kysely, progress);
}

/** Themes, facilities and activities, which are the same in every catalogue. */
export async function writeCodes(kysely: Kysely<Tables>): Promise<void> {
  const themes = Object.values(THEMES).map(({ id, names }, position) => ({ id, position, names }));
  await insertRows(kysely, 'theme', themes, ['id']);
  const facilities = Object.entries(FACILITIES).map(([code, { id, names }], position) => ({
    id,
    code,
    position,
    names,
  }));
  await insertRows(kysely, 'facility', facilities, ['id']);
  const tags = TAGS.map(({ id, names, group, isHighlighted }, position) => ({
    id,
    position,
    names,
    group_names: TAG_GROUPS[group],
    highlighted: isHighlighted,
  }));
  await insertRows(kysely, 'activity_tag', tags, ['id']);
}

/** Writes hotels, with the names to find them by. */
export async function writeHotels(kysely: Kysely<Tables>, hotels: readonly Hotel[]): Promise<void> {
  await insertRows(
    kysely,
    'hotel',
    hotels.map(({ row }) => row),
  );
  await insertRows(
    kysely,
    'search_name',
    hotels.flatMap(({ row }) => hotelSearchNames(row.id, row.label, row.popularity)),
  );
}

/** Writes all places; `refreshPlaces` makes them searchable. */
export async function writePlaces(kysely: Kysely<Tables>, places: Places): Promise<void> {
  await insertRows(
    kysely,
    'place',
    places.all.map((place) => ({
      id: place.id,
      kind: place.kind,
      country_code: place.countryCode.toLowerCase(),
      names: place.names,
      other_names: place.otherNames,
      slug: place.slug,
      latitude: place.latitude,
      longitude: place.longitude,
      population: place.population,
      postal_code: place.postalCode,
      other_postal_codes: place.otherPostalCodes,
      country_id: place.countryId,
      region_id: place.regionId,
      department_id: place.departmentId,
    })),
  );
}
