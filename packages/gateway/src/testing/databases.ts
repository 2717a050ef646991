import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { emptyPglite } from './emptyPglite.ts';

export interface TestDatabase {
  kind: Database['kind'];
  /** A database with all tables, empty; the caller closes it. */
  open: () => Promise<Database>;
  /** A database without tables; the caller closes it. */
  openBare: () => Promise<Database>;
}

let shared: Promise<Database> | undefined;

/** Opens the test file's only PGlite, which is emptied for each `open`. */
async function openPglite(): Promise<Database> {
  shared ??= emptyPglite().then((initial) => openDatabase({ inMemory: true, initial }));
  const database = await shared;
  await sql`drop schema public cascade`.execute(database.kysely);
  await sql`create schema public`.execute(database.kysely);
  return { ...database, close: async () => {} };
}

const newName = () => `sabadora_test_${randomUUID().replaceAll('-', '')}`;

const addressOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Creates a separate database on the server, dropped when closed. */
async function openPostgresql(server: string, template = 'template1'): Promise<Database> {
  const name = newName();
  const admin = await openDatabase({ url: server, maxConnections: 1 });
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin.kysely);
  const database = await openDatabase({ url: addressOf(server, name), maxConnections: 5 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await sql`drop database ${sql.id(name)}`.execute(admin.kysely);
      await admin.close();
    },
  };
}

/**
 * Creates a database with all tables on the server and returns its name: copying it is faster than migrating again.
 */
async function makeTemplate(server: string): Promise<string> {
  const name = newName();
  const admin = await openDatabase({ url: server, maxConnections: 1 });
  await sql`create database ${sql.id(name)}`.execute(admin.kysely);
  await admin.close();
  const database = await openDatabase({ url: addressOf(server, name), maxConnections: 1 });
  await migrate(database.kysely);
  await database.close();
  return name;
}

let template: Promise<string> | undefined;

const url = process.env['TEST_DATABASE_URL'];

const pglite: TestDatabase = {
  kind: 'pglite',
  openBare: openPglite,
  open: async () => {
    const database = await openPglite();
    await migrate(database.kysely);
    return database;
  },
};

const postgresqlOn = (server: string): TestDatabase => ({
  kind: 'postgresql',
  openBare: () => openPostgresql(server),
  open: async () => openPostgresql(server, await (template ??= makeTemplate(server))),
});

/**
 * The databases for tests: PGlite, and PostgreSQL when `TEST_DATABASE_URL` is a server on which databases may be
 * created. Use with `describe.each(testDatabases)('on $kind', …)`.
 */
export const testDatabases: readonly TestDatabase[] = [pglite, ...(url ? [postgresqlOn(url)] : [])];

/**
 * The databases for tests of rules in SQL that is the same on either database: in the quick suite only PostgreSQL if
 * available, which is much faster and runs transactions concurrently, otherwise PGlite; all databases in the whole
 * matrix. What differs between databases (migrations) is tested on `testDatabases`, and the end-to-end tests run on
 * PGlite.
 */
export const ruleDatabases: readonly TestDatabase[] =
  process.env['SABADORA_MATRIX'] === 'quick' ? testDatabases.slice(-1) : testDatabases;
