import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import type { Database } from './connect.ts';
import { DatabaseError } from './DatabaseError.ts';
import { migrate } from './migrate.ts';

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
