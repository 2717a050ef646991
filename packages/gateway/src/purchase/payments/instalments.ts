import type { Confirmation } from '@sabadora/api';
import { nowInParis, type PartPayment } from '@sabadora/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { InstalmentTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';
import { orderPrice } from '../orders/orderPrice.ts';
import type { OrderRow } from '../orders/orderRow.ts';

/** A stored instalment. */
export type InstalmentRow = Selectable<InstalmentTable>;

/** Stores the instalments of an order; they replace those that an earlier attempt to pay planned. */
export async function planInstalments(
  transaction: Transaction<Tables>,
  orderId: string,
  later: readonly PartPayment[],
): Promise<void> {
  await transaction.deleteFrom('instalment').where('purchase_id', '=', orderId).execute();
  if (later.length === 0) return;
  await transaction
    .insertInto('instalment')
    .values(
      later.map(({ amount, date }, index) => ({
        purchase_id: orderId,
        number: index + 1,
        due_on: date,
        amount,
        state: 'due' as const,
        try_on: date,
      })),
    )
    .execute();
}

/** The instalments of an order, by day. */
function instalmentsOf(db: Kysely<Tables>, orderId: string): Promise<InstalmentRow[]> {
  return db
    .selectFrom('instalment')
    .selectAll()
    .where('purchase_id', '=', orderId)
    .orderBy('number')
    .execute();
}

/** The instalments of an order that were not charged yet. */
export async function laterOf(db: Kysely<Tables>, orderId: string): Promise<InstalmentRow[]> {
  return (await instalmentsOf(db, orderId)).filter(({ state }) => state !== 'paid');
}

/** Sum of uncharged instalments in cents. */
export function untakenOf(later: readonly Pick<InstalmentRow, 'amount'>[]): number {
  return later.reduce((sum, { amount }) => sum + amount, 0);
}

/** All payments of a paid order as its buyer sees them; empty when it was paid at once. */
export async function paymentsOf(db: Kysely<Tables>, order: OrderRow): Promise<Confirmation['payments']> {
  const instalments = await instalmentsOf(db, order.id);
  if (instalments.length === 0 || order.paid_at === null) return [];
  const later = instalments.reduce((sum, { amount }) => sum + amount, 0);
  const first = orderPrice(order).remainingAmountToPay - later;
  return [
    ...(first > 0 ? [{ amount: first, date: nowInParis(order.paid_at).today, state: 'paid' as const }] : []),
    ...instalments.map(({ amount, due_on, state }) => ({
      amount,
      date: due_on,
      state: state === 'charging' ? ('due' as const) : state,
    })),
  ];
}
