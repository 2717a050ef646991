import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../../database/tables.ts';
import {
  type PaymentIntent,
  type PaymentProvider,
  ProviderUnavailable,
  WebhookRefused,
} from '../payments/PaymentProvider.ts';
import { isKept } from '../../http/refuseBrokenText.ts';
import { sharedSecret } from '../sharedSecret.ts';
import { changeIntent, createIntent, declined, isConfirmable, PAID, type SandboxIntent } from './intents.ts';
import { SIGNATURE_HEADER, verify } from './signature.ts';

/** The key in `meta` of the secret that webhooks are signed with. */
const SECRET_META = 'sandboxWebhookSecret';

/** The secret of the sandbox's webhooks. */
export function sandboxSecret(db: Kysely<Tables>): Promise<string> {
  return sharedSecret(db, SECRET_META, 'whsec');
}

function toIntent(intent: SandboxIntent | undefined): PaymentIntent {
  if (!intent) throw new ProviderUnavailable('The sandbox has no such intent.');
  const { id, client_secret, amount, status, decline_code } = intent;
  return { id, clientSecret: client_secret, amount, status, declineCode: decline_code };
}

const eventText = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isKept));

const sandboxEvent = z.object({
  id: eventText,
  type: eventText,
  data: z.object({ object: z.object({ id: eventText }) }),
});

/** Refunds an amount of an intent, once per key. */
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

/** Charges an amount to the card that paid an intent, once per key. */
async function chargeCard(
  db: Kysely<Tables>,
  now: () => Date,
  { intentId, amount, orderId, idempotencyKey }: Parameters<PaymentProvider['charge']>[0],
): Promise<SandboxIntent | undefined> {
  const source = await changeIntent(db, intentId, now(), () => ({}));
  if (source?.status !== 'succeeded' || !source.keeps_means) {
    throw new Error(`Intent ${intentId} keeps no card to charge`);
  }
  const { id } = await createIntent(db, { amount, orderId, idempotencyKey });
  return changeIntent(db, id, now(), (intent) => {
    const isNew = isConfirmable(intent) && intent.decline_code === null;
    if (!isNew) return {};
    return source.card === 'declined_later' ? declined('insufficient_funds') : PAID;
  });
}

/** The provider of development and tests: behaves like a real one, but takes no money. */
export function createSandboxProvider(db: Kysely<Tables>, now: () => Date): PaymentProvider {
  return {
    name: 'sandbox',
    signatureHeader: SIGNATURE_HEADER,
    createIntent: async (of) => toIntent(await createIntent(db, of)),
    charge: async (of) => toIntent(await chargeCard(db, now, of)),
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
        const { id, type, data } = z.parse(sandboxEvent, JSON.parse(body));
        return { id, type, intentId: data.object.id };
      } catch (cause) {
        throw new WebhookRefused('The webhook cannot be read.', { cause });
      }
    },
  };
}
