import type { AccountContext } from './AccountContext.ts';
import type { Session } from './sessions.ts';
import { ordersOf } from './trips.ts';

/**
 * Deletes an account with its profile, wishlist, sessions and sign-in links. Its orders stay, as accounting law
 * demands, but no later account with the same address shows them; they can be found only by number and e-mail.
 */
export async function deleteAccount({ db }: AccountContext, { account }: Session): Promise<void> {
  const { id, email } = account;
  await db.transaction().execute(async (transaction) => {
    const orders = await ordersOf(transaction, email).clearSelect().select('id').execute();
    if (orders.length > 0)
      await transaction
        .insertInto('unlinked_purchase')
        .values(orders.map((order) => ({ purchase_id: order.id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await transaction.deleteFrom('sign_in_link').where('email', '=', email).execute();
    await transaction
      .deleteFrom('email')
      .where('kind', '=', 'signIn')
      .where(({ fn, eb }) => eb(fn<string>('lower', ['recipient']), '=', email))
      .execute();
    await transaction.deleteFrom('account').where('id', '=', id).execute();
  });
}
