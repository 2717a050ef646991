import type { AccountTrip } from '@sabadora/api';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { grantAccess } from '../purchase/lookup/access.ts';
import { toBooking } from '../purchase/lookup/toBooking.ts';
import type { AccountContext } from './AccountContext.ts';

/** Most trips shown. */
const TRIPS_MAX = 50;

/** The paid orders of an address, newest first, without those of deleted accounts. */
export function ordersOf(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('number', 'is not', null)
    .where(sql<string>`lower(buyer -> 'email' ->> 'email')`, '=', email)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('unlinked_purchase')
            .select('purchase_id')
            .whereRef('unlinked_purchase.purchase_id', '=', 'purchase.id'),
        ),
      ),
    )
    .orderBy('paid_at', 'desc');
}

/** The orders of an account's address, each as the booking lookup shows it. */
export async function tripsOf(context: AccountContext, email: string): Promise<AccountTrip[]> {
  const { db, now } = context;
  const orders = await ordersOf(db, email)
    .where('state', 'in', ['paid', 'cancelled', 'refunded'])
    .limit(TRIPS_MAX)
    .execute();
  return Promise.all(
    orders.map(async (order) => ({
      booking: await toBooking(context, order),
      access: await grantAccess(db, { orderId: order.id, purpose: 'booking', now: now() }),
    })),
  );
}
