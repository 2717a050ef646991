import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import type { Database } from './connect.ts';
import { DatabaseError } from './DatabaseError.ts';
import { migrate } from './migrate.ts';

test('the files of the migrations are numbered from 1 without a gap, each once, and none is called like another', async () => {
  const files = (await readdir(new URL('migrations/', import.meta.url))).toSorted();
  const numbers = files.map((file) => /^(\d{4})-[a-z-]+\.sql$/.exec(file)?.[1]);
  expect(numbers).toEqual(files.map((_, at) => String(at + 1).padStart(4, '0')));
  expect(new Set(files.map((file) => file.slice(4))).size).toBe(files.length);
});

describe.each(testDatabases)('migrations on $kind', ({ openBare }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openBare();
  });
  afterAll(() => database.close());

  test('two starters at once: every file runs once, and both see all tables', async () => {
    const ran = await Promise.all([migrate(database.kysely), migrate(database.kysely)]);
    expect(ran.flat()).toEqual([...new Set(ran.flat())]);
    expect(ran.flat()[0]).toBe('0001-catalogue.sql');
    expect(await database.kysely.selectFrom('hotel').selectAll().execute()).toEqual([]);
  });

  test('a later start has nothing to do', async () => {
    expect(await migrate(database.kysely)).toEqual([]);
  });

  test('a database in which a file ran under another number keeps its data, and knows it by its new number', async () => {
    const { kysely } = database;
    await sql`update migration set name = '0010-order-kinds.sql' where name like '%-order-kinds.sql'`.execute(
      kysely,
    );
    await kysely.insertInto('meta').values({ key: 'kept', value: '"yes"' }).execute();
    expect(await migrate(kysely)).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(kysely);
    expect(rows.map(({ name }) => name)).toEqual(
      (await readdir(new URL('migrations/', import.meta.url))).toSorted(),
    );
    expect(await kysely.selectFrom('meta').select('value').where('key', '=', 'kept').execute()).toHaveLength(
      1,
    );
  });

  test('a database of a later version is refused, by the name of what it has', async () => {
    await sql`insert into migration (name) values ('9999-future.sql')`.execute(database.kysely);
    await expect(migrate(database.kysely)).rejects.toThrow(/9999-future\.sql/);
    await expect(migrate(database.kysely)).rejects.toBeInstanceOf(DatabaseError);
    await sql`delete from migration where name = '9999-future.sql'`.execute(database.kysely);
  });

  test('days are read as ISO text, numeric and bigint as numbers, arrays as arrays', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select date '2026-03-29' as day, 8.4::numeric(3, 1) as score, 5::bigint as count, array[1, 2]::smallint[] as numbers,
        ${[3, 4]}::integer[] as sent, null::date as never
    `.execute(database.kysely);
    expect(rows[0]).toEqual({
      day: '2026-03-29',
      score: 8.4,
      count: 5,
      numbers: [1, 2],
      sent: [3, 4],
      never: null,
    });
  });
});
