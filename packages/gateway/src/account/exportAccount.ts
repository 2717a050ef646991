import type { AccountContext } from './AccountContext.ts';
import { listPasskeys } from './passkeys/listPasskeys.ts';
import type { Session } from './sessions.ts';
import { ordersOf } from './trips.ts';
import { wishlistOf } from './wishlist.ts';

/** All stored data about an account's owner (GDPR, articles 15 and 20), as plain data. Secrets are left out. */
export async function exportAccount({ db }: AccountContext, { account }: Session): Promise<object> {
  const { id, email, first_name: firstName, last_name: lastName, phone, created_at: createdAt } = account;
  const orders = await ordersOf(db, email).execute();
  return {
    account: { id, email, firstName, lastName, phone, createdAt },
    sessions: await db
      .selectFrom('account_session')
      .select(['created_at as createdAt', 'valid_until as validUntil'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute(),
    signInLinks: await db
      .selectFrom('sign_in_link')
      .where('email', '=', email)
      .select(['created_at as createdAt', 'valid_until as validUntil'])
      .orderBy('created_at')
      .execute(),
    passkeys: (await listPasskeys(db, id)).map(({ id: _id, ...passkey }) => passkey),
    wishlist: await wishlistOf(db, id),
    orders: orders.map(({ number, state, locale, product, lines, buyer, special_request, paid_at }) => ({
      number: String(number),
      state,
      locale,
      product,
      lines,
      buyer,
      specialRequest: special_request,
      paidAt: paid_at,
    })),
    newsletter: await db
      .selectFrom('newsletter_subscription')
      .select(['locale', 'source', 'requested_at as requestedAt', 'confirmed_at as confirmedAt'])
      .where('email', '=', email)
      .execute(),
    messages: await db
      .selectFrom('customer_case')
      .select(['reason', 'booking_number as bookingNumber', 'name', 'phone', 'description'])
      .select('received_at as receivedAt')
      .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', email))
      .orderBy('received_at')
      .execute(),
  };
}
