import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { type PaymentIntent, ProviderRefusal } from './PaymentProvider.ts';
import type { PaymentRow } from './payments.ts';
import { providerOf } from './providerOf.ts';
import { applyIntent } from './settlePayment.ts';

/** The intent that keeps the payment method for an order's later payments. */
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

/** The intent that is returned for a refused one: it cannot be charged. */
const REFUSED: PaymentIntent = { id: '', clientSecret: '', amount: 0, status: 'canceled', declineCode: null };

/**
 * Creates the payment's intent at its provider, or finds that of an earlier request.
 *
 * @throws ProviderRefusal when the provider refuses; the payment has failed then
 */
export async function makeIntent(context: PurchaseContext, payment: PaymentRow): Promise<PaymentIntent> {
  try {
    return await requestIntent(context, payment);
  } catch (error) {
    const isOver = error instanceof ProviderRefusal && payment.intent_id === null;
    if (isOver) await applyIntent(context, payment.id, REFUSED);
    throw error;
  }
}

async function requestIntent(context: PurchaseContext, payment: PaymentRow): Promise<PaymentIntent> {
  const { db } = context;
  const provider = providerOf(context, payment);
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
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const payment of payments) {
    const intent = await makeIntentIfTaken(context, payment);
    if (!intent) continue;
    await applyIntent(context, payment.id, await providerOf(context, payment).cancelIntent(intent.id));
  }
}

/** Like `makeIntent`; undefined when the provider refuses: the payment has failed, and there is nothing to cancel. */
async function makeIntentIfTaken(
  context: PurchaseContext,
  payment: PaymentRow,
): Promise<PaymentIntent | undefined> {
  try {
    return await makeIntent(context, payment);
  } catch (error) {
    if (error instanceof ProviderRefusal && payment.intent_id === null) return undefined;
    throw error;
  }
}
