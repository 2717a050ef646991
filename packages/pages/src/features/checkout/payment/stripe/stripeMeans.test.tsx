import type { OrderPayment } from '@sabadora/api';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { describe, expect, test, vi } from 'vitest';
import { stripeMeans } from './stripeMeans.ts';

const payment: OrderPayment = {
  provider: 'stripe',
  intentId: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  amount: 29_800,
};
const elements = {} as StripeElements;
const { signal } = new AbortController();

/** Stripe's script, with the error, if any, of each confirmation. */
function scriptWith(error?: StripeError) {
  const confirmPayment = vi.fn(async () => ({ error }));
  const confirmSetup = vi.fn(async () => ({ error }));
  const stripe = { confirmPayment, confirmSetup } as unknown as Stripe;
  const means = stripeMeans(
    { stripe, elements },
    { name: 'card', returnPath: '/booking/payment?bank=1#a=2' },
  );
  return { means, confirmPayment, confirmSetup };
}

describe('paying with Stripe’s script', () => {
  test('PR-176: the bank’s page leads back to this site, and the script may open it', async () => {
    const { means, confirmPayment } = scriptWith();
    expect(await means.confirm(payment, signal)).toEqual({ status: 'confirmed' });
    expect(means.opensBank).toBe(true);
    expect(confirmPayment).toHaveBeenCalledWith({
      elements,
      clientSecret: payment.clientSecret,
      confirmParams: { return_url: `${window.location.origin}/booking/payment?bank=1#a=2` },
      redirect: 'if_required',
    });
  });

  test('PR-161: where nothing is taken yet, the card is set up', async () => {
    const { means, confirmPayment, confirmSetup } = scriptWith();
    await means.confirm({ ...payment, amount: 0 }, signal);
    expect([confirmSetup.mock.calls.length, confirmPayment.mock.calls.length]).toEqual([1, 0]);
  });

  test.each<[StripeError, string]>([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, 'lost_card'],
    [{ type: 'card_error', code: 'expired_card' }, 'generic_decline'],
    [{ type: 'validation_error', code: 'incomplete_number' }, 'generic_decline'],
    [
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      'authentication_failed',
    ],
  ])('%j is a decline: %s', async (error, declineCode) => {
    expect(await scriptWith(error).means.confirm(payment, signal)).toEqual({
      status: 'declined',
      declineCode,
    });
  });

  test.each<StripeError>([
    { type: 'invalid_request_error', code: 'resource_missing' },
    { type: 'authentication_error' },
    { type: 'rate_limit_error' },
  ])('%j refuses the call: nothing was taken', async (error) => {
    expect(await scriptWith(error).means.confirm(payment, signal)).toEqual({ status: 'failed' });
  });

  test.each<StripeError>([
    { type: 'api_connection_error' },
    { type: 'api_error' },
    { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
  ])('after %j nobody knows: the gateway is asked', async (error) => {
    await expect(scriptWith(error).means.confirm(payment, signal)).rejects.toThrow('could not confirm');
  });
});
