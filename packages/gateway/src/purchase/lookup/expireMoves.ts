import { openPayments } from '../payments/payments.ts';
import { abandonPayments } from '../payments/makeIntent.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { lockMove, releaseMove } from './moves.ts';

/** Moves processed in one round. */
const AT_ONCE = 20;

/** Releases new dates that were not paid in time, once no payment for them can succeed any more. */
export async function expireMoves(context: PurchaseContext): Promise<void> {
  const { db, now, log } = context;
  const over = await db
    .selectFrom('booking_move')
    .select(['id', 'purchase_id'])
    .where('state', '=', 'held')
    .where('held_until', '<=', now())
    .orderBy('held_until')
    .limit(AT_ONCE)
    .execute();
  for (const { id, purchase_id } of over) {
    try {
      // A payment that succeeded just before moves the booking.
      await abandonPayments(context, await openPayments(db, purchase_id));
      await db.transaction().execute(async (transaction) => {
        const { order, move } = await lockMove(transaction, id);
        if (move.state !== 'held' || (await openPayments(transaction, purchase_id)).length > 0) return;
        await releaseMove(transaction, order, move);
      });
    } catch (error) {
      log.warn({ move: id, err: error }, 'new dates of a booking could not be given up yet');
    }
  }
}
