import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { type ProviderUnderTest, testProvider } from '../../testing-purchase/providerContract.ts';
import { changeIntent, isConfirmable, outcomeOf } from './intents.ts';
import { createSandboxProvider, sandboxSecret } from './sandboxProvider.ts';
import { sign } from './signature.ts';

for (const { kind, open } of ruleDatabases) {
  let database: Database;
  let sandbox: ProviderUnderTest;

  beforeAll(async () => {
    database = await open();
    const db = database.kysely;
    const now = () => new Date();
    sandbox = {
      provider: createSandboxProvider(db, now),
      confirm: async ({ id }, card) => {
        await changeIntent(db, id, now(), (intent) =>
          isConfirmable(intent) ? { ...outcomeOf(card, now()), card } : {},
        );
      },
      refunded: async ({ id }) => {
        const { refunded_amount } = await db
          .selectFrom('sandbox_intent')
          .select('refunded_amount')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return refunded_amount;
      },
      lastWebhook: async () => {
        const { body } = await db
          .selectFrom('sandbox_webhook')
          .select('body')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        return { body, signature: sign(await sandboxSecret(db), body, now()) };
      },
    };
  });
  afterAll(() => database.close());

  testProvider(`sandbox on ${kind}`, () => sandbox);
}
