import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type BulkRow, insertRows, type OfferCalendar, writeCalendars } from './bulk.ts';
import { rowOf } from './columns.ts';
import { fromPrice } from '../derived/fromPrice.ts';
import { keyOf, type Line, type LineType } from './importSchemas.ts';
import { createLineReader, type ImportProblem, type LineReader } from './lineReader.ts';
import { refreshBoxes } from '../derived/refreshBoxes.ts';
import { hotelSearchNames, refreshPlaces } from '../derived/searchNames.ts';
import { refreshPictureViews } from '../derived/pictureViews.ts';

/** What an import removes and whom it reports to. */
export interface ImporterOptions {
  /** Whether hotels, offers, activities and boxes that the import does not contain are unpublished. */
  replace: boolean;
  /** Called for each line that was left out. */
  onProblem: (problem: ImportProblem) => void;
  /** Called after each few hundred lines. */
  onProgress: (report: ImportReport) => void;
}

/** Number of lines imported so far, by type. */
export interface ImportReport extends Record<LineType, number> {
  /** Lines read so far, including faulty and empty ones. */
  lines: number;
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

/** The state of a running import. Consecutive lines of one type are written together. */
export class Importer {
  readonly report: ImportReport = {
    lines: 0,
    theme: 0,
    facility: 0,
    activityTag: 0,
    roomFeature: 0,
    programItem: 0,
    hotelInfo: 0,
    place: 0,
    hotel: 0,
    room: 0,
    offer: 0,
    calendar: 0,
    activity: 0,
    giftBox: 0,
    review: 0,
    problems: 0,
    unpublishedHotels: 0,
    unpublishedOffers: 0,
    unpublishedActivities: 0,
    unpublishedBoxes: 0,
  };
  readonly #kysely: Kysely<Tables>;
  readonly #options: ImporterOptions;
  readonly #lines: LineReader;
  #waiting: { number: number; line: Line<LineType> }[] = [];
  #firstDay: string | undefined;

  constructor(kysely: Kysely<Tables>, options: ImporterOptions) {
    this.#kysely = kysely;
    this.#options = options;
    this.#lines = createLineReader((problem) => this.#problem(problem.line, problem.reason));
  }

  #problem(line: number, reason: string): void {
    this.report.problems++;
    this.#options.onProblem({ line, reason });
  }

  /** Reads the next line of a file. */
  async read(text: string): Promise<void> {
    const number = ++this.report.lines;
    if (text.trim() !== '') await this.#take(number, this.#lines.parse(number, text));
  }

  /** Reads the next line when it is an object already. */
  async take(record: object): Promise<void> {
    const number = ++this.report.lines;
    await this.#take(number, this.#lines.check(number, record));
  }

  async #take(number: number, line: Line<LineType> | undefined): Promise<void> {
    if (!line) return;
    if (
      this.#waiting.length >= LINES_AT_ONCE ||
      (this.#waiting[0] && this.#waiting[0].line.type !== line.type)
    ) {
      await this.flush();
      this.#options.onProgress(this.report);
    }
    this.#waiting.push({ number, line });
  }

  /** Writes the lines that are read but not written yet. */
  async flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    const of = <Type extends LineType>(type: Type) =>
      lines.filter(({ line }) => line.type === type) as unknown as Numbered<Type>[];
    await this.#writeSimply('theme', 'theme', of('theme'));
    await this.#writeSimply('facility', 'facility', of('facility'));
    await this.#writeSimply('activityTag', 'activity_tag', of('activityTag'));
    await this.#writeSimply('roomFeature', 'room_feature', of('roomFeature'));
    await this.#writeSimply('programItem', 'program_item', of('programItem'));
    await this.#writeSimply('hotelInfo', 'hotel_info', of('hotelInfo'));
    await this.#writeSimply('place', 'place', of('place'));
    await this.#writeHotels(of('hotel'));
    await this.#writeOfHotel('room', 'room', of('room'));
    await this.#writeOffers(of('offer'));
    await this.#writeCalendars(of('calendar'));
    await this.#writeOfHotel('activity', 'activity', of('activity'));
    await this.#writeBoxes(of('giftBox'));
    await this.#writeOfHotel('review', 'review', of('review'));
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

  /** Writes lines that refer to no other record. */
  async #writeSimply<Type extends LineType>(
    type: Type,
    table: 'theme' | 'facility' | 'activity_tag' | 'room_feature' | 'program_item' | 'hotel_info' | 'place',
    lines: Numbered<Type>[],
  ): Promise<void> {
    const rows = lines.map(({ line }) => rowOf(line));
    await insertRows(this.#kysely, table, rows as BulkRow<typeof table>[], ['id']);
    this.report[type] += lines.length;
  }

  /** Writes lines that refer only to a hotel. */
  async #writeOfHotel(
    type: 'room' | 'activity' | 'review',
    table: 'room' | 'activity' | 'review',
    all: Numbered<'room' | 'activity' | 'review'>[],
  ): Promise<void> {
    const lines = await this.#known(all, 'hotel', ({ hotelId }) => [hotelId]);
    const rows = lines.map(({ line }) => rowOf(line));
    await insertRows(this.#kysely, table, rows as BulkRow<typeof table>[], ['id']);
    this.report[type] += lines.length;
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
    const ofHotels = await this.#known(all, 'hotel', ({ hotelId }) => [hotelId]);
    const lines = await this.#withRooms(ofHotels);
    await insertRows(
      this.#kysely,
      'offer',
      lines.map(({ line }) => rowOf(line) as BulkRow<'offer'>),
      ['id'],
    );
    this.report.offer += lines.length;
  }

  /** The offers whose room belongs to their hotel, or that name no room; the others are reported. */
  async #withRooms(lines: Numbered<'offer'>[]): Promise<Numbered<'offer'>[]> {
    const wanted = lines.flatMap(({ line }) => line.roomId ?? []);
    if (wanted.length === 0) return lines;
    const { rows } = await sql<{ id: string; hotel_id: number }>`
      select id, hotel_id from room where id = any(${wanted}::uuid[])
    `.execute(this.#kysely);
    const hotelOf = new Map(rows.map(({ id, hotel_id }) => [id, hotel_id]));
    return lines.filter(({ number, line: { type, id, hotelId, roomId } }) => {
      if (roomId === null || hotelOf.get(roomId) === hotelId) return true;
      this.#lines.refuse(type, id);
      this.#problem(number, `room ${roomId} is not known in hotel ${hotelId}; it must come before the offer`);
      return false;
    });
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

  async #writeBoxes(lines: Numbered<'giftBox'>[]): Promise<void> {
    const rows = lines.map(({ line }) => rowOf(line) as BulkRow<'gift_box'>);
    await insertRows(this.#kysely, 'gift_box', rows, ['code']);
    this.report.giftBox += lines.length;
  }

  /**
   * Writes the remaining lines and everything derived from the whole catalogue, except the search data
   * (`refreshSearch`).
   */
  async finish(): Promise<ImportReport> {
    await this.flush();
    if (this.#options.replace) {
      this.report.unpublishedHotels = await this.#unpublish('hotel', 'active');
      this.report.unpublishedOffers = await this.#unpublish('offer', 'published');
      this.report.unpublishedActivities = await this.#unpublish('activity', 'published');
      this.report.unpublishedBoxes = await this.#unpublish('giftBox', 'published');
    }
    await refreshPlaces(this.#kysely);
    await refreshPictureViews(this.#kysely);
    await refreshBoxes(this.#kysely);
    // The array columns of a calendar are left out: no query filters by them, and their statistics take longest to
    // compute.
    await sql`analyze place, theme, facility, activity_tag, hotel, offer, activity, gift_box, search_name,
      offer_calendar (offer_id, first_day, from_price, from_nights)`.execute(this.#kysely);
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
