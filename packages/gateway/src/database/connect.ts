import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseError } from './DatabaseError.ts';
import { lockDataFolder } from './dataFolder.ts';
import { PgliteStream } from './PgliteStream.ts';
import { preparedPool } from './preparedPool.ts';
import type { Tables } from './tables.ts';

/** The database to connect to: one of `url`, `dataDir` and `inMemory`. */
export interface DatabaseOptions {
  /**
   * Address of a PostgreSQL server (15 or later), `postgresql://user:password@host:port/name`. Takes precedence over
   * the others.
   */
  url?: string;
  /** Folder of a PostgreSQL that runs inside this process (PGlite); created when missing. */
  dataDir?: string;
  /** Uses a PGlite in memory, which is lost when closed. */
  inMemory?: boolean;
  /** Initial content of a PGlite in memory: a data folder from `PGlite.dumpDataDir`. @default an empty database */
  initial?: Blob;
  /** Most connections to a server at once. @default 10 */
  maxConnections?: number;
}

/** A connection, or a pool of them. */
export interface Database {
  kysely: Kysely<Tables>;
  kind: 'pglite' | 'postgresql';
  /** Ends the connections and releases the data folder. Further calls do nothing. */
  close: () => Promise<void>;
}

const OLDEST_SERVER = 150_000;

/** Object ids of built-in types, which are the same in every PostgreSQL. */
const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;
const SMALLINTS = 1005;
const INTEGERS = 1007;

/**
 * Parses an array of integers as PostgreSQL writes it, `{1,NULL,3}`; a calendar has three arrays with a year's
 * length.
 */
function parseIntegers(text: string): unknown {
  return JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null'));
}

/** Days stay ISO text; bigint and numeric become numbers, in which all values of this schema fit. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(DATE, (text: string) => text);
parsers.setTypeParser(BIGINT, Number);
parsers.setTypeParser(NUMERIC, Number);
parsers.setTypeParser(SMALLINTS, parseIntegers);
parsers.setTypeParser(INTEGERS, parseIntegers);

/**
 * Opens the database: a PostgreSQL server when `url` is given, otherwise PGlite. Both are used through node-postgres,
 * so values are written and read alike. Does not migrate.
 *
 * @throws DatabaseError when the server cannot be reached, refuses or is too old, or the folder is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return openServer(options.url, options.maxConnections ?? 10);
  if (options.dataDir || options.inMemory)
    return openInProcess(options.inMemory ? undefined : options.dataDir, options.initial);
  throw new DatabaseError('openDatabase needs one of url, dataDir and inMemory.');
}

async function openServer(url: string, max: number): Promise<Database> {
  const shown = withoutPassword(url);
  const pool = new pg.Pool({ connectionString: url, max, types: parsers, connectionTimeoutMillis: 10_000 });
  // A connection lost while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', (error) => process.emitWarning(`A database connection was lost: ${error.message}`));
  // Connections in use emit errors too while no query runs on them; the next query reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{
      version: string;
    }>`select current_setting('server_version_num') as version`.execute(kysely);
    const version = Number(rows[0]?.version ?? 0);
    if (version < OLDEST_SERVER) {
      throw new DatabaseError(
        `The server at ${shown} is PostgreSQL ${Math.floor(version / 10_000)}; 15 or later is needed.`,
      );
    }
  } catch (error) {
    await kysely.destroy();
    throw error instanceof DatabaseError ? error : new DatabaseError(explain(error, shown), { cause: error });
  }
  return { kysely, kind: 'postgresql', close: () => kysely.destroy() };
}

/** `relaxedDurability` may lose the last writes in a power cut, which is acceptable for the built-in database. */
export const PGLITE = { extensions: { pg_trgm }, relaxedDurability: true } as const;

/** The folder inside `dataDir` with PGlite's files. It is created under another name and renamed when complete. */
async function preparedFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgresql');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, ...PGLITE });
  await pglite.close();
  renameSync(unfinished, folder);
  return folder;
}

async function openInProcess(dataDir: string | undefined, initial: Blob | undefined): Promise<Database> {
  const release = dataDir === undefined ? () => {} : lockDataFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      ...(dataDir === undefined ? {} : { dataDir: await preparedFolder(dataDir) }),
      ...(dataDir === undefined && initial ? { loadDataDir: initial } : {}),
      ...PGLITE,
    });
    // A single connection, never closed for being idle, because PGlite has a single session.
    const pool = new pg.Pool({
      stream: () => new PgliteStream(pglite),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      types: parsers,
      idleTimeoutMillis: 0,
    });
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
    let closing: Promise<void> | undefined;
    const close = async () => {
      await kysely.destroy();
      await pglite.close();
      release();
    };
    return { kysely, kind: 'pglite', close: () => (closing ??= close()) };
  } catch (error) {
    release();
    if (dataDir === undefined) throw error;
    throw new DatabaseError(
      `The database in ${dataDir} cannot be opened: ${(error as Error).message}. Delete the folder to make it anew, or choose another with --data.`,
      { cause: error },
    );
  }
}

/** The address with its password hidden. @throws DatabaseError when it is not a PostgreSQL address */
function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (!['postgres:', 'postgresql:'].includes(parsed.protocol)) throw new TypeError('not PostgreSQL');
    if (parsed.password) parsed.password = '***';
    return parsed.href;
  } catch (cause) {
    throw new DatabaseError(
      'DATABASE_URL is not a PostgreSQL address. Write it as postgresql://user:password@host:5432/name.',
      { cause },
    );
  }
}

function explain(error: unknown, shown: string): string {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENOENT':
      return `No PostgreSQL server responds at ${shown} (${code}). Start it, correct DATABASE_URL, or leave it out to use the built-in database.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of ${shown} is not known (${code}). Correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `The server at ${shown} refuses this user or password. Correct DATABASE_URL.`;
    case undefined:
      return `The database at ${shown} cannot be used: ${message}.`;
    case '3D000':
      return `The server at ${shown} has no such database. Make it with createdb, or correct DATABASE_URL.`;
    default:
      return `The database at ${shown} cannot be used: ${message} (${code}).`;
  }
}
