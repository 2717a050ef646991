import type { PurchaseContext } from '../PurchaseContext.ts';
import type { PaymentProvider, WebhookEvent } from './PaymentProvider.ts';
import { noteFailedRefund } from './noteFailedRefund.ts';
import { applyIntent } from './settlePayment.ts';

/**
 * Processes an event of the provider. Events may be delivered twice, late and in any order, so the state of the
 * intent is read from the provider.
 */
export async function receiveWebhook(
  context: PurchaseContext,
  provider: PaymentProvider,
  { id, type, intentId, failedRefund }: WebhookEvent,
): Promise<void> {
  const { db, now } = context;
  const known = await db
    .selectFrom('webhook_event')
    .select('event_id')
    .where('provider', '=', provider.name)
    .where('event_id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const payment =
    intentId === null
      ? undefined
      : await db
          .selectFrom('payment')
          .select('id')
          .where('intent_id', '=', intentId)
          .where('provider', '=', provider.name)
          .executeTakeFirst();
  if (payment && intentId !== null) {
    await applyIntent(context, payment.id, await provider.readIntent(intentId));
  }
  if (failedRefund) await noteFailedRefund(context, failedRefund);
  // Stored last: an event whose processing fails is delivered again, and applied once.
  await db
    .insertInto('webhook_event')
    .values({ provider: provider.name, event_id: id, type, intent_id: intentId, handled_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
