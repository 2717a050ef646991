import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type PaymentIntent,
  type PaymentProvider,
  WebhookRefused,
} from '../purchase/payments/PaymentProvider.ts';

/** A provider, with helpers for what happens on its own side. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /**
   * Does what the provider's script does in the browser: with a card that is approved, declined for lack of funds,
   * declined when the buyer is not present, or authenticated by its bank.
   */
  confirm: (
    intent: PaymentIntent,
    card: 'approved' | 'declined_funds' | 'declined_later' | 'challenge',
  ) => Promise<void>;
  /** Refunded amount of an intent in cents. */
  refunded: (intent: PaymentIntent) => Promise<number>;
  /** The body and signature of the last webhook sent. */
  lastWebhook: () => Promise<{ body: string; signature: string }>;
}

/** The tests that every payment provider has to pass. */
export function testProvider(name: string, get: () => ProviderUnderTest): void {
  describe(`the payment provider ${name}`, () => {
    // Each key belongs to one request, and so to one order.
    const create = (amount = 16_000, idempotencyKey = randomUUID(), keepsMeans = false) =>
      get().provider.createIntent({
        amount,
        orderId: idempotencyKey,
        method: 'card',
        keepsMeans,
        idempotencyKey,
      });
    const charge = (intent: PaymentIntent, amount = 5000, idempotencyKey = randomUUID()) =>
      get().provider.charge({ intentId: intent.id, amount, orderId: idempotencyKey, idempotencyKey });

    test('an intent is of the amount asked for, and waits for a card', async () => {
      const intent = await create(12_345);
      expect(intent).toMatchObject({ amount: 12_345, status: 'requires_payment_method', declineCode: null });
      expect(intent.clientSecret).not.toBe(intent.id);
      expect(await get().provider.readIntent(intent.id)).toEqual(intent);
    });

    test('one key makes one intent, from two requests at once, too', async () => {
      const key = randomUUID();
      const [first, second] = await Promise.all([create(100, key), create(100, key)]);
      expect(second).toEqual(first);
      expect((await create(100)).id).not.toBe(first?.id);
    });

    test.each([
      ['approved', { status: 'succeeded', declineCode: null }],
      ['declined_funds', { status: 'requires_payment_method', declineCode: 'insufficient_funds' }],
      ['challenge', { status: 'requires_action', declineCode: null }],
    ] as const)('after a card that is %s it is so', async (card, expected) => {
      const intent = await create();
      await get().confirm(intent, card);
      expect(await get().provider.readIntent(intent.id)).toMatchObject(expected);
    });

    test('a declined intent can be paid by another card', async () => {
      const intent = await create();
      await get().confirm(intent, 'declined_funds');
      await get().confirm(intent, 'approved');
      expect(await get().provider.readIntent(intent.id)).toMatchObject({
        status: 'succeeded',
        declineCode: null,
      });
    });

    test('a cancelled intent takes nothing any more; cancelled again it stays so', async () => {
      const intent = await create();
      expect((await get().provider.cancelIntent(intent.id)).status).toBe('canceled');
      await get().confirm(intent, 'approved');
      expect((await get().provider.cancelIntent(intent.id)).status).toBe('canceled');
    });

    test('an intent that was paid cannot be cancelled, and says so', async () => {
      const intent = await create();
      await get().confirm(intent, 'approved');
      expect((await get().provider.cancelIntent(intent.id)).status).toBe('succeeded');
    });

    test.each([10_000, 0])(
      'PR-160: after %i cents further amounts are taken, once for their key',
      async (first) => {
        const intent = await create(first, randomUUID(), true);
        await get().confirm(intent, 'approved');
        const key = randomUUID();
        const taken = await charge(intent, 5000, key);
        expect(taken).toMatchObject({ amount: 5000, status: 'succeeded', declineCode: null });
        expect((await charge(intent, 5000, key)).id).toBe(taken.id);
        expect((await charge(intent)).id).not.toBe(taken.id);
      },
    );

    test('an amount that is declined without the buyer says why', async () => {
      const intent = await create(10_000, randomUUID(), true);
      await get().confirm(intent, 'declined_later');
      expect(await charge(intent)).toMatchObject({ declineCode: 'insufficient_funds' });
    });

    test('nothing more is taken where the buyer agreed to one payment', async () => {
      const intent = await create();
      await get().confirm(intent, 'approved');
      await expect(charge(intent)).rejects.toBeInstanceOf(Error);
    });

    test('a refund is given once for its key, and parts of it add up', async () => {
      const intent = await create(1000);
      await get().confirm(intent, 'approved');
      const once = { intentId: intent.id, amount: 300, idempotencyKey: randomUUID() };
      await get().provider.refund(once);
      await get().provider.refund(once);
      expect(await get().refunded(intent)).toBe(300);
      await get().provider.refund({ ...once, amount: 700, idempotencyKey: randomUUID() });
      expect(await get().refunded(intent)).toBe(1000);
    });

    test('nothing is given back of what was not paid, nor more than was', async () => {
      const { provider, confirm } = get();
      const intent = await create(1000);
      const refund = (amount: number) =>
        provider.refund({ intentId: intent.id, amount, idempotencyKey: randomUUID() });
      await expect(refund(1)).rejects.toBeInstanceOf(Error);
      await confirm(intent, 'approved');
      await expect(refund(1001)).rejects.toBeInstanceOf(Error);
    });

    test('a webhook names its intent, and is believed with its signature alone', async () => {
      const { provider, confirm, lastWebhook } = get();
      const intent = await create();
      await confirm(intent, 'approved');
      const { body, signature } = await lastWebhook();
      expect(await provider.readWebhook(body, signature)).toMatchObject({
        type: 'payment_intent.succeeded',
        intentId: intent.id,
      });
      await expect(provider.readWebhook(`${body} `, signature)).rejects.toThrow(WebhookRefused);
      await expect(provider.readWebhook(body, undefined)).rejects.toThrow(WebhookRefused);
    });
  });
}
