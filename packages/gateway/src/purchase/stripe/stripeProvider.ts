import { stripeMethods } from '@sabadora/api';
import { Stripe } from 'stripe';
import {
  type IntentRequest,
  type PaymentProvider,
  type WebhookEvent,
  WebhookRefused,
} from '../payments/PaymentProvider.ts';
import { responseOf, declinedIntentOf, isUnexpectedState } from './stripeErrors.ts';
import { toIntent } from './toIntent.ts';

/** An account at Stripe. */
export interface StripeSettings {
  /** `sk_…`, or a restricted key `rk_…` that may write customers, intents and refunds. */
  secretKey: string;
  /** `pk_…` of the same account, for the browser. */
  publishableKey: string;
  /** `whsec_…` of the endpoint that receives the webhooks. */
  webhookSecret: string;
  /** Origin of Stripe's API. @default "https://api.stripe.com" */
  apiUrl?: string | undefined;
}

/** Milliseconds after which a request is aborted; a buyer waits for it. */
const TIMEOUT_MS = 8000;

/** Retries of a request without a response, with the same idempotency key. */
const RETRIES = 1;

/**
 * Least amount that Stripe charges, in cents of euros. Source:
 * docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 */
const LEAST_AMOUNT = 50;

/** Most objects in one list; an order has a few payments, and a payment a few refunds. */
const LIST_LIMIT = 100;

/**
 * The metadata key under which a request's idempotency key is stored, because Stripe forgets idempotency keys after a
 * day.
 */
const KEY = 'idempotency_key';

function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const config = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (apiUrl === undefined) return new Stripe(secretKey, config);
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...config,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  });
}

const idOf = (object: string | { id: string } | null) =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** The intent that an event is about, directly or through its charge or refund. */
function intentIdOf(event: Stripe.Event): string | null {
  const object = event.data.object as { object: string; id?: string; payment_intent?: unknown };
  if (object.object === 'payment_intent' || object.object === 'setup_intent') return object.id ?? null;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** The refund that the buyer's bank sent back. Refunds made outside the gateway have no key and are ignored. */
function failedRefundOf(event: Stripe.Event): WebhookEvent['failedRefund'] {
  const object = event.data.object as Partial<Stripe.Refund>;
  const idempotencyKey = object.metadata?.[KEY];
  const isOver = object.object === 'refund' && isFailed(object.status ?? null);
  if (!isOver || idempotencyKey === undefined) return undefined;
  return { idempotencyKey, reason: object.failure_reason ?? object.status ?? 'failed' };
}

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const isSetup = (id: string) => id.startsWith('seti_');

const readIntent = (stripe: Stripe, id: string): Promise<Intent> =>
  isSetup(id) ? stripe.setupIntents.retrieve(id) : stripe.paymentIntents.retrieve(id);

/** Creates a payment intent for an amount, or a setup intent when nothing is charged yet. */
async function createIntent(
  stripe: Stripe,
  { amount, orderId, method, keepsMeans, idempotencyKey }: IntentRequest,
): Promise<Intent> {
  // Only the card of a customer can be charged again.
  const customer = keepsMeans
    ? await stripe.customers.create(
        { metadata: { order: orderId } },
        { idempotencyKey: `${idempotencyKey}-customer` },
      )
    : undefined;
  const shared = {
    allowed_payment_method_types: [...stripeMethods(method, keepsMeans)],
    ...(customer && { customer: customer.id }),
    metadata: { order: orderId, [KEY]: idempotencyKey },
  };
  const options = { idempotencyKey };
  if (amount === 0) return stripe.setupIntents.create({ ...shared, usage: 'off_session' }, options);
  return stripe.paymentIntents.create(
    { ...shared, amount, currency: 'eur', ...(keepsMeans && { setup_future_usage: 'off_session' }) },
    options,
  );
}

/** The customer and the payment method of an intent. @throws Error when the intent keeps none */
async function keptMeans(stripe: Stripe, id: string): Promise<{ customer: string; payment_method: string }> {
  const intent = await readIntent(stripe, id);
  const usage = intent.object === 'payment_intent' ? intent.setup_future_usage : intent.usage;
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  if (intent.status !== 'succeeded' || usage !== 'off_session' || customer === null || method === null) {
    throw new Error(`Intent ${id} keeps no card to charge`);
  }
  return { customer, payment_method: method };
}

async function chargeCard(
  stripe: Stripe,
  { amount, orderId, intentId, idempotencyKey }: Parameters<PaymentProvider['charge']>[0],
): Promise<Intent> {
  const means = await keptMeans(stripe, intentId);
  const { data } = await stripe.paymentIntents.list({ customer: means.customer, limit: LIST_LIMIT });
  const known = data.find(({ metadata }) => metadata[KEY] === idempotencyKey);
  if (known) return known;
  try {
    return await stripe.paymentIntents.create(
      {
        amount,
        currency: 'eur',
        ...means,
        allowed_payment_method_types: ['card'],
        confirm: true,
        off_session: true,
        metadata: { order: orderId, [KEY]: idempotencyKey },
      },
      { idempotencyKey },
    );
  } catch (error) {
    const declined = declinedIntentOf(error);
    if (!declined) throw error;
    return declined;
  }
}

async function cancelIntent(stripe: Stripe, id: string): Promise<Intent> {
  try {
    return isSetup(id) ? await stripe.setupIntents.cancel(id) : await stripe.paymentIntents.cancel(id);
  } catch (error) {
    if (!isUnexpectedState(error)) throw error;
    return readIntent(stripe, id);
  }
}

const isFailed = (status: string | null) => status === 'failed' || status === 'canceled';

async function refundIntent(
  stripe: Stripe,
  { intentId, amount, idempotencyKey }: Parameters<PaymentProvider['refund']>[0],
): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: LIST_LIMIT });
  const isGiven = data.some(
    ({ metadata, status }) => metadata?.[KEY] === idempotencyKey && !isFailed(status),
  );
  if (isGiven) return;
  const { status } = await stripe.refunds.create(
    { payment_intent: intentId, amount, metadata: { [KEY]: idempotencyKey } },
    { idempotencyKey },
  );
  if (isFailed(status)) throw new Error(`The refund of intent ${intentId} is ${status}`);
}

/** The payment provider for Stripe: real money, or test money with test keys. Sends no request yet. */
export function createStripeProvider(settings: StripeSettings, now: () => Date): PaymentProvider {
  const stripe = createClient(settings);
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    publishableKey: settings.publishableKey,
    leastAmount: LEAST_AMOUNT,
    createIntent: async (of) => toIntent(await responseOf(createIntent(stripe, of))),
    charge: async (of) => toIntent(await responseOf(chargeCard(stripe, of))),
    readIntent: async (id) => toIntent(await responseOf(readIntent(stripe, id))),
    cancelIntent: async (id) => toIntent(await responseOf(cancelIntent(stripe, id))),
    refund: (of) => responseOf(refundIntent(stripe, of)),
    readWebhook: async (body, signature = '') => {
      try {
        const { webhooks } = stripe;
        const receivedAt = now().getTime();
        const event = webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          undefined,
          undefined,
          receivedAt,
        );
        return {
          id: event.id,
          type: event.type,
          intentId: intentIdOf(event),
          failedRefund: failedRefundOf(event),
        };
      } catch {
        throw new WebhookRefused('The webhook is not signed by Stripe, or cannot be read.');
      }
    },
  };
}
