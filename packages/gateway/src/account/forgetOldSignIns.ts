import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Days for which used or expired links, their e-mails and ended sessions are kept, as the privacy text states. */
const KEPT_DAYS = 30;

/** Deletes old sign-in links, their e-mails and ended sessions. */
export async function forgetOldSignIns(db: Kysely<Tables>): Promise<void> {
  const limit = sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  await db.deleteFrom('sign_in_link').where('created_at', '<', limit).execute();
  await db.deleteFrom('email').where('kind', '=', 'signIn').where('created_at', '<', limit).execute();
  await db
    .deleteFrom('passkey_challenge')
    .where('valid_until', '<', sql<Date>`now()`)
    .execute();
  await db.deleteFrom('account_session').where('valid_until', '<', limit).execute();
}
