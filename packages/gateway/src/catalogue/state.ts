import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Key of the advisory lock under which one process at a time writes the catalogue. */
const LOCK = 4_121_978;

/** The origin and first day of the catalogue in a database: the value of `catalogue` in `meta`. */
export interface CatalogueState {
  source: 'generated' | 'imported';
  /** Version of the generator that made it; see `CatalogueSource`. */
  version: number;
  hotels: number;
  /** First day of the calendars, as ISO text. */
  firstDay: string;
}

/** Reads the state of the catalogue; undefined in an empty database. */
export async function readState(kysely: Kysely<Tables>): Promise<CatalogueState | undefined> {
  const row = await kysely
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  return row?.value as CatalogueState | undefined;
}

/** Writes the state of the catalogue. */
export async function writeState(kysely: Kysely<Tables>, state: CatalogueState): Promise<void> {
  const value = JSON.stringify(state);
  await kysely
    .insertInto('meta')
    .values({ key: 'catalogue', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Runs `work` in a transaction while no other process writes the catalogue. */
export function writing<Result>(
  kysely: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    // The work ends with a new version of the search data, so single changes need not be logged.
    await sql`set local sabadora.new_catalogue = 'on'`.execute(transaction);
    return work(transaction);
  });
}
