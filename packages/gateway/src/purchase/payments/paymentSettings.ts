import type { StripeSettings } from '../stripe/stripeProvider.ts';

/** Who takes the money; undefined where nothing can be paid. */
export type PaymentSettings = 'sandbox' | StripeSettings | undefined;

/** The environment does not say how to be paid; the message says what is missing or wrong. */
export class PaymentSettingsError extends Error {
  override name = 'PaymentSettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The keys of an account at Stripe, with how they begin. */
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: /^[sr]k_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\w+$/,
} as const;

/** What a key has to begin with, for whoever sets it. */
const PREFIXES: Record<keyof typeof STRIPE_KEYS, string> = {
  STRIPE_SECRET_KEY: 'sk_test_, sk_live_, rk_test_ or rk_live_',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_ or pk_live_',
  STRIPE_WEBHOOK_SECRET: 'whsec_',
};

/**
 * The account at Stripe that took the money before, when its keys are still set: what was begun with it is finished with
 * it. Undefined where it still does, or nothing is set.
 *
 * @throws PaymentSettingsError for keys that are wrong or not all there
 */
export function readFormerStripe(environment: Environment): StripeSettings | undefined {
  const isSet = Boolean(environment['STRIPE_SECRET_KEY']);
  return environment['PAYMENT'] === 'stripe' || !isSet ? undefined : stripeSettings(environment);
}

/** Whether a key is of the account's test mode; undefined where it does not say. */
const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1];

function stripeSettings(environment: Environment): StripeSettings {
  const names = Object.keys(STRIPE_KEYS) as (keyof typeof STRIPE_KEYS)[];
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new PaymentSettingsError(`PAYMENT=stripe needs ${missing.join(', ')} as well.`);
  const valueOf = (name: keyof typeof STRIPE_KEYS) => environment[name] ?? '';
  const wrong = names.find((name) => !STRIPE_KEYS[name].test(valueOf(name)));
  // The value itself is a secret.
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
 * Reads who takes the money. Where real buyers come, the sandbox has to be chosen; elsewhere it is the default.
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
