import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from './DatabaseError.ts';
import type { Tables } from './tables.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Any number that nothing else locks in this database. */
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

/**
 * Brings the tables up to date: runs the numbered files of `migrations` that have not run yet, in order and all
 * in one transaction. Of several processes that start at once, one does the work and the others wait.
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
    const done = new Set(rows.map((row) => row.name));
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) {
      throw new DatabaseError(
        `The database was made by a later version of the gateway (it has ${unknown.join(', ')}). Update the gateway, or use another database.`,
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
