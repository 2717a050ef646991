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

/** Which database to connect to: one of `url`, `dataDir` and `inMemory`. */
export interface DatabaseOptions {
  /** Address of a PostgreSQL server (15 or later), `postgresql://user:password@host:port/name`. Wins over the others. */
  url?: string;
  /** Folder of a PostgreSQL that runs inside this process (PGlite); made when missing. */
  dataDir?: string;
  /** A PGlite that is gone when closed. */
  inMemory?: boolean;
  /** What a PGlite in memory begins with: a data folder as `PGlite.dumpDataDir` gives it. @default an empty one, made anew */
  initial?: Blob;
  /** Most connections to a server at once. @default 10 */
  maxConnections?: number;
}

/** A connection, or a pool of them. */
export interface Database {
  kysely: Kysely<Tables>;
  kind: 'pglite' | 'postgresql';
  /** Ends the connections and gives the data folder back. Calling it again does nothing. */
  close: () => Promise<void>;
}

const OLDEST_SERVER = 150_000;

/** Object ids of built-in types, the same in every PostgreSQL. */
const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;
const SMALLINTS = 1005;
const INTEGERS = 1007;

/** An array of integers as PostgreSQL writes it, `{1,NULL,3}`; a calendar has three of a year's length. */
function parseIntegers(text: string): unknown {
  return JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null'));
}

/** Days stay ISO text, bigint and numeric become numbers: all of ours fit. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(DATE, (text: string) => text);
parsers.setTypeParser(BIGINT, Number);
parsers.setTypeParser(NUMERIC, Number);
parsers.setTypeParser(SMALLINTS, parseIntegers);
parsers.setTypeParser(INTEGERS, parseIntegers);

/**
 * Opens the catalogue's database: a PostgreSQL server when `url` is given, else PGlite. Both speak through
 * node-postgres, so values are written and read alike. Does not migrate.
 *
 * @throws DatabaseError when there is no such server, it refuses, it is too old, or the folder is in use.
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
  // The same while it is lent out and no query runs on it; the next query reports it.
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

/** Losing the last write in a power cut is fine here: the catalogue can be made again. */
export const PGLITE = { extensions: { pg_trgm }, relaxedDurability: true } as const;

/** The folder inside `dataDir` that PGlite keeps its files in, made complete or not at all. */
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
    // One connection that is never closed for being idle: PGlite has a single session.
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

/** The address with its password hidden, or a word when it is not an address. */
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
