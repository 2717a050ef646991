import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { createGateway } from '../server.ts';
import { insertFixture } from '../testing-http/fixture.ts';
import {
  createPostgresqlServer,
  postgresqlBin,
  type PostgresqlServer,
} from '../testing-http/postgresqlServer.ts';
import { isDatabaseDown } from './databaseDown.ts';

describe('a database that is away', () => {
  let postgresql: PostgresqlServer | undefined;

  afterEach(() => postgresql?.remove());

  test('a closed database is 503 with Retry-After, as problem JSON', async () => {
    const database = await openDatabase({ inMemory: true });
    await migrate(database.kysely);
    const server = createGateway({ database });
    expect((await server.inject('/gateway/health')).statusCode).toBe(200);
    await database.close();
    for (const path of [
      '/gateway/health',
      '/api/offers.json?locale=fr_FR',
      '/api/facets.json?locale=fr_FR',
    ]) {
      const response = await server.inject(path);
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({ status: 503, title: 'Service unavailable' });
    }
    await server.close();
  });

  test.skipIf(!postgresqlBin)(
    'a server that is stopped is 503; when it is back, so are the answers',
    async () => {
      postgresql = await createPostgresqlServer(postgresqlBin ?? '');
      postgresql.start();
      const database = await openDatabase({ url: postgresql.url });
      await migrate(database.kysely);
      await insertFixture(database.kysely);
      const server = createGateway({ database, clock: () => new Date('2026-11-21T11:00:00Z') });
      const search = () => server.inject('/api/offers.json?locale=fr_FR');
      const before = await search();
      expect(before.statusCode).toBe(200);

      // Some requests are running when the database stops.
      const cut = Array.from({ length: 8 }, search);
      postgresql.stop();
      for (const response of await Promise.all(cut)) expect([200, 503]).toContain(response.statusCode);
      const away = await search();
      expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
      expect(away.body).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);

      postgresql.start();
      const after = await search();
      expect([after.statusCode, after.json()]).toEqual([200, before.json()]);
      await server.close();
      await database.close();
    },
  );

  test.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    [Object.assign(new Error('x'), { code: '57P01' }), true],
    [Object.assign(new Error('x'), { code: '08006' }), true],
    [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), true],
    [new Error('Connection terminated unexpectedly'), true],
    [Object.assign(new Error('syntax error'), { code: '42601' }), false],
    [new Error('x is not a function'), false],
    ['ECONNREFUSED', false],
  ])('%s: %s', (error, isDown) => {
    expect(isDatabaseDown(error)).toBe(isDown);
  });
});
