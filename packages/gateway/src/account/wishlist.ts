import type { RequestOf, WishlistEntry, mergeWishlist as mergeCall } from '@sabadora/api';
import { WISHLIST_MAX } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { AccountContext } from './AccountContext.ts';

/** The wishlist of an account, newest entry first. */
export async function wishlistOf(db: Kysely<Tables>, accountId: string): Promise<WishlistEntry[]> {
  const rows = await db
    .selectFrom('account_wishlist')
    .select('item')
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('kind')
    .orderBy('item_id')
    .limit(WISHLIST_MAX)
    .execute();
  return rows.map(({ item }) => item);
}

/**
 * Merges the changes of a device into an account's wishlist (CH-139). Entries that are saved already keep their
 * place.
 */
export async function mergeWishlist(
  { db, now }: AccountContext,
  accountId: string,
  { added, removed }: RequestOf<typeof mergeCall>,
): Promise<WishlistEntry[]> {
  const at = now().getTime();
  return db.transaction().execute(async (transaction) => {
    for (const { kind, id } of removed)
      await transaction
        .deleteFrom('account_wishlist')
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('item_id', '=', id)
        .execute();
    if (added.length > 0)
      await transaction
        .insertInto('account_wishlist')
        .values(
          added.map((item, place) => ({
            account_id: accountId,
            kind: item.kind,
            item_id: item.id,
            item: JSON.stringify(item),
            // Keeps the order that the entries have on the device.
            saved_at: new Date(at - place),
          })),
        )
        .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'item_id']).doNothing())
        .execute();
    const kept = await wishlistOf(transaction, accountId);
    if (kept.length === WISHLIST_MAX)
      await transaction
        .deleteFrom('account_wishlist')
        .where('account_id', '=', accountId)
        .where((eb) =>
          eb(
            eb.refTuple('kind', 'item_id'),
            'not in',
            kept.map(({ kind, id }) => eb.tuple(kind, id)),
          ),
        )
        .execute();
    return kept;
  });
}
