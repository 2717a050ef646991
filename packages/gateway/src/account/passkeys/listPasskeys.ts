import type { Passkey } from '@sabadora/api';
import { nowInParis } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The passkeys of an account in the order in which they were added, without their public keys. */
export async function listPasskeys(db: Kysely<Tables>, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'rp_id', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, rp_id: host, created_at, used_at }) => ({
    id,
    name,
    host,
    createdOn: nowInParis(created_at).today,
    ...(used_at && { usedOn: nowInParis(used_at).today }),
  }));
}
