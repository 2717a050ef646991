import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { PaymentIntent, PaymentProvider } from './PaymentProvider.ts';
import type { PaymentRow } from './payments.ts';
import { applyIntent } from './settlePayment.ts';

/** The intent of an order that keeps the means for its later payments. */
async function keptMeans(db: Kysely<Tables>, orderId: string): Promise<string> {
  const { intent_id } = await db
    .selectFrom('payment')
    .select('intent_id')
    .where('purchase_id', '=', orderId)
    .where('keeps_means', '=', true)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  if (intent_id === null) throw new Error(`Order ${orderId} was paid without an intent`);
  return intent_id;
}

/** Creates the payment's intent at the provider, or finds the one of an earlier request. */
export async function makeIntent(
  { db }: PurchaseContext,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentIntent> {
  if (payment.intent_id !== null) return provider.readIntent(payment.intent_id);
  const { id, amount, purchase_id: orderId, method, keeps_means: keepsMeans, instalment } = payment;
  const intent =
    instalment === null
      ? await provider.createIntent({ amount, orderId, method, keepsMeans, idempotencyKey: id })
      : await provider.charge({
          amount,
          orderId,
          intentId: await keptMeans(db, orderId),
          idempotencyKey: id,
        });
  await db
    .updateTable('payment')
    .set({ intent_id: intent.id, state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'creating')
    .execute();
  return intent;
}

/** Cancels the payments of earlier attempts; one that has succeeded already is applied to its order. */
export async function abandonPayments(
  context: PurchaseContext,
  provider: PaymentProvider,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const payment of payments) {
    const intent = await makeIntent(context, provider, payment);
    await applyIntent(context, payment.id, await provider.cancelIntent(intent.id));
  }
}
