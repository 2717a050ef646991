import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { refreshBoxes } from './additions.ts';
import { type BulkRow, insertRows, writeCalendars } from './bulk.ts';
import { fromPrice, type OfferCalendar } from './calendar.ts';
import { refreshSearch } from './calendarDays.ts';
import { rowOf } from './columns.ts';
import { keyOf, type Line, type LineType } from './importSchemas.ts';
import { createLineReader, type ImportProblem, type LineReader } from './lineReader.ts';
import { hotelSearchNames, refreshPlaces } from './searchNames.ts';
import { refreshPictureViews } from './pictureViews.ts';
import { CATALOGUE_VERSION, writeCodes } from './seed.ts';
import { writeState, writing } from './state.ts';

export interface ImportOptions {
  /** Hotels, offers, activities and boxes that the import does not name are no longer shown. @default false */
  replace?: boolean;
  /** Called for each line that was left out; the others are imported all the same. */
  onProblem: (problem: ImportProblem) => void;
  /** Receives the progress after each few hundred lines. */
  onProgress?: (message: string) => void;
}

export interface ImportReport extends Record<LineType, number> {
  problems: number;
  unpublishedHotels: number;
  unpublishedOffers: number;
  unpublishedActivities: number;
  unpublishedBoxes: number;
}

const LINES_AT_ONCE = 500;

interface Numbered<Type extends LineType> {
  number: number;
  line: Line<Type>;
}

/** A catalogue being read: groups of lines of one type are written together. */
class Importer {
  readonly report: ImportReport = {
    place: 0,
    hotel: 0,
    offer: 0,
    calendar: 0,
    activity: 0,
    giftBox: 0,
    problems: 0,
    unpublishedHotels: 0,
    unpublishedOffers: 0,
    unpublishedActivities: 0,
    unpublishedBoxes: 0,
  };
  readonly #kysely: Kysely<Tables>;
  readonly #options: ImportOptions;
  readonly #lines: LineReader;
  #waiting: { number: number; line: Line<LineType> }[] = [];
  #firstDay: string | undefined;

  constructor(kysely: Kysely<Tables>, options: ImportOptions) {
    this.#kysely = kysely;
    this.#options = options;
    this.#lines = createLineReader((problem) => this.#problem(problem.line, problem.reason));
  }

  #problem(line: number, reason: string): void {
    this.report.problems++;
    this.#options.onProblem({ line, reason });
  }

  async read(number: number, text: string): Promise<void> {
    if (text.trim() === '') return;
    const line = this.#lines.parse(number, text);
    if (!line) return;
    if (
      this.#waiting.length >= LINES_AT_ONCE ||
      (this.#waiting[0] && this.#waiting[0].line.type !== line.type)
    ) {
      await this.#flush();
      this.#options.onProgress?.(`import: ${number} lines`);
    }
    this.#waiting.push({ number, line });
  }

  async #flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    const of = <Type extends LineType>(type: Type) =>
      lines.filter(({ line }) => line.type === type) as unknown as Numbered<Type>[];
    await this.#writePlaces(of('place'));
    await this.#writeHotels(of('hotel'));
    await this.#writeOffers(of('offer'));
    await this.#writeCalendars(of('calendar'));
    await this.#writeActivities(of('activity'));
    await this.#writeBoxes(of('giftBox'));
  }

  /** The lines whose references exist; the others are reported. */
  async #known<Type extends LineType>(
    lines: Numbered<Type>[],
    table: 'place' | 'hotel' | 'offer',
    idsOf: (line: Line<Type>) => readonly (number | null)[],
  ): Promise<Numbered<Type>[]> {
    const wanted = [...new Set(lines.flatMap(({ line }) => idsOf(line)).filter((id) => id !== null))];
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} where id = any(${wanted}::integer[])`.execute(this.#kysely);
    const known = new Set(rows.map(({ id }) => id));
    return lines.filter(({ number, line }) => {
      const unknown = idsOf(line).find((id) => id !== null && !known.has(id));
      if (unknown === undefined) return true;
      this.#lines.refuse(line.type, keyOf(line));
      this.#problem(number, `${table} ${unknown} is not known; it must come before what refers to it`);
      return false;
    });
  }

  async #writePlaces(lines: Numbered<'place'>[]): Promise<void> {
    await insertRows(
      this.#kysely,
      'place',
      lines.map(({ line }) => rowOf(line) as BulkRow<'place'>),
      ['id'],
    );
    this.report.place += lines.length;
  }

  async #writeHotels(all: Numbered<'hotel'>[]): Promise<void> {
    const lines = await this.#known(
      all,
      'place',
      ({ cityId, departmentId, regionId, countryId, touristicIds, seaResortId, skiResortId, poiIds }) => [
        cityId,
        departmentId,
        regionId,
        countryId,
        seaResortId,
        skiResortId,
        ...touristicIds,
        ...poiIds,
      ],
    );
    await insertRows(
      this.#kysely,
      'hotel',
      lines.map(({ line }) => rowOf(line) as BulkRow<'hotel'>),
      ['id'],
    );
    const ids = lines.map(({ line }) => line.id);
    await sql`delete from search_name where hotel_id = any(${ids}::integer[])`.execute(this.#kysely);
    const names = lines.flatMap(({ line: { id, label, popularity } }) =>
      hotelSearchNames(id, label, popularity),
    );
    await insertRows(this.#kysely, 'search_name', names);
    this.report.hotel += lines.length;
  }

  async #writeOffers(all: Numbered<'offer'>[]): Promise<void> {
    const lines = await this.#known(all, 'hotel', ({ hotelId }) => [hotelId]);
    await insertRows(
      this.#kysely,
      'offer',
      lines.map(({ line }) => rowOf(line) as BulkRow<'offer'>),
      ['id'],
    );
    this.report.offer += lines.length;
  }

  async #writeCalendars(all: Numbered<'calendar'>[]): Promise<void> {
    const calendars: OfferCalendar[] = [];
    for (const { number, line } of await this.#known(all, 'offer', ({ offerId }) => [offerId])) {
      const { offerId, firstDay, prices, minNights, rooms } = line;
      const from = fromPrice(prices, minNights, rooms);
      if (from.from_nights === 0) {
        this.#problem(number, 'no stay can begin on any day; set "published": false on the offer instead');
        continue;
      }
      calendars.push({
        offer_id: offerId,
        first_day: firstDay,
        prices,
        min_nights: minNights,
        rooms,
        ...from,
      });
      if (this.#firstDay === undefined || firstDay < this.#firstDay) this.#firstDay = firstDay;
    }
    await writeCalendars(this.#kysely, calendars);
    this.report.calendar += calendars.length;
  }

  async #writeActivities(all: Numbered<'activity'>[]): Promise<void> {
    const lines = await this.#known(all, 'hotel', ({ hotelId }) => [hotelId]);
    const rows = lines.map(({ line }) => rowOf(line) as BulkRow<'activity'>);
    await insertRows(this.#kysely, 'activity', rows, ['id']);
    this.report.activity += lines.length;
  }

  async #writeBoxes(lines: Numbered<'giftBox'>[]): Promise<void> {
    const rows = lines.map(({ line }) => rowOf(line) as BulkRow<'gift_box'>);
    await insertRows(this.#kysely, 'gift_box', rows, ['code']);
    this.report.giftBox += lines.length;
  }

  async finish(): Promise<ImportReport> {
    await this.#flush();
    if (this.#options.replace) {
      this.report.unpublishedHotels = await this.#unpublish('hotel', 'active');
      this.report.unpublishedOffers = await this.#unpublish('offer', 'published');
      this.report.unpublishedActivities = await this.#unpublish('activity', 'published');
      this.report.unpublishedBoxes = await this.#unpublish('giftBox', 'published');
    }
    await refreshPlaces(this.#kysely);
    await refreshPictureViews(this.#kysely);
    await refreshBoxes(this.#kysely);
    const { count, oldest } = await this.#kysely
      .selectNoFrom((builder) => [
        builder
          .selectFrom('hotel')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('count'),
        builder
          .selectFrom('offer_calendar')
          .select(({ fn }) => fn.min('first_day').as('oldest'))
          .as('oldest'),
      ])
      .executeTakeFirstOrThrow();
    // Without a calendar nothing can be behind: any day long past will do.
    await writeState(this.#kysely, {
      source: 'imported',
      version: CATALOGUE_VERSION,
      hotels: count ?? 0,
      firstDay: oldest ?? '1970-01-01',
    });
    await sql`analyze`.execute(this.#kysely);
    await refreshSearch(this.#kysely, this.#options.onProgress);
    return this.report;
  }

  async #unpublish(
    type: 'hotel' | 'offer' | 'activity' | 'giftBox',
    column: 'active' | 'published',
  ): Promise<number> {
    const kept = this.#lines.named(type);
    const isOurs =
      type === 'giftBox'
        ? sql`code in (select unnest(${kept.map(String)}::text[]))`
        : sql`id in (select unnest(${kept.map(Number).filter(Number.isInteger)}::integer[]))`;
    const { numAffectedRows } = await sql`
      update ${sql.table(type === 'giftBox' ? 'gift_box' : type)} set ${sql.ref(column)} = false
      where ${sql.ref(column)} and not (${isOurs})
    `.execute(this.#kysely);
    return Number(numAffectedRows ?? 0);
  }
}

/**
 * Imports a catalogue, one JSON object a line: what exists is updated, by id. Places come before hotels, those before
 * their offers and activities, and offers before their calendars. Lines with a mistake are reported and left out. Readers see the old
 * catalogue until all is written.
 */
export async function importCatalogue(
  kysely: Kysely<Tables>,
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  return writing(kysely, async (transaction) => {
    await writeCodes(transaction);
    const importer = new Importer(transaction, options);
    let number = 0;
    for await (const line of lines) await importer.read(++number, line);
    return importer.finish();
  });
}
