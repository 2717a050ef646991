import type { Kysely, Selectable } from 'kysely';
import type { PaymentTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';

/** A payment as it is stored. */
export type PaymentRow = Selectable<PaymentTable>;

/** Milliseconds after which the state of an open payment is requested from the provider again. */
export const CHECK_AFTER_MS = 5000;

/** Payments of an order that may still be charged. */
export function openPayments(db: Kysely<Tables>, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('purchase_id', '=', orderId)
    .where('state', 'in', ['creating', 'open'])
    .orderBy('created_at')
    .execute();
}
