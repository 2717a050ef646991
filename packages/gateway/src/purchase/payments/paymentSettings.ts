import type { StripeSettings } from '../stripe/stripeProvider.ts';

/** The payment provider in use; undefined when nothing can be paid. */
export type PaymentSettings = 'sandbox' | StripeSettings | undefined;

/** Thrown for incomplete or wrong payment settings; the message says what is missing or wrong. */
export class PaymentSettingsError extends Error {
  override name = 'PaymentSettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variables of a Stripe account, with the prefixes of their keys. */
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: /^[sr]k_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\w+$/,
} as const;

/** The prefixes in words, for the error message. */
const PREFIXES: Record<keyof typeof STRIPE_KEYS, string> = {
  STRIPE_SECRET_KEY: 'sk_test_, sk_live_, rk_test_ or rk_live_',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_ or pk_live_',
  STRIPE_WEBHOOK_SECRET: 'whsec_',
};

/**
 * The Stripe account that was used before, when its keys are still set: payments begun with it are finished with it.
 * Undefined while Stripe is the provider in use, or without keys.
 *
 * @throws PaymentSettingsError for wrong or incomplete keys
 */
export function readFormerStripe(environment: Environment): StripeSettings | undefined {
  const isSet = Boolean(environment['STRIPE_SECRET_KEY']);
  return environment['PAYMENT'] === 'stripe' || !isSet ? undefined : stripeSettings(environment);
}

/** The mode of a key, test or live; undefined when the key does not show it. */
const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1];

function stripeSettings(environment: Environment): StripeSettings {
  const names = Object.keys(STRIPE_KEYS) as (keyof typeof STRIPE_KEYS)[];
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new PaymentSettingsError(`PAYMENT=stripe needs ${missing.join(', ')} as well.`);
  const valueOf = (name: keyof typeof STRIPE_KEYS) => environment[name] ?? '';
  const wrong = names.find((name) => !STRIPE_KEYS[name].test(valueOf(name)));
  // The message leaves out the value, which is a secret.
  if (wrong) throw new PaymentSettingsError(`${wrong} has to begin with ${PREFIXES[wrong]}.`);
  const secretKey = valueOf('STRIPE_SECRET_KEY');
  const publishableKey = valueOf('STRIPE_PUBLISHABLE_KEY');
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    throw new PaymentSettingsError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is a test key, the other a live one.',
    );
  }
  const apiUrl = environment['STRIPE_API_URL'];
  if (apiUrl !== undefined && !/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new PaymentSettingsError(
      `STRIPE_API_URL is not an address such as "https://api.stripe.com": "${apiUrl}".`,
    );
  }
  return { secretKey, publishableKey, webhookSecret: valueOf('STRIPE_WEBHOOK_SECRET'), apiUrl };
}

/**
 * Reads the payment provider to use. In production the sandbox has to be chosen explicitly; elsewhere it is the
 * default.
 *
 * @throws PaymentSettingsError
 */
export function readPaymentSettings(environment: Environment): PaymentSettings {
  const payment = environment['PAYMENT'];
  switch (payment) {
    case 'stripe':
      return stripeSettings(environment);
    case 'sandbox':
      return 'sandbox';
    case undefined:
    case '':
      return environment['SITE_STAGE'] === 'production' ? undefined : 'sandbox';
    default:
      throw new PaymentSettingsError(`PAYMENT is "sandbox" or "stripe", not "${payment}".`);
  }
}
