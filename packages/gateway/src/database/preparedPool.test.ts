import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPglite } from '../testing/emptyPglite.ts';
import { type Database, openDatabase } from './connect.ts';
import type { Tables } from './tables.ts';

let database: Database;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await openDatabase({ inMemory: true, initial: await emptyPglite() });
  db = database.kysely;
});
afterAll(() => database.close());

/** The names under which a statement is prepared. The statement's text is given as sent, with numbered parameters. */
async function namesOf(statement: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from pg_prepared_statements where statement = ${statement}`.execute(db);
  return rows.map(({ name }) => name);
}

test('a statement that is sent again is prepared once, in transactions and without', async () => {
  const text = 'select $1::integer as value';
  const send = (value: number, on: Kysely<Tables> = db) =>
    sql<{ value: number }>`select ${value}::integer as value`.execute(on);
  expect((await send(1)).rows).toEqual([{ value: 1 }]);
  expect(await namesOf(text)).toEqual([]);
  expect((await send(2)).rows).toEqual([{ value: 2 }]);
  await db.transaction().execute((transaction) => send(3, transaction));
  expect(await namesOf(text)).toHaveLength(1);
  expect((await send(4)).rows).toEqual([{ value: 4 }]);
});

test('one that fails can be sent again', async () => {
  const divide = (by: number) => sql<{ value: number }>`select 8 / ${by}::integer as value`.execute(db);
  for (const _ of [1, 2, 3]) await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ value: 4 }]);
});

test('it is planned anew when its table has grown', async () => {
  await sql`create table grown (id integer primary key)`.execute(db);
  await sql`insert into grown values (1)`.execute(db);
  const find = () => sql`select id from grown where id = ${1}::integer`.execute(db);
  const plan = async () => {
    const [name] = await namesOf('select id from grown where id = $1::integer');
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain execute ${sql.id(name ?? '')} (1)`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (let nth = 0; nth < 20; nth += 1) await find();
  await sql`vacuum grown`.execute(db);
  for (let nth = 0; nth < 20; nth += 1) await find();
  expect(await plan()).toContain('Seq Scan');
  await sql`insert into grown select generate_series(2, 5000)`.execute(db);
  for (let nth = 0; nth < 200; nth += 1) await find();
  expect(await plan()).toContain('Index');
});

test('arrays of integers are numbers, with nulls and levels', async () => {
  const { rows } = await sql`
    select '{1,NULL,-3}'::integer[] as integers, '{}'::smallint[] as none, '{{1,2},{3,4}}'::integer[] as levels,
      null::integer[] as missing`.execute(db);
  expect(rows).toEqual([
    {
      integers: [1, null, -3],
      none: [],
      levels: [
        [1, 2],
        [3, 4],
      ],
      missing: null,
    },
  ]);
});
