import { canBecome, type OrderState } from '@sabadora/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from './orderRow.ts';

interface StateChange {
  to: OrderState;
  /** Reason for the history: a few words, no personal data. */
  reason: string;
  at: Date;
}

/** Adds an entry to an order's history. */
export async function noteState(
  transaction: Transaction<Tables>,
  orderId: string,
  from: OrderState | null,
  { to, reason, at }: StateChange,
): Promise<void> {
  await transaction
    .insertInto('purchase_history')
    .values({ purchase_id: orderId, at, from_state: from, to_state: to, reason })
    .execute();
}

/**
 * Moves a locked order to another state and adds it to the history.
 *
 * @returns the order in its new state
 * @throws Error for a transition that the table of states does not allow
 */
export async function changeState(
  transaction: Transaction<Tables>,
  order: OrderRow,
  change: StateChange,
): Promise<OrderRow> {
  if (!canBecome(order.state, change.to)) {
    throw new Error(`Order ${order.id} cannot go from ${order.state} to ${change.to} (${change.reason})`);
  }
  await transaction.updateTable('purchase').set({ state: change.to }).where('id', '=', order.id).execute();
  await noteState(transaction, order.id, order.state, change);
  return { ...order, state: change.to };
}
