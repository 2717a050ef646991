import { describe, expect, test } from 'vitest';
import { PaymentSettingsError, readPaymentSettings } from './paymentSettings.ts';

const STRIPE = {
  PAYMENT: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_2',
  STRIPE_WEBHOOK_SECRET: 'whsec_3',
};

describe('who takes the money', () => {
  test.each([
    [{}, 'sandbox'],
    [{ PAYMENT: '' }, 'sandbox'],
    [{ SITE_STAGE: 'production' }, undefined],
    [{ SITE_STAGE: 'production', PAYMENT: 'sandbox' }, 'sandbox'],
  ])('of %j is %s', (environment, expected) => {
    expect(readPaymentSettings(environment)).toBe(expected);
  });

  test('Stripe needs its three keys; another address of its API may be given', () => {
    const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_2', webhookSecret: 'whsec_3' };
    expect(readPaymentSettings(STRIPE)).toEqual(settings);
    expect(readPaymentSettings({ ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toEqual({
      ...settings,
      apiUrl: 'http://127.0.0.1:12111',
    });
  });

  test.each([
    [{ PAYMENT: 'Stripe' }, 'PAYMENT is "sandbox" or "stripe", not "Stripe".'],
    [
      { PAYMENT: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' },
      'PAYMENT=stripe needs STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET as well.',
    ],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY has to begin with sk_test_'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY has to begin with pk_test_'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET has to begin with whsec_'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_2' }, 'one is a test key, the other a live one'],
    [{ ...STRIPE, STRIPE_API_URL: 'stripe.test' }, 'STRIPE_API_URL is not an address'],
  ])('%j is refused: %s', (environment, reason) => {
    expect(() => readPaymentSettings(environment)).toThrow(PaymentSettingsError);
    expect(() => readPaymentSettings(environment)).toThrow(reason);
  });
});
