import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import {
  type PaymentIntent,
  type PaymentProvider,
  ProviderUnavailable,
  WebhookRefused,
} from '../payments/PaymentProvider.ts';
import { changeIntent, createIntent, isConfirmable, type SandboxIntent } from './intents.ts';
import { verify } from './signature.ts';

/** The key in `meta` of the secret that webhooks are signed with; every copy of the gateway has the same. */
const SECRET_META = 'sandboxWebhookSecret';

/** The secret of the sandbox's webhooks, made the first time that it is needed. */
export async function sandboxSecret(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: SECRET_META, value: JSON.stringify(`whsec_${randomBytes(24).toString('hex')}`) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', SECRET_META)
    .executeTakeFirstOrThrow();
  return String(value);
}

function toIntent(intent: SandboxIntent | undefined): PaymentIntent {
  if (!intent) throw new ProviderUnavailable('The sandbox has no such intent.');
  const { id, client_secret, amount, status, decline_code } = intent;
  return { id, clientSecret: client_secret, amount, status, declineCode: decline_code };
}

interface SandboxEvent {
  id: string;
  type: string;
  data: { object: { id: string } };
}

/** Gives an amount of an intent back, once for each key. */
function refundIntent(
  db: Kysely<Tables>,
  { intentId, amount, idempotencyKey }: Parameters<PaymentProvider['refund']>[0],
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('sandbox_refund')
      .values({ idempotency_key: idempotencyKey, intent_id: intentId, amount })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    const { numUpdatedRows } = await transaction
      .updateTable('sandbox_intent')
      .set((intent) => ({ refunded_amount: intent('refunded_amount', '+', amount) }))
      .where('id', '=', intentId)
      .where('status', '=', 'succeeded')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`Intent ${intentId} has nothing to give back`);
  });
}

/** The provider of development and tests: takes no money, and behaves like one that does. */
export function createSandboxProvider(db: Kysely<Tables>, now: () => Date): PaymentProvider {
  return {
    name: 'sandbox',
    createIntent: async (of) => toIntent(await createIntent(db, of)),
    readIntent: async (id) => toIntent(await changeIntent(db, id, now(), () => ({}))),
    cancelIntent: async (id) =>
      toIntent(
        await changeIntent(db, id, now(), (intent) =>
          isConfirmable(intent) ? { status: 'canceled', decline_code: null } : {},
        ),
      ),
    refund: (of) => refundIntent(db, of),
    readWebhook: async (body, signature) => {
      verify(await sandboxSecret(db), body, signature, now());
      try {
        const { id, type, data } = JSON.parse(body) as SandboxEvent;
        return { id, type, intentId: data.object.id };
      } catch (cause) {
        throw new WebhookRefused('The webhook cannot be read.', { cause });
      }
    },
  };
}
