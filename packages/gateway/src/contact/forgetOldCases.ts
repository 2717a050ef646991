import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Days for which messages of visitors are kept, as the privacy text states. */
const KEPT_DAYS = 365;

/** Deletes messages older than `KEPT_DAYS`, with the e-mails to customer care about them. */
export async function forgetOldCases(db: Kysely<Tables>): Promise<void> {
  const limit = sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  await db.deleteFrom('customer_case').where('received_at', '<', limit).execute();
  await db.deleteFrom('email').where('kind', '=', 'case').where('created_at', '<', limit).execute();
}
