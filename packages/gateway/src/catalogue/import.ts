import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type BulkRow, insertRows, writeCalendars } from './bulk.ts';
import { fromPrice, type OfferCalendar } from './calendar.ts';
import { rowOf } from './columns.ts';
import { type Line, LINE_SCHEMAS, type LineType } from './importSchemas.ts';
import { hotelSearchNames, refreshPlaces } from './searchNames.ts';
import { CATALOGUE_VERSION, writeCodes } from './seed.ts';
import { writeState, writing } from './state.ts';

export interface ImportProblem {
  /** Counted from 1. */
  line: number;
  reason: string;
}

export interface ImportOptions {
  /** Hotels and offers that the import does not name are no longer shown. @default false */
  replace?: boolean;
  /** Called for each line that was left out; the others are imported all the same. */
  onProblem: (problem: ImportProblem) => void;
  /** Told how far it is after each few hundred lines. */
  onProgress?: (message: string) => void;
}

export interface ImportReport extends Record<LineType, number> {
  problems: number;
  unpublishedHotels: number;
  unpublishedOffers: number;
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
    problems: 0,
    unpublishedHotels: 0,
    unpublishedOffers: 0,
  };
  readonly #kysely: Kysely<Tables>;
  readonly #options: ImportOptions;
  readonly #seen: Record<LineType, Set<number>> = {
    place: new Set(),
    hotel: new Set(),
    offer: new Set(),
    calendar: new Set(),
  };
  /** Ids of lines with a mistake: what they name stays as it was, also with `replace`. */
  readonly #faulty: Record<LineType, Set<number>> = {
    place: new Set(),
    hotel: new Set(),
    offer: new Set(),
    calendar: new Set(),
  };
  #waiting: { number: number; line: Line<LineType> }[] = [];
  #firstDay: string | undefined;

  constructor(kysely: Kysely<Tables>, options: ImportOptions) {
    this.#kysely = kysely;
    this.#options = options;
  }

  #problem(line: number, reason: string): void {
    this.report.problems++;
    this.#options.onProblem({ line, reason });
  }

  async read(number: number, text: string): Promise<void> {
    if (text.trim() === '') return;
    const line = this.#parse(number, text);
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

  #parse(number: number, text: string): Line<LineType> | undefined {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      this.#problem(number, `is not JSON: ${(error as Error).message}`);
      return undefined;
    }
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(LINE_SCHEMAS, type)) {
      this.#problem(number, `"type" must be one of ${Object.keys(LINE_SCHEMAS).join(', ')}`);
      return undefined;
    }
    const parsed = LINE_SCHEMAS[type as LineType].safeParse(value);
    if (!parsed.success) {
      const reasons = parsed.error.issues
        .slice(0, 5)
        .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
      this.#problem(number, reasons.join('; '));
      if ('id' in (value as object))
        this.#faulty[type as LineType].add(Number((value as { id: unknown }).id));
      return undefined;
    }
    const line = parsed.data;
    const id = line.type === 'calendar' ? line.offerId : line.id;
    if (this.#seen[line.type].has(id)) {
      this.#problem(number, `${line.type} ${id} is in the file twice; the first is kept`);
      return undefined;
    }
    this.#seen[line.type].add(id);
    return line;
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
      const own = line.type === 'calendar' ? line.offerId : line.id;
      this.#seen[line.type].delete(own);
      this.#faulty[line.type].add(own);
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
      ({ cityId, departmentId, regionId, countryId, touristicId, seaResortId, skiResortId, poiIds }) => [
        cityId,
        departmentId,
        regionId,
        countryId,
        touristicId,
        seaResortId,
        skiResortId,
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

  async finish(): Promise<ImportReport> {
    await this.#flush();
    if (this.#options.replace) {
      this.report.unpublishedHotels = await this.#unpublish('hotel', 'active');
      this.report.unpublishedOffers = await this.#unpublish('offer', 'published');
    }
    await refreshPlaces(this.#kysely);
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
    return this.report;
  }

  async #unpublish(table: 'hotel' | 'offer', column: 'active' | 'published'): Promise<number> {
    const kept = [...this.#seen[table], ...this.#faulty[table]].filter((id) => Number.isInteger(id));
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = false
      where ${sql.ref(column)} and id not in (select unnest(${kept}::integer[]))
    `.execute(this.#kysely);
    return Number(numAffectedRows ?? 0);
  }
}

/**
 * Imports a catalogue, one JSON object a line: what exists is updated, by id. Places come before hotels, those before
 * their offers and those before their calendars. Lines with a mistake are reported and left out. Readers see the old
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
