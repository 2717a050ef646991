import { randomUUID } from 'node:crypto';
import type { CreatedOrder, moveBooking, OrderError, RequestOf } from '@sabadora/api';
import { PURCHASE_ERRORS } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { conflict, type QuotedProduct } from '../orders/kinds/ProductKind.ts';
import { roomsOf, takeRooms } from '../orders/kinds/rooms.ts';
import { stayKind } from '../orders/kinds/stay.ts';
import { holdEnd } from '../orders/openCheckout.ts';
import { lockOrder, type OrderRow } from '../orders/orderRow.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { CHECK_AFTER_MS, openPayments, type PaymentRow } from '../payments/payments.ts';
import { abandonPayments, makeIntent } from '../payments/makeIntent.ts';
import { failure } from '../payments/startPayment.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { lockVoucherOf } from '../vouchers/takeVoucher.ts';
import { differenceOf } from './cheaperMove.ts';
import { applyMove, holdRooms, type MoveRow, stayOf } from './moves.ts';
import { freeRooms, stayOn } from './planMove.ts';
import { afterSaleOf } from './toBooking.ts';

type MoveRequest = Omit<RequestOf<typeof moveBooking>, 'access'>;

/** A refused move with the response to the buyer; thrown so that the transaction is rolled back. */
class MoveRefused extends Error {
  readonly response: { error: OrderError };

  constructor(response: { error: OrderError }) {
    super(response.error.message);
    this.response = response;
  }
}

/**
 * The difference for other dates in cents, negative for a refund. @throws MoveRefused when it is not the amount that
 * was shown
 */
function expectedDifference(order: OrderRow, quoted: QuotedProduct<'stay'>, expectedAmount: number): number {
  const difference = differenceOf(order, quoted.productAmount);
  if (difference !== expectedAmount) {
    const prices = { from: expectedAmount, to: difference };
    throw new MoveRefused(failure('PRICE_CHANGED', 'The difference is not the one that was shown.', prices));
  }
  return difference;
}

/** Stores the new dates as held. */
function insertMove(
  transaction: Transaction<Tables>,
  order: OrderRow,
  request: MoveRequest,
  { quoted, difference, at }: { quoted: QuotedProduct<'stay'>; difference: number; at: Date },
): Promise<MoveRow> {
  const { product, lines, productAmount, cancellation } = quoted;
  return transaction
    .insertInto('booking_move')
    .values({
      id: randomUUID(),
      purchase_id: order.id,
      attempt: request.attempt,
      state: 'held',
      product: JSON.stringify(product),
      lines: JSON.stringify(lines),
      night_amounts: cancellation?.nightAmounts ?? [],
      product_amount: productAmount,
      cancellable: cancellation?.cancellable ?? false,
      cancellation_deadline: cancellation?.deadline ?? null,
      difference,
      held_until: holdEnd('stay', at),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The payment of an attempt that was made before; null when there was nothing to pay, undefined for a new attempt.
 */
async function findAttempt(
  transaction: Transaction<Tables>,
  order: OrderRow,
  attempt: string,
): Promise<PaymentRow | null | undefined> {
  const move = await transaction
    .selectFrom('booking_move')
    .selectAll()
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (!move) return undefined;
  if (move.purchase_id !== order.id) {
    throw new MoveRefused(failure('ORDER_MISMATCH', 'This attempt belongs to another booking.'));
  }
  if (move.state === 'released') {
    throw new MoveRefused(failure('HOLD_EXPIRED', 'The new rooms are no longer held.'));
  }
  const payment = await transaction
    .selectFrom('payment')
    .selectAll()
    .where('move_id', '=', move.id)
    .executeTakeFirst();
  return payment ?? null;
}

/**
 * Stores a move, and takes or holds its rooms, in one transaction. Returns the payment of the difference; null when
 * there is nothing to pay.
 */
function noteMove(
  context: PurchaseContext,
  provider: PaymentProvider,
  orderId: string,
  request: MoveRequest,
): Promise<PaymentRow | null> {
  const { db, now, today } = context;
  return db.transaction().execute(async (transaction) => {
    await lockVoucherOf(transaction, orderId);
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new MoveRefused(failure('ORDER_MISMATCH', 'There is no such booking.'));
    const known = await findAttempt(transaction, order, request.attempt);
    if (known !== undefined) return known;
    const at = now();
    const afterSale = afterSaleOf(order, at);
    if (order.state !== 'paid' || afterSale !== 'open') {
      throw conflict('state', 'ORDER_CLOSED', `The booking cannot be changed (${afterSale}).`);
    }
    if ((await openPayments(transaction, orderId)).length > 0) {
      throw conflict('state', 'ORDER_CLOSED', 'Another payment of the booking is under way.');
    }
    await freeRooms(transaction, order);
    const quoted = await stayKind.quote(transaction, stayOn(order, request), today());
    const difference = expectedDifference(order, quoted, request.expectedAmount);
    // Takes the rooms of the present dates again, then the additional ones of the new dates.
    const present = roomsOf(stayOf(order));
    await takeRooms(transaction, present);
    const move = await insertMove(transaction, order, request, { quoted, difference, at });
    await holdRooms(transaction, present, roomsOf(move.product));
    if (difference <= 0) {
      await applyMove(transaction, context, order, move);
      return null;
    }
    return transaction
      .insertInto('payment')
      .values({
        id: randomUUID(),
        purchase_id: orderId,
        move_id: move.id,
        attempt: request.attempt,
        provider: provider.name,
        method: 'card',
        intent_id: null,
        amount: difference,
        state: 'creating',
        decline_code: null,
        created_at: at,
        check_at: new Date(at.getTime() + CHECK_AFTER_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** The response for a refused move; undefined for any other error. */
function refusalOf(error: unknown): { error: OrderError } | undefined {
  if (error instanceof MoveRefused) return error.response;
  if (!(error instanceof Problem)) return undefined;
  const code = PURCHASE_ERRORS.find((known) => error.errors?.some(({ message }) => message === known));
  return code && failure(code, error.message);
}

/**
 * Moves a booking to other dates. Dates that cost the same or less are booked at once, with a refund of the
 * difference. For dearer ones the payment of the difference begins, and the new rooms are held in addition to the old
 * ones.
 *
 * @throws ProviderUnavailable when the provider does not respond; the same attempt may be sent again
 */
export async function startMove(
  context: PurchaseContext,
  orderId: string,
  request: MoveRequest,
): Promise<CreatedOrder> {
  const { provider, db } = context;
  if (!provider) return failure('PAYMENT_FAILED', 'Nothing can be paid here.');
  const earlier = (await openPayments(db, orderId)).filter(({ attempt }) => attempt !== request.attempt);
  await abandonPayments(context, earlier);
  let payment: PaymentRow | null;
  try {
    payment = await noteMove(context, provider, orderId, request);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) return refused;
    throw error;
  }
  if (payment === null) return { orderUUID: orderId, payment: null };
  const intent = await makeIntent(context, payment);
  return {
    orderUUID: orderId,
    payment: {
      provider: provider.name,
      intentId: intent.id,
      clientSecret: intent.clientSecret,
      amount: intent.amount,
      ...(provider.publishableKey !== undefined && { publishableKey: provider.publishableKey }),
    },
  };
}
