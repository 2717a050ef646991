import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Only one process writes the catalogue at a time. */
const LOCK = 4_121_978;

/** What the catalogue in a database is: `meta` under the key `catalogue`. */
export interface CatalogueState {
  source: 'generated' | 'imported';
  /** Of the generator that made it. */
  version: number;
  hotels: number;
  /** The day its calendars begin, ISO. */
  firstDay: string;
}

/** Undefined in an empty database. */
export async function readState(kysely: Kysely<Tables>): Promise<CatalogueState | undefined> {
  const row = await kysely
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  return row?.value as CatalogueState | undefined;
}

/** Replaces what the database says of its catalogue. */
export async function writeState(kysely: Kysely<Tables>, state: CatalogueState): Promise<void> {
  const value = JSON.stringify(state);
  await kysely
    .insertInto('meta')
    .values({ key: 'catalogue', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Runs `work` in a transaction that no other writer of the catalogue runs beside. */
export function writing<Result>(
  kysely: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    // It ends with a new version of what searches read: single changes need not be noted.
    await sql`set local sabadora.new_catalogue = 'on'`.execute(transaction);
    return work(transaction);
  });
}
