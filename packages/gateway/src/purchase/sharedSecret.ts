import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * A secret that all copies of the gateway on one database share; created when it is first needed.
 *
 * @param name its key in `meta`
 * @param prefix beginning of the secret, so that a leaked one is recognised
 */
export async function sharedSecret(db: Kysely<Tables>, name: string, prefix: string): Promise<string> {
  const stored = () => db.selectFrom('meta').select('value').where('key', '=', name);
  const known = await stored().executeTakeFirst();
  if (known) return String(known.value);
  // Another copy may create it at the same moment: the first one is kept.
  await db
    .insertInto('meta')
    .values({ key: name, value: JSON.stringify(`${prefix}_${randomBytes(24).toString('hex')}`) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await stored().executeTakeFirstOrThrow();
  return String(value);
}
