import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PurchaseTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';

/** An order as it is stored. */
export type OrderRow = Selectable<PurchaseTable>;

/** The order with an id; undefined when there is none. */
export function findOrder(db: Kysely<Tables>, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order, locked until the transaction ends. Always lock an order before the stock that it takes. */
export function lockOrder(transaction: Transaction<Tables>, id: string): Promise<OrderRow | undefined> {
  return transaction.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
