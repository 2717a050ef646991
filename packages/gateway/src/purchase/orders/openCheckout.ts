import { randomUUID } from 'node:crypto';
import type { initCheckout, RequestOf } from '@sabadora/api';
import { cancellationOptions, HOLD_MINUTES, preselectedOption } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { noteState } from './changeState.ts';
import type { OrderRow } from './orderRow.ts';
import { conflict, digestOf, type QuotedOrder, quoteOrder } from './quoteOrder.ts';
import { lockCalendar, takeRooms } from './rooms.ts';

const MINUTE_MS = 60_000;

/** The end of a hold that begins at an instant. */
export function holdEnd(from: Date): Date {
  return new Date(from.getTime() + HOLD_MINUTES * MINUTE_MS);
}

/** The columns of an order that a quote decides. */
export function quotedColumns(quoted: QuotedOrder) {
  return {
    rooms: quoted.rooms,
    stay: JSON.stringify(quoted.stay),
    program: JSON.stringify(quoted.program),
    night_amounts: quoted.nightAmounts,
    product_amount: quoted.productAmount,
    cancellable: quoted.cancellable,
    cancellation_deadline: quoted.cancellationDeadline,
    insurance_amount: quoted.insuranceAmount,
  };
}

async function findAttempt(
  db: Kysely<Tables>,
  attempt: string,
  digest: string,
): Promise<OrderRow | undefined> {
  const order = await db.selectFrom('purchase').selectAll().where('attempt', '=', attempt).executeTakeFirst();
  if (order && order.request_digest !== digest) {
    throw new Problem(409, 'This attempt was used for another request.', [
      { field: 'attempt', message: 'must be new for another request' },
    ]);
  }
  return order;
}

/**
 * Takes the rooms of a stay off sale and starts its order, all or nothing. The same attempt gives the same order.
 *
 * @throws Problem 409 when the stay cannot be had
 */
export async function openCheckout(
  { db, now, today }: PurchaseContext,
  request: RequestOf<typeof initCheckout>,
): Promise<OrderRow> {
  const { attempt, offerId, checkin, nights, expectedPrice } = request;
  const digest = digestOf(request);
  const known = await findAttempt(db, attempt, digest);
  if (known) return known;
  return db.transaction().execute(async (transaction) => {
    // Buyers of one offer wait for each other here, and so do two requests of one attempt.
    if (!(await lockCalendar(transaction, offerId))) {
      throw conflict('offerId', 'NOT_AVAILABLE', `There is no offer ${offerId} on sale.`);
    }
    const before = await findAttempt(transaction, attempt, digest);
    if (before) return before;
    const quoted = await quoteOrder(transaction, request, today());
    await takeRooms(transaction, { offerId, checkin, nights, rooms: quoted.rooms });
    const at = now();
    const order = await transaction
      .insertInto('purchase')
      .values({
        id: randomUUID(),
        number: null,
        attempt,
        request_digest: digest,
        state: 'held',
        locale: request.locale,
        minisite_id: request.minisite ?? null,
        offer_id: offerId,
        checkin,
        nights,
        adults: request.adult,
        children: request.child,
        babies: request.baby,
        activity_days: request.activityDaySelections,
        ...quotedColumns(quoted),
        accepted_amount: expectedPrice ?? quoted.productAmount,
        cancellation_option:
          preselectedOption(
            cancellationOptions({
              cancellable: quoted.cancellable,
              deadline: quoted.cancellationDeadline,
              today: today(),
              insuranceAmount: quoted.insuranceAmount,
            }),
          ) ?? null,
        buyer: null,
        held_since: at,
        held_until: holdEnd(at),
        created_at: at,
        paid_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteState(transaction, order.id, null, { to: 'held', reason: 'checkout begun', at });
    return order;
  });
}
