import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderUnderTest, testProvider } from '../../testing-purchase/providerContract.ts';
import { TEST_CARDS } from '../../testing-stripe/stripeAccount.ts';
import { startStripeServer, type StripeServer, TEST_KEYS } from '../../testing-stripe/stripeServer.ts';
import { type PaymentProvider, ProviderUnavailable } from '../payments/PaymentProvider.ts';
import { createStripeProvider } from './stripeProvider.ts';

let server: StripeServer;
let stripe: ProviderUnderTest;
const now = () => new Date('2026-11-21T11:00:00Z');

const providerWith = (changes: object = {}): PaymentProvider =>
  createStripeProvider({ ...TEST_KEYS, apiUrl: server.url, ...changes }, now);

beforeAll(async () => {
  server = await startStripeServer();
  const { account } = server;
  const { webhooks } = new Stripe(TEST_KEYS.secretKey);
  stripe = {
    provider: providerWith(),
    confirm: async ({ id, clientSecret }, card) => {
      try {
        account.confirm(id, { client_secret: clientSecret, payment_method: TEST_CARDS[card] });
      } catch {
        // The browser gets a response that the card was declined, or that the intent can no longer be paid.
      }
    },
    refunded: async ({ id }) => account.refundedOf(id),
    lastWebhook: async () => {
      const body = account.events.at(-1) ?? '';
      const signature = webhooks.generateTestHeaderString({
        payload: body,
        secret: TEST_KEYS.webhookSecret,
        timestamp: now().getTime() / 1000,
      });
      return { body, signature };
    },
  };
});
afterAll(() => server.close());

testProvider('Stripe', () => stripe);

describe('Stripe', () => {
  const request = (changes: object = {}) => ({
    amount: 16_000,
    orderId: randomUUID(),
    method: 'card',
    keepsMeans: false,
    idempotencyKey: randomUUID(),
    ...changes,
  });

  test.each([
    ['card', false, ['card', 'ideal', 'bancontact']],
    ['wallet', false, ['card']],
    ['3x', true, ['card']],
    ['paypal', false, ['paypal']],
  ])('PR-156: a payment by %s may be made by what is decided at once', async (method, keepsMeans, types) => {
    const { id } = await stripe.provider.createIntent(request({ method, keepsMeans }));
    expect(server.account.readIntent(id)).toMatchObject({
      allowed_payment_method_types: types,
      currency: 'eur',
      setup_future_usage: keepsMeans ? 'off_session' : null,
    });
  });

  test('a response that is lost is requested again with the same key, and nothing is made twice', async () => {
    const before = server.done.length;
    server.loseAnswers(1);
    const intent = await stripe.provider.createIntent(request());
    expect(intent.status).toBe('requires_payment_method');
    expect(server.done.slice(before)).toEqual(['POST /v1/payment_intents']);
  });

  test('without a response nothing is known; the same request finds what was made', async () => {
    const asked = request();
    const before = server.done.length;
    server.loseAnswers(2);
    await expect(stripe.provider.createIntent(asked)).rejects.toThrow(ProviderUnavailable);
    await stripe.provider.createIntent(asked);
    expect(server.done.slice(before)).toEqual(['POST /v1/payment_intents']);
  });

  test('a server that is not there is unavailable', async () => {
    const away = providerWith({ apiUrl: 'http://127.0.0.1:9' });
    await expect(away.readIntent('pi_1')).rejects.toThrow(ProviderUnavailable);
  });

  test.each([
    ['a wrong key', { secretKey: 'sk_test_other' }, 'Invalid API Key provided'],
    ['an intent that is not there', {}, 'No such intent'],
  ])('%s is an error that says so, without any secret', async (_what, changes, message) => {
    const error: unknown = await providerWith(changes)
      .readIntent('pi_1')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StripeRefusal', message: expect.stringContaining(message) });
    expect(error).not.toBeInstanceOf(ProviderUnavailable);
    expect(error).not.toHaveProperty('raw');
  });

  test('a refused challenge is a decline of its own', async () => {
    const intent = await stripe.provider.createIntent(request());
    await stripe.confirm(intent, 'challenge');
    server.account.answerChallenge(intent.id, { client_secret: intent.clientSecret, answer: 'refuse' });
    expect(await stripe.provider.readIntent(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      declineCode: 'authentication_failed',
    });
  });

  test('PR-160: an instalment and a refund are done once, also after Stripe has forgotten their keys', async () => {
    const first = await stripe.provider.createIntent(request({ keepsMeans: true }));
    await stripe.confirm(first, 'approved');
    const charge = { intentId: first.id, amount: 500, orderId: randomUUID(), idempotencyKey: randomUUID() };
    const refund = { intentId: first.id, amount: 300, idempotencyKey: randomUUID() };
    const taken = await stripe.provider.charge(charge);
    await stripe.provider.refund(refund);
    server.forgetKeys();
    expect((await stripe.provider.charge(charge)).id).toBe(taken.id);
    await stripe.provider.refund(refund);
    expect(await stripe.refunded(first)).toBe(300);
  });

  test('a webhook of a refund names the intent of its charge', async () => {
    const { body } = await stripe.lastWebhook();
    const event = {
      ...JSON.parse(body),
      data: { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_9' } },
    };
    const payload = JSON.stringify({ ...event, type: 'charge.refunded' });
    const signature = new Stripe(TEST_KEYS.secretKey).webhooks.generateTestHeaderString({
      payload,
      secret: TEST_KEYS.webhookSecret,
      timestamp: now().getTime() / 1000,
    });
    expect(await stripe.provider.readWebhook(payload, signature)).toMatchObject({ intentId: 'pi_9' });
  });
});
