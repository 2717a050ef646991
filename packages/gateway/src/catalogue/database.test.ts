import { sampleCatalogue } from '@sabadora/catalogue';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { exportCatalogue } from './import/export.ts';
import { foldName } from '@sabadora/place-names';
import { importCatalogue, type ImportOptions } from './import/import.ts';
import type { ImportProblem } from './import/lineReader.ts';
import { rollForward } from './rollForward.ts';
import { seed } from './seed.ts';
import { readState } from './state.ts';

const HOTELS = 60;
const TODAY = '2026-11-21';
const LATER = '2026-12-12';

/** A digest of the rows of a table. */
async function digest(
  kysely: Kysely<Tables>,
  table: keyof Tables,
  order: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(row_text, chr(10) order by row_text)) as digest
    from (select t::text as row_text from ${sql.table(table)} t order by ${sql.raw(order)}) as texts
  `.execute(kysely);
  return rows[0]?.digest;
}

async function digests(kysely: Kysely<Tables>): Promise<Record<string, string | undefined>> {
  return {
    place: await digest(kysely, 'place', 'id'),
    theme: await digest(kysely, 'theme', 'id'),
    facility: await digest(kysely, 'facility', 'id'),
    activity_tag: await digest(kysely, 'activity_tag', 'id'),
    hotel: await digest(kysely, 'hotel', 'id'),
    offer: await digest(kysely, 'offer', 'id'),
    offer_calendar: await digest(kysely, 'offer_calendar', 'offer_id'),
    search_name: await digest(kysely, 'search_name', 'folded'),
    activity: await digest(kysely, 'activity', 'id'),
    gift_box: await digest(kysely, 'gift_box', 'code'),
    room_feature: await digest(kysely, 'room_feature', 'id'),
    room: await digest(kysely, 'room', 'id'),
    program_item: await digest(kysely, 'program_item', 'id'),
    hotel_info: await digest(kysely, 'hotel_info', 'id'),
    review: await digest(kysely, 'review', 'id'),
  };
}

async function exported(kysely: Kysely<Tables>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportCatalogue(kysely)) lines.push(line);
  return lines;
}

/** Imports lines and returns what was reported. */
async function imported(
  kysely: Kysely<Tables>,
  lines: readonly unknown[],
  options: Partial<ImportOptions> = {},
) {
  const problems: ImportProblem[] = [];
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const report = await importCatalogue(kysely, texts, {
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  return { report, problems };
}

describe.each(ruleDatabases)('the seeded database on $kind', ({ open }) => {
  let database: Database;
  let kysely: Kysely<Tables>;
  const messages: string[] = [];

  beforeAll(async () => {
    database = await open();
    ({ kysely } = database);
    await seed(kysely, {
      source: sampleCatalogue,
      hotels: HOTELS,
      today: TODAY,
      onProgress: (message) => messages.push(message),
    });
  });
  afterAll(() => database.close());

  test('the next start has nothing to do', async () => {
    const before = await digests(kysely);
    expect(await seed(kysely, { source: sampleCatalogue, hotels: HOTELS, today: '2026-11-25' })).toBe(
      'unchanged',
    );
    expect(await digests(kysely)).toEqual(before);
  });

  test('a seeding that is interrupted leaves what was there, and the next one starts afresh', async () => {
    const before = await digests(kysely);
    await expect(
      seed(kysely, { source: sampleCatalogue, hotels: HOTELS + 1, today: 'yesterday' }),
    ).rejects.toThrow(/yesterday/);
    expect(await digests(kysely)).toEqual(before);
  });

  test('two starters at once: one seeds, the other finds it done', async () => {
    const results = await Promise.all([
      seed(kysely, { source: sampleCatalogue, hotels: HOTELS - 1, today: TODAY }),
      seed(kysely, { source: sampleCatalogue, hotels: HOTELS - 1, today: TODAY }),
    ]);
    expect(results.toSorted()).toEqual(['seeded', 'unchanged']);
    expect(await seed(kysely, { source: sampleCatalogue, hotels: HOTELS, today: TODAY })).toBe('seeded');
  });

  test('a database that an older generator made is seeded anew', async () => {
    const before = await digests(kysely);
    await sql`update meta set value = jsonb_set(value, '{version}', '1') where key = 'catalogue'`.execute(
      kysely,
    );
    await sql`update offer set picture_count = 9 where id = 10`.execute(kysely);
    expect(await seed(kysely, { source: sampleCatalogue, hotels: HOTELS, today: TODAY })).toBe('seeded');
    expect(await digests(kysely)).toEqual(before);
  });

  test('every place counts its hotels', async () => {
    const { rows } = await sql<{ kind: string; counted: number; real: number }>`
      select kind, sum(hotel_count)::integer as counted,
        (select count(*)::integer from hotel where case place.kind when 'country' then country_id when 'region' then region_id
          when 'city' then city_id else null end in (select id from place p where p.kind = place.kind)) as real
      from place where kind in ('country', 'region', 'city') group by kind
    `.execute(kysely);
    expect(rows.length).toBe(3);
    for (const { counted, real } of rows) expect([counted, real]).toEqual([HOTELS, HOTELS]);
  });

  test.each([
    ['bruj', 'es', 'Brugge'],
    ['anv', 'fr', 'Antwerpen'],
    ['firen', 'it', 'Florence'],
    ['den haag', 'nl', 'Den Haag'],
    ['chambord', 'fr', 'Kasteel van Chambord'],
    ['touquet', null, 'Le Touquet-Paris-Plage'],
    ['donos', null, 'San Sebastian'],
    ["Côte d'Az", 'fr', 'Côte d’Azur'],
  ])('"%s" finds %s %s by its beginning', async (typed, language, expected) => {
    const found = await kysely
      .selectFrom('search_name')
      .innerJoin('place', 'place.id', 'place_id')
      .select('names')
      .where('folded', 'like', `${foldName(typed)}%`)
      .where((where) =>
        where.or([
          where('language', 'is', null),
          ...(language ? [where('language', '=', language as 'fr')] : []),
        ]),
      )
      .execute();
    expect(found.map(({ names }) => names.nl)).toContain(expected);
  });

  test('rolled forward, the calendars are those of a catalogue made on that day', async () => {
    const before = await kysely
      .selectFrom('offer_calendar')
      .selectAll()
      .orderBy('offer_id')
      .limit(20)
      .execute();
    expect(await seed(kysely, { source: sampleCatalogue, hotels: HOTELS, today: LATER })).toBe(
      'rolled-forward',
    );
    const rolled = await digests(kysely);
    const after = await kysely
      .selectFrom('offer_calendar')
      .selectAll()
      .orderBy('offer_id')
      .limit(20)
      .execute();
    before.forEach(({ prices }, index) =>
      expect(after[index]?.prices.slice(0, -21)).toEqual(prices.slice(21)),
    );

    await sql`truncate meta`.execute(kysely);
    expect(await seed(kysely, { source: sampleCatalogue, hotels: HOTELS, today: LATER })).toBe('seeded');
    expect(await digests(kysely)).toEqual(rolled);
  });

  test('export and import make the same database, also over what is there', async () => {
    const before = await digests(kysely);
    const lines = await exported(kysely);
    await sql`truncate place, theme, facility, activity_tag, hotel, offer, offer_calendar, search_name, meta, activity, gift_box, room_feature, room, program_item, hotel_info, review`.execute(
      kysely,
    );
    const { report, problems } = await imported(kysely, lines);
    expect(problems).toEqual([]);
    expect(report).toMatchObject({ hotel: HOTELS, giftBox: 12 });
    expect(await digests(kysely)).toEqual(before);
    await imported(kysely, lines, { replace: true });
    expect(await digests(kysely)).toEqual(before);
  });

  test('an imported catalogue is kept by the next start', async () => {
    expect(await seed(kysely, { source: sampleCatalogue, hotels: HOTELS, today: LATER })).toBe('unchanged');
    expect((await readState(kysely))?.source).toBe('imported');
  });

  test('each bad line is reported with its number and reason, the others are imported', async () => {
    const lines = await exported(kysely);
    const [hotel, offer, room] = ['hotel', 'offer', 'room'].map(
      (type) =>
        JSON.parse(lines.find((line) => line.startsWith(`{"type":"${type}"`)) ?? '') as Record<
          string,
          unknown
        >,
    );
    const { report, problems } = await imported(kysely, [
      { ...hotel, label: 'Hôtel du Changement' },
      '{"type":"hotel",',
      { type: 'motel', id: 1 },
      '',
      { ...hotel, id: 900_001, stars: 7 },
      { ...hotel, id: 900_002, cityId: 999_999_999 },
      { ...hotel, label: 'Deux fois' },
      { ...hotel, id: 900_003, label: 'zero \0 byte' },
      { type: 'calendar', offerId: 10, firstDay: LATER, prices: [100, 200], minNights: [1], rooms: [1, 1] },
      {
        type: 'calendar',
        offerId: 10,
        firstDay: LATER,
        prices: [100, 200],
        minNights: [1, 1],
        rooms: [0, 0],
      },
      { ...hotel, id: 900_004, surprise: true },
      { ...offer, roomId: '8f3c1a52-0d7e-4b6f-9a41-5c2e7d90b1f3' },
      { ...room, maxCapacity: 1 },
    ]);
    expect(problems.toSorted((one, other) => one.line - other.line)).toEqual([
      { line: 2, reason: expect.stringContaining('is not JSON') },
      {
        line: 3,
        reason:
          '"type" must be one of theme, facility, activityTag, roomFeature, programItem, hotelInfo, place, hotel, room, offer, calendar, activity, giftBox, review',
      },
      { line: 5, reason: expect.stringContaining('stars') },
      { line: 6, reason: expect.stringContaining('place 999999999 is not known') },
      { line: 7, reason: expect.stringContaining('twice') },
      { line: 8, reason: expect.stringContaining('label') },
      { line: 9, reason: expect.stringContaining('prices') },
      { line: 10, reason: expect.stringContaining('no stay can begin') },
      { line: 11, reason: expect.stringContaining('surprise') },
      { line: 12, reason: expect.stringContaining('room 8f3c1a52-0d7e-4b6f-9a41-5c2e7d90b1f3 is not known') },
      { line: 13, reason: expect.stringContaining('maxCapacity') },
    ]);
    expect(report).toMatchObject({ hotel: 1, offer: 0, calendar: 0, problems: 11 });
  });

  test('an update is in place: the hotel keeps its offers and is found by its new name only', async () => {
    const { id } = await kysely
      .selectFrom('hotel')
      .select('id')
      .where('label', '=', 'Hôtel du Changement')
      .executeTakeFirstOrThrow();
    const names = await kysely
      .selectFrom('search_name')
      .select('folded')
      .where('hotel_id', '=', id)
      .execute();
    expect(names.map(({ folded }) => folded).toSorted()).toEqual(['changement', 'hotel du changement']);
    expect(await kysely.selectFrom('offer').select('id').where('hotel_id', '=', id).execute()).not.toEqual(
      [],
    );
  });

  test('with replace, what the file does not name is no longer shown, and a faulty line changes nothing', async () => {
    const hotels = (await exported(kysely))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ type }) => type === 'hotel');
    const [first, second] = hotels;
    const { report } = await imported(kysely, [first, { ...second, stars: 'many' }], { replace: true });
    expect(report.unpublishedHotels).toBe(HOTELS - 2);
    expect(
      await kysely.selectFrom('hotel').select('id').where('active', '=', true).orderBy('id').execute(),
    ).toEqual([{ id: first?.['id'] }, { id: second?.['id'] }]);
    const { counted } = await kysely
      .selectFrom('place')
      .select(sql<number>`sum(hotel_count)`.as('counted'))
      .where('kind', '=', 'country')
      .executeTakeFirstOrThrow();
    expect(counted).toBe(2);
  });

  test('an imported calendar that is rolled forward loses its past, and goes when nothing is left', async () => {
    const [one, other] = await kysely.selectFrom('offer').select('id').orderBy('id').limit(2).execute();
    const days = (count: number) => Array.from({ length: count }, (_, index) => 10_000 + index * 100);
    const calendar = (offerId: number | undefined, count: number) => ({
      type: 'calendar',
      offerId,
      firstDay: LATER,
      prices: days(count),
      minNights: days(count).map(() => 1),
      rooms: days(count).map(() => 2),
    });
    await imported(kysely, [calendar(one?.id, 30), calendar(other?.id, 5)]);
    await rollForward(kysely, { today: '2026-12-22' });
    const rows = await kysely
      .selectFrom('offer_calendar')
      .selectAll()
      .where('offer_id', 'in', [one?.id ?? 0, other?.id ?? 0])
      .execute();
    expect(rows).toEqual([
      {
        offer_id: one?.id,
        first_day: '2026-12-22',
        prices: days(30).slice(10),
        min_nights: Array(20).fill(1),
        rooms: Array(20).fill(2),
        from_price: 11_000,
        from_nights: 1,
      },
    ]);
  });
});
