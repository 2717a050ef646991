import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Days that messages of visitors are kept, as the text on data protection says. */
const KEPT_DAYS = 365;

/** Forgets the messages that are older than is kept, and what customer care was written about them. */
export async function forgetOldCases(db: Kysely<Tables>): Promise<void> {
  const limit = sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  await db.deleteFrom('customer_case').where('received_at', '<', limit).execute();
  await db.deleteFrom('email').where('kind', '=', 'case').where('created_at', '<', limit).execute();
}
