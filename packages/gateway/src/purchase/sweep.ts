import { sql } from 'kysely';
import { expireMoves } from './lookup/expireMoves.ts';
import { changeState } from './orders/changeState.ts';
import { endOrder } from './orders/endOrder.ts';
import { lockOrder } from './orders/orderRow.ts';
import { providerOf } from './payments/providerOf.ts';
import { CHECK_AFTER_MS, openPayments } from './payments/payments.ts';
import { pendingRefund } from './payments/refundedAmount.ts';
import { applyIntent } from './payments/settlePayment.ts';
import { chargeInstalments } from './payments/chargeInstalments.ts';
import { abandonPayments, makeIntent } from './payments/makeIntent.ts';
import { orderPostings } from './postings/postings.ts';
import type { PurchaseContext } from './PurchaseContext.ts';

/** Orders, payments or refunds processed in one round. */
const AT_ONCE = 20;

/** Milliseconds until a failed refund is retried. */
const REFUND_AGAIN_MS = 30_000;

async function expireOrders(context: PurchaseContext): Promise<void> {
  const { db, now, log } = context;
  const over = await db
    .selectFrom('purchase')
    .select('id')
    .where('state', 'in', ['held', 'paying', 'failed'])
    .where('held_until', '<=', now())
    .orderBy('held_until')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of over) {
    try {
      const payments = await openPayments(db, id);
      // A cancelled intent can no longer be paid. When it was paid just before, the order becomes a paid one.
      await abandonPayments(context, payments);
      await endOrder(context, id);
    } catch (error) {
      log.warn({ order: id, err: error }, 'an order could not be ended yet');
    }
  }
}

/** Claims due rows: other copies of the gateway skip them until `until`. */
function lease(
  { db, now }: PurchaseContext,
  table: 'refund' | 'payment',
  column: 'try_at' | 'check_at',
  isOpen: ReturnType<typeof sql<boolean>>,
  forMs: number,
): Promise<string[]> {
  const at = now();
  return sql<{ id: string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${new Date(at.getTime() + forMs)}
    where id in (
      select id from ${sql.table(table)} where ${isOpen} and ${sql.ref(column)} <= ${at}
      order by ${sql.ref(column)} limit ${sql.lit(AT_ONCE)} for update skip locked
    ) returning id`
    .execute(db)
    .then(({ rows }) => rows.map(({ id }) => id));
}

/** Queries the providers for the state of payments that no webhook has reported on. */
async function checkPayments(context: PurchaseContext): Promise<void> {
  const open = sql<boolean>`state in ('creating', 'open')`;
  const ids = await lease(context, 'payment', 'check_at', open, CHECK_AFTER_MS);
  for (const id of ids) {
    try {
      const payment = await context.db
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await applyIntent(context, id, await makeIntent(context, payment));
    } catch (error) {
      context.log.warn({ payment: id, err: error }, 'a payment could not be checked yet');
    }
  }
}

/** Records that a refund was made; a cancelled order without open refunds becomes a refunded one. */
async function finishRefund({ db, now }: PurchaseContext, id: string, orderId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const at = now();
    await transaction.updateTable('refund').set({ done_at: at }).where('id', '=', id).execute();
    if (order?.state !== 'cancelled' || (await pendingRefund(transaction, orderId)) > 0) return;
    await changeState(transaction, order, { to: 'refunded', reason: 'all given back', at });
  });
}

/** Makes the refunds that are due. The provider makes each once, however often it is requested. */
async function giveRefunds(context: PurchaseContext): Promise<void> {
  const { db, log } = context;
  const ids = await lease(
    context,
    'refund',
    'try_at',
    sql<boolean>`done_at is null and failed_at is null`,
    REFUND_AGAIN_MS,
  );
  for (const id of ids) {
    try {
      const { amount, intent_id, purchase_id, provider } = await db
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .select(['refund.amount', 'payment.intent_id', 'payment.purchase_id', 'payment.provider'])
        .where('refund.id', '=', id)
        .executeTakeFirstOrThrow();
      if (intent_id === null) throw new Error(`Refund ${id} is of a payment that was never made`);
      await providerOf(context, { provider }).refund({ intentId: intent_id, amount, idempotencyKey: id });
      await finishRefund(context, id, purchase_id);
    } catch (error) {
      log.warn({ refund: id, err: error }, 'a refund could not be given yet');
    }
  }
}

/** One round of the timer's work. Several copies of the gateway can run this at once. */
export async function sweep(context: PurchaseContext): Promise<void> {
  const { provider, formerProviders = [] } = context;
  const hasProvider = provider !== undefined || formerProviders.length > 0;
  if (hasProvider) await checkPayments(context);
  await expireOrders(context);
  await orderPostings(context);
  if (!hasProvider) return;
  await expireMoves(context);
  await chargeInstalments(context, AT_ONCE);
  await giveRefunds(context);
}
