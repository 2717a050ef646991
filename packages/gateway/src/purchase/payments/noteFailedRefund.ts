import { queueEmail } from '../emails/queueEmails.ts';
import { changeState, noteState } from '../orders/changeState.ts';
import { lockOrder } from '../orders/orderRow.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import type { WebhookEvent } from './PaymentProvider.ts';
import { refundFailedEmail } from './refundFailedEmail.ts';

/**
 * Records that a refund which the provider had accepted came back, possibly days later: the order no longer counts as
 * refunded, its history records it, and customer care gets an e-mail. It is not retried, because the account cannot
 * receive it.
 */
export async function noteFailedRefund(
  { db, now, log, careEmail }: PurchaseContext,
  { idempotencyKey: id, reason }: NonNullable<WebhookEvent['failedRefund']>,
): Promise<void> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount', 'payment.purchase_id', 'payment.provider'])
    .where('refund.id', '=', id)
    .executeTakeFirst();
  if (!refund) return;
  const { amount, purchase_id: orderId, provider } = refund;
  const isNew = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) return false;
    const at = now();
    const { numUpdatedRows } = await transaction
      .updateTable('refund')
      .set({ done_at: null, failed_at: at, failure_reason: reason })
      .where('id', '=', id)
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const words = `a refund failed (${reason})`;
    if (order.state === 'refunded') {
      await changeState(transaction, order, { to: 'cancelled', reason: words, at });
    } else {
      await noteState(transaction, order.id, order.state, { to: order.state, reason: words, at });
    }
    if (careEmail !== undefined) {
      const texts = refundFailedEmail(order, { id, amount, reason, provider });
      await queueEmail(transaction, order, {
        kind: `refundFailed ${id}`,
        texts,
        at,
        recipient: careEmail,
      });
    }
    return true;
  });
  if (isNew) log.error({ order: orderId, refund: id, reason }, 'a refund that was given has failed');
}
