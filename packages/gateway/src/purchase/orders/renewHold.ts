import { isOpen } from '@sabadora/domain';
import { notFound } from '../../http/problem.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { changeState } from './changeState.ts';
import { holdEnd, quotedColumns } from './openCheckout.ts';
import { lockOrder, type OrderRow } from './orderRow.ts';
import { conflict, quoteOrder } from './quoteOrder.ts';
import { lockCalendar, takeRooms } from './rooms.ts';
import { optionsOf } from './toCheckout.ts';

/** Minutes for which rooms can be kept at most while nothing is paid: rooms are not to be hoarded. */
const HOLD_MAX_MINUTES = 60;

/**
 * Keeps the rooms for another while. Of a hold that ended, the rooms are taken anew, at the price of today, which the buyer has to accept
 * when it is another one.
 *
 * @throws Problem 404 for an unknown order, 409 when the rooms are gone, or the order is not open
 */
export function renewHold({ db, now, today }: PurchaseContext, id: string): Promise<OrderRow> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) throw notFound('such checkout');
    const at = now();
    if (isOpen(order.state)) {
      const last = new Date(order.held_since.getTime() + HOLD_MAX_MINUTES * 60_000);
      const end = [holdEnd(at), last].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? last;
      if (end <= order.held_until) return order;
      return transaction
        .updateTable('purchase')
        .set({ held_until: end })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    }
    if (order.state !== 'expired') throw conflict('state', 'ORDER_CLOSED', `The order is ${order.state}.`);
    if (!(await lockCalendar(transaction, order.offer_id))) {
      throw conflict('offerId', 'NOT_AVAILABLE', 'The offer is no longer sold.');
    }
    const quoted = await quoteOrder(
      transaction,
      {
        locale: order.locale,
        offerId: order.offer_id,
        checkin: order.checkin,
        nights: order.nights,
        adult: order.adults,
        child: order.children,
        baby: order.babies,
        activityDaySelections: order.activity_days,
      },
      today(),
    );
    const { offer_id: offerId, checkin, nights } = order;
    await takeRooms(transaction, { offerId, checkin, nights, rooms: quoted.rooms });
    await changeState(transaction, order, { to: 'held', reason: 'hold renewed', at });
    const renewed = await transaction
      .updateTable('purchase')
      .set({ ...quotedColumns(quoted), held_since: at, held_until: holdEnd(at) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const options = optionsOf(renewed, at).map(({ option }) => option);
    // What was chosen may not be on offer any more.
    if (renewed.cancellation_option === null || options.includes(renewed.cancellation_option)) return renewed;
    return transaction
      .updateTable('purchase')
      .set({ cancellation_option: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
