import type { Stripe } from 'stripe';
import type { IntentStatus, PaymentIntent } from '../payments/PaymentProvider.ts';

type StripeIntent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** Decline codes when the buyer failed, or could not see, the bank's challenge. */
const AUTHENTICATION_CODES = [
  'authentication_required',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
];

/** Statuses that Stripe and `PaymentIntent` share. */
const SHARED_STATUSES: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
];

function statusOf({ status }: StripeIntent): IntentStatus {
  if (status === 'requires_confirmation') return 'requires_payment_method';
  // An unknown status, from a later version of the API, counts as neither paid nor declined.
  return SHARED_STATUSES.find((known) => known === status) ?? 'processing';
}

function declineCodeOf(intent: StripeIntent): string | null {
  if (intent.status !== 'requires_payment_method') return null;
  const error = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
  if (!error) return null;
  const { code, decline_code: declineCode } = error;
  const isAuthentication = [code, declineCode].some((known) => AUTHENTICATION_CODES.includes(known ?? ''));
  return isAuthentication ? 'authentication_failed' : (declineCode ?? code ?? 'generic_decline');
}

/** Converts Stripe's intent. A setup intent, which charges nothing yet, has an amount of 0. */
export function toIntent(intent: StripeIntent): PaymentIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    amount: intent.object === 'payment_intent' ? intent.amount : 0,
    status: statusOf(intent),
    declineCode: declineCodeOf(intent),
  };
}
