import { randomUUID } from 'node:crypto';
import { nowInParis } from '@sabadora/domain';
import { lockOrder } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { InstalmentRow } from './instalments.ts';
import { makeIntent } from './makeIntent.ts';
import { CHECK_AFTER_MS, openPayments, type PaymentRow } from './payments.ts';
import { applyIntent } from './settlePayment.ts';

/**
 * Stores the payment of an instalment before it is requested from the provider; undefined when it is not due, or no
 * longer due.
 */
function noteCharge(
  { db, now }: PurchaseContext,
  { purchase_id, number }: Pick<InstalmentRow, 'purchase_id' | 'number'>,
): Promise<PaymentRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, purchase_id);
    if (order?.state !== 'paid' || (await openPayments(transaction, purchase_id)).length > 0)
      return undefined;
    // Checked again under the order's lock: another copy of the gateway may have begun the charge.
    const due = await transaction
      .updateTable('instalment')
      .set({ state: 'charging' })
      .where('purchase_id', '=', purchase_id)
      .where('number', '=', number)
      .where('state', '=', 'due')
      .returning('amount')
      .executeTakeFirst();
    if (!due) return undefined;
    const at = now();
    // The provider that keeps the payment method.
    const { provider } = await transaction
      .selectFrom('payment')
      .select('provider')
      .where('purchase_id', '=', purchase_id)
      .where('keeps_means', '=', true)
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    return transaction
      .insertInto('payment')
      .values({
        id: randomUUID(),
        purchase_id,
        attempt: randomUUID(),
        provider,
        method: order.payment_method,
        intent_id: null,
        amount: due.amount,
        state: 'creating',
        decline_code: null,
        created_at: at,
        check_at: new Date(at.getTime() + CHECK_AFTER_MS),
        instalment: number,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Charges the instalments that are due today (PR-160, PR-161). When the provider does not respond, the later check of
 * open payments finds the payment, and it is charged once.
 *
 * @param limit most instalments to charge
 */
export async function chargeInstalments(context: PurchaseContext, limit: number): Promise<void> {
  const { db, now, log } = context;
  const due = await db
    .selectFrom('instalment')
    .innerJoin('purchase', 'purchase.id', 'instalment.purchase_id')
    .select(['instalment.purchase_id', 'instalment.number'])
    .where('purchase.state', '=', 'paid')
    .where('instalment.state', '=', 'due')
    .where('instalment.try_on', '<=', nowInParis(now()).today)
    .orderBy('instalment.try_on')
    .limit(limit)
    .execute();
  for (const instalment of due) {
    try {
      const payment = await noteCharge(context, instalment);
      if (payment) await applyIntent(context, payment.id, await makeIntent(context, payment));
    } catch (error) {
      log.warn({ order: instalment.purchase_id, err: error }, 'an instalment could not be taken yet');
    }
  }
}
