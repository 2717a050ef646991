import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { FIXTURE_TODAY, insertFixture } from './fixture.ts';

/** A gateway with the fixture's catalogue and day for the tests of the calling `describe`; closed after them. */
export function fixtureServer(open: () => Promise<Database>) {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.kysely);
    server = createGateway({ database, clock: () => new Date(`${FIXTURE_TODAY}T11:00:00Z`) });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function get(path: string) {
    const response = await server.inject(path);
    return { status: response.statusCode, body: response.json() };
  }

  return {
    /** The database; available only within a test. */
    database: () => database,
    /** The server; available only within a test. */
    server: () => server,
    /** Sends a GET; returns status and JSON body. */
    get,
    /** Searches stays in French, cheapest first. */
    search: (query: string) => get(`/api/offers.json?locale=fr_FR&sorting.orderBy=priceAsc&${query}`),
  };
}
