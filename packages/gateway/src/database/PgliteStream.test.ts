import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyPglite } from '../testing/emptyPglite.ts';
import { PgliteStream } from './PgliteStream.ts';

let pglite: PGlite;
let client: pg.Client;

beforeAll(async () => {
  pglite = await PGlite.create({ loadDataDir: await emptyPglite() });
  client = new pg.Client({ stream: () => new PgliteStream(pglite), user: 'postgres', database: 'postgres' });
  await client.connect();
});
afterAll(() => pglite.close());

test('a statement with parameters is one call of PGlite', async () => {
  const calls = vi.spyOn(pglite, 'execProtocolRawStream');
  const { rows } = await client.query('select $1::integer + $2::integer as sum', [3, 4]);
  expect(rows).toEqual([{ sum: 7 }]);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a statement of several megabytes, and as long a response', async () => {
  const long = 'häufig'.repeat(500_000);
  const { rows } = await client.query<{ long: string }>('select $1 as long', [long]);
  expect(rows[0]?.long === long).toBe(true);
});

test('many rows, in their order', async () => {
  const { rows } = await client.query<{ n: number }>('select n from generate_series(1, 50000) as n');
  expect(rows).toHaveLength(50_000);
  expect(rows.findIndex(({ n }, index) => n !== index + 1)).toBe(-1);
});

test('the connection goes on after an error, in a statement and in a transaction', async () => {
  await expect(client.query('selec $1', [1])).rejects.toThrow('syntax error');
  await expect(client.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' });
  await client.query('begin');
  await expect(client.query('select * from nothing')).rejects.toMatchObject({ code: '42P01' });
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
  await client.query('rollback');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a statement can be sent as the response of the one before is read', async () => {
  const { promise, resolve } = Promise.withResolvers<pg.QueryResult>();
  client.query('select $1::integer as n', [1], () => {
    client.query('select $1::integer as n', [2], (_, result) => resolve(result));
  });
  expect((await promise).rows).toEqual([{ n: 2 }]);
});

test('it ends, and PGlite can be used by the next client', async () => {
  await client.end();
  const next = new pg.Client({ stream: () => new PgliteStream(pglite), user: 'postgres' });
  await next.connect();
  expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await next.end();
});
