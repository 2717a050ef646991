import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { DatabaseError } from './DatabaseError.ts';
import type { Tables } from './tables.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Key of the advisory lock; any number that nothing else uses in this database. */
const LOCK = 4_121_977;

interface Migration {
  name: string;
  text: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), 'utf8') })),
  );
}

/** The part of a file's name that identifies it: the name without its number, which only decides the order. */
const subjectOf = (name: string) => name.replace(/^\d+-/, '');

/** Renames migrations that ran under another number to their present name, so that they do not run again. */
async function adoptNumbers(
  transaction: Transaction<Tables>,
  migrations: readonly Migration[],
  done: readonly string[],
): Promise<string[]> {
  const names = new Map(migrations.map(({ name }) => [subjectOf(name), name]));
  const adopted: string[] = [];
  for (const name of done) {
    const present = names.get(subjectOf(name)) ?? name;
    if (present !== name) {
      await sql`update migration set name = ${present} where name = ${name}`.execute(transaction);
    }
    adopted.push(present);
  }
  return adopted;
}

/**
 * Migrates the database: runs the numbered files of `migrations` that have not run yet, in order and in one
 * transaction. When several processes start at once, one migrates and the others wait. A file that ran under another
 * number does not run again.
 *
 * @returns the names of the files that ran, in order; empty when there was nothing to do.
 * @throws DatabaseError when a file fails (nothing is changed then), or a file that had run is missing.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<string[]> {
  const migrations = await readMigrations();
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key, ran_at timestamptz not null default now())`.execute(
      transaction,
    );
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
    const ran = rows.map((row) => row.name);
    const done = new Set(await adoptNumbers(transaction, migrations, ran));
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new DatabaseError(
        `The database was made by another version of the gateway, which is later than this one or was never released (it has ${unknown.join(', ')}). Update the gateway, or use another database: without DATABASE_URL, remove the data folder, which is filled anew.`,
      );
    }
    const pending = migrations.filter(({ name }) => !done.has(name));
    for (const { name, text } of pending) {
      try {
        await sql.raw(text).execute(transaction);
      } catch (cause) {
        throw new DatabaseError(`Migration ${name} failed: ${(cause as Error).message}.`, { cause });
      }
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    }
    return pending.map(({ name }) => name);
  });
}
