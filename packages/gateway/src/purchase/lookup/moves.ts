import type { OrderedStay } from '@sabadora/api';
import { addDays } from '@sabadora/days';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BookingMoveTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import { queueOrderEmail } from '../emails/queueEmails.ts';
import { noteState } from '../orders/changeState.ts';
import { conflict } from '../orders/kinds/ProductKind.ts';
import { giveRoomsBack, type RoomNights, roomsOf, takeRooms } from '../orders/kinds/rooms.ts';
import { lockOrder, type OrderRow } from '../orders/orderRow.ts';
import { shownParts } from '../payments/paidBy.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { giveDifference, withProductAmount } from './cheaperMove.ts';

/** New dates of a booking as they are stored. */
export type MoveRow = Selectable<BookingMoveTable>;

/** The stay of an order. @throws Problem 409 for a voucher, which has no dates */
export function stayOf({ product }: OrderRow): OrderedStay {
  if (product.kind === 'stay') return product;
  throw conflict('state', 'ORDER_CLOSED', `A ${product.kind} cannot be moved.`);
}

/** The nights and rooms of `rooms` that `others`, of the same offer, does not cover. */
export function roomsBeyond(rooms: RoomNights, others: RoomNights): RoomNights[] {
  return Array.from({ length: rooms.nights }, (_, night) => {
    const day = addDays(rooms.checkin, night);
    const isShared = day >= others.checkin && day < addDays(others.checkin, others.nights);
    return {
      offerId: rooms.offerId,
      checkin: day,
      nights: 1,
      rooms: isShared ? Math.max(0, rooms.rooms - others.rooms) : rooms.rooms,
    };
  }).filter((night) => night.rooms > 0);
}

/**
 * Holds the rooms that new dates need in addition to those of the booking, which keeps both until the difference is
 * paid.
 */
export async function holdRooms(
  transaction: Transaction<Tables>,
  present: RoomNights,
  wanted: RoomNights,
): Promise<void> {
  for (const nights of roomsBeyond(wanted, present)) await takeRooms(transaction, nights);
}

/** The new dates of a booking whose payment is pending. */
export function heldMove(db: Kysely<Tables>, orderId: string): Promise<MoveRow | undefined> {
  return db
    .selectFrom('booking_move')
    .selectAll()
    .where('purchase_id', '=', orderId)
    .where('state', '=', 'held')
    .executeTakeFirst();
}

/** Releases the new dates of a locked booking: the rooms held for them go back on sale. */
export async function releaseMove(
  transaction: Transaction<Tables>,
  order: OrderRow,
  move: MoveRow,
): Promise<void> {
  for (const nights of roomsBeyond(roomsOf(move.product), roomsOf(stayOf(order)))) {
    await giveRoomsBack(transaction, nights);
  }
  await transaction
    .updateTable('booking_move')
    .set({ state: 'released' })
    .where('id', '=', move.id)
    .execute();
}

/**
 * Moves a locked booking to new dates whose rooms are held. Puts the rooms of the old dates back on sale, refunds the
 * difference for cheaper dates (the voucher must be locked, too) and queues the e-mail to the buyer.
 */
export async function applyMove(
  transaction: Transaction<Tables>,
  context: PurchaseContext,
  order: OrderRow,
  move: MoveRow,
): Promise<OrderRow> {
  const at = context.now();
  const { given, order: paid } = await giveDifference(transaction, order, {
    amount: Math.max(0, -move.difference),
    at,
  });
  for (const nights of roomsBeyond(roomsOf(stayOf(order)), roomsOf(move.product))) {
    await giveRoomsBack(transaction, nights);
  }
  const { product, lines, night_amounts, product_amount, cancellable, cancellation_deadline } = move;
  const moved = await transaction
    .updateTable('purchase')
    .set({
      product: JSON.stringify(product),
      lines: JSON.stringify(lines),
      night_amounts,
      product_amount,
      accepted_amount: product_amount,
      promotion_amount: withProductAmount(paid, product_amount).promotion_amount,
      cancellable,
      cancellation_deadline,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction.updateTable('booking_move').set({ state: 'done' }).where('id', '=', move.id).execute();
  const { difference } = move;
  const reason = [
    `moved from ${stayOf(order).checkin} to ${product.checkin}`,
    ...(difference < 0 ? [`${-difference} cents given back`] : []),
  ].join(', ');
  await noteState(transaction, order.id, order.state, { to: order.state, reason, at });
  await queueOrderEmail(transaction, context, moved, {
    kind: 'moved',
    parts: shownParts(given.parts),
    notTaken: given.notTaken,
  });
  return moved;
}

/** Locks and returns a move and its booking. */
export async function lockMove(
  transaction: Transaction<Tables>,
  moveId: string,
): Promise<{ order: OrderRow; move: MoveRow }> {
  const { purchase_id } = await transaction
    .selectFrom('booking_move')
    .select('purchase_id')
    .where('id', '=', moveId)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(transaction, purchase_id);
  if (!order) throw new Error(`Move ${moveId} has no order`);
  const move = await transaction
    .selectFrom('booking_move')
    .selectAll()
    .where('id', '=', moveId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, move };
}
