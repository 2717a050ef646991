import { randomBytes, randomUUID } from 'node:crypto';
import type { SandboxCard } from '@sabadora/api';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { SandboxIntentTable } from '../../database/orderTables.ts';
import type { Tables } from '../../database/tables.ts';

/** A stored payment of the sandbox. */
export type SandboxIntent = Selectable<SandboxIntentTable>;

/** Milliseconds that a slow payment takes. */
const SLOW_MS = 5000;

/** A new id in the format of Stripe's. */
function newId(prefix: 'pi' | 'evt'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** Columns of an intent that an outcome changes. */
export type Outcome = Partial<
  Pick<SandboxIntent, 'status' | 'decline_code' | 'webhooks' | 'settles_at' | 'card'>
>;

/** A declined confirmation, with the bank's reason. */
export const declined = (code: string): Outcome => ({
  status: 'requires_payment_method',
  decline_code: code,
});

/** A payment that succeeded. */
export const PAID: Outcome = { status: 'succeeded', decline_code: null };

/** The outcome of each test card. */
export function outcomeOf(card: SandboxCard, now: Date): Outcome {
  switch (card) {
    case 'approved':
    case 'wallet':
    case 'answer_lost':
    case 'webhook_first':
    case 'declined_later':
      return PAID;
    case 'declined_funds':
      return declined('insufficient_funds');
    case 'declined_lost':
      return declined('lost_card');
    case 'declined':
      return declined('generic_decline');
    case 'challenge':
      return { status: 'requires_action', decline_code: null };
    case 'slow':
      return { status: 'processing', decline_code: null, settles_at: new Date(now.getTime() + SLOW_MS) };
    case 'no_answer':
      return {};
    case 'webhook_twice':
      return { ...PAID, webhooks: 'twice' };
    case 'webhook_never':
      return { ...PAID, webhooks: 'never' };
  }
}

const EVENTS: Partial<Record<SandboxIntent['status'], string>> = {
  succeeded: 'payment_intent.succeeded',
  requires_payment_method: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

/** Queues the webhooks of an intent's new status. As with Stripe, an event names the intent. */
async function queueWebhooks(
  transaction: Transaction<Tables>,
  { id, amount, status, webhooks }: SandboxIntent,
  at: Date,
): Promise<void> {
  const type = EVENTS[status];
  if (type === undefined || webhooks === 'never') return;
  const event_id = newId('evt');
  const body = JSON.stringify({
    id: event_id,
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    data: { object: { id, object: 'payment_intent', amount, currency: 'eur', status } },
  });
  const webhook = { event_id, body, deliver_at: at };
  await transaction
    .insertInto('sandbox_webhook')
    .values(webhooks === 'twice' ? [webhook, webhook] : [webhook])
    .execute();
}

/** Creates an intent; the same key returns the same intent. */
export function createIntent(
  db: Kysely<Tables>,
  {
    amount,
    orderId,
    keepsMeans = false,
    idempotencyKey,
  }: { amount: number; orderId: string; keepsMeans?: boolean; idempotencyKey: string },
): Promise<SandboxIntent> {
  return db.transaction().execute(async (transaction) => {
    const id = newId('pi');
    await transaction
      .insertInto('sandbox_intent')
      .values({
        id,
        idempotency_key: idempotencyKey,
        client_secret: `${id}_secret_${randomUUID()}`,
        order_id: orderId,
        amount,
        status: 'requires_payment_method',
        decline_code: null,
        settles_at: null,
        card: null,
        keeps_means: keepsMeans,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    return transaction
      .selectFrom('sandbox_intent')
      .selectAll()
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();
  });
}

/**
 * Changes an intent by the result of `decide` for its present state, and queues the webhooks of a new status.
 *
 * @returns the intent after that; undefined when there is none
 */
export function changeIntent(
  db: Kysely<Tables>,
  id: string,
  now: Date,
  decide: (intent: SandboxIntent) => Outcome,
): Promise<SandboxIntent | undefined> {
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('sandbox_intent')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return undefined;
    const isDone = stored.status === 'processing' && stored.settles_at !== null && stored.settles_at <= now;
    // A slow payment succeeds when it is read after its time; there is no timer for it.
    const present: SandboxIntent = isDone ? { ...stored, status: 'succeeded' } : stored;
    const outcome = decide(present);
    const next = { ...present, ...outcome };
    const isReported = next.status !== stored.status || outcome.decline_code != null;
    if (!isReported && Object.keys(outcome).length === 0) return next;
    const { status, decline_code, webhooks, settles_at, card } = next;
    await transaction
      .updateTable('sandbox_intent')
      .set({ status, decline_code, webhooks, settles_at, card })
      .where('id', '=', id)
      .execute();
    if (isReported) await queueWebhooks(transaction, next, now);
    return next;
  });
}

/** Whether an intent can still be confirmed or cancelled. */
export function isConfirmable({ status }: SandboxIntent): boolean {
  return status === 'requires_payment_method' || status === 'requires_action';
}
