import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { lineOf } from './columns.ts';

const ROWS_AT_ONCE = 500;

/**
 * The catalogue as lines of JSON (without line ends) from which `importCatalogue` makes the same catalogue. Reads in
 * small groups, so that a catalogue of any size fits in memory.
 */
export async function* exportCatalogue(kysely: Kysely<Tables>): AsyncGenerator<string> {
  for (const type of ['theme', 'facility', 'activityTag', 'roomFeature', 'hotelInfo'] as const) {
    yield* exportCodes(kysely, type);
  }
  const items = await kysely.selectFrom('program_item').selectAll().orderBy('id').execute();
  for (const item of items) yield JSON.stringify(lineOf('programItem', item));
  yield* exportTable(kysely, 'place');
  yield* exportTable(kysely, 'hotel');
  yield* exportRooms(kysely);
  yield* exportTable(kysely, 'offer');
  yield* exportCalendars(kysely);
  yield* exportTable(kysely, 'activity');
  const boxes = await kysely.selectFrom('gift_box').selectAll().orderBy('position').orderBy('code').execute();
  for (const { offer_count: _count, changed_on: _day, ...columns } of boxes)
    yield JSON.stringify(lineOf('giftBox', columns));
  yield* exportTable(kysely, 'review');
}

const CODE_TABLES = {
  theme: 'theme',
  facility: 'facility',
  activityTag: 'activity_tag',
  roomFeature: 'room_feature',
  hotelInfo: 'hotel_info',
} as const;

async function* exportCodes(kysely: Kysely<Tables>, type: keyof typeof CODE_TABLES): AsyncGenerator<string> {
  const table = CODE_TABLES[type];
  const rows = await kysely.selectFrom(table).selectAll().orderBy('position').orderBy('id').execute();
  for (const row of rows) yield JSON.stringify(lineOf(type, row));
}

async function* exportTable(
  kysely: Kysely<Tables>,
  table: 'place' | 'hotel' | 'offer' | 'activity' | 'review',
): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const rows = await kysely
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      // Left out because the import derives them again.
      const {
        hotel_count: _count,
        same_as_id: _same,
        picture_view: _view,
        changed_on: _day,
        ...columns
      } = row as typeof row & {
        hotel_count?: number;
        same_as_id?: number;
        picture_view?: number;
        changed_on?: string;
      };
      yield JSON.stringify(lineOf(table, columns));
      last = row.id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function* exportRooms(kysely: Kysely<Tables>): AsyncGenerator<string> {
  for (let last: string | undefined; ;) {
    let query = kysely.selectFrom('room').selectAll().orderBy('id').limit(ROWS_AT_ONCE);
    if (last !== undefined) query = query.where('id', '>', last);
    const rows = await query.execute();
    for (const row of rows) {
      yield JSON.stringify(lineOf('room', row));
      last = row.id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function* exportCalendars(kysely: Kysely<Tables>): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const rows = await kysely
      .selectFrom('offer_calendar')
      .select(['offer_id', 'first_day', 'prices', 'min_nights', 'rooms'])
      .where('offer_id', '>', last)
      .orderBy('offer_id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      yield JSON.stringify(lineOf('calendar', row));
      last = row.offer_id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
