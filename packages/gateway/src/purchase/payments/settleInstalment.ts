import { addDays } from '@sabadora/days';
import { nowInParis } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { queueInstalmentDeclined } from '../emails/queueEmails.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { PaymentRow } from './payments.ts';

/** Most attempts to charge an instalment. */
const TRIES_MAX = 3;

/** Days between two attempts. */
const AGAIN_DAYS = 2;

/**
 * Records the result of charging an instalment. A declined one is retried some days later, and its buyer gets an
 * e-mail; after the last retry it has failed.
 */
export async function settleInstalment(
  context: Pick<PurchaseContext, 'siteOrigin'>,
  transaction: Transaction<Tables>,
  order: OrderRow,
  payment: PaymentRow,
  { isTaken, at }: { isTaken: boolean; at: Date },
): Promise<void> {
  const instalment = await transaction
    .selectFrom('instalment')
    .selectAll()
    .where('purchase_id', '=', order.id)
    .where('number', '=', payment.instalment)
    .executeTakeFirstOrThrow();
  const tries = instalment.tries + 1;
  const isOver = tries >= TRIES_MAX;
  const tryOn = addDays(nowInParis(at).today, AGAIN_DAYS);
  await transaction
    .updateTable('instalment')
    .set(isTaken ? { state: 'paid', tries } : { state: isOver ? 'failed' : 'due', tries, try_on: tryOn })
    .where('purchase_id', '=', order.id)
    .where('number', '=', instalment.number)
    .execute();
  if (isTaken || order.state !== 'paid') return;
  await queueInstalmentDeclined(transaction, context, order, {
    instalment: { ...instalment, tries },
    tryOn: isOver ? null : tryOn,
    at,
  });
}
