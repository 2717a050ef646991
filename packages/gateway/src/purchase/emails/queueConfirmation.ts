import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRow } from '../orders/orderRow.ts';
import { confirmationEmail } from './confirmationEmail.ts';

/** Writes the confirmation of an order that has just been paid; it goes out once that is committed. */
export async function queueConfirmation(
  transaction: Transaction<Tables>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const recipient = order.buyer?.email.email;
  if (recipient === undefined) throw new Error(`Order ${order.id} was paid without a buyer`);
  await transaction
    .insertInto('email')
    .values({
      id: randomUUID(),
      purchase_id: order.id,
      kind: 'confirmation',
      locale: order.locale,
      recipient,
      ...confirmationEmail(order),
      created_at: at,
      try_at: at,
      sent_at: null,
    })
    .execute();
}
