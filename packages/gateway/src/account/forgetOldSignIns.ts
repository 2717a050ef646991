import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Days that used or late links, their e-mails and ended sessions are kept, as the text on data protection says. */
const KEPT_DAYS = 30;

/** Forgets what signed somebody in long ago. */
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
