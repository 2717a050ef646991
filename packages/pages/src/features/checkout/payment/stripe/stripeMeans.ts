import type { PaymentMeans } from '@sabadora/hooks';
import type { StripeError } from '@stripe/stripe-js';
import { readDeclineCode } from '../declineCode.ts';
import type { LoadedStripe } from './useElements.ts';

/** Error codes for a failed bank authentication. */
const AUTHENTICATION_CODES = [
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
  'authentication_required',
];

/** Decline code of an error; undefined when the error does not say whether anything was taken. */
function declineOf({ type, code, decline_code: declineCode }: StripeError) {
  if (AUTHENTICATION_CODES.includes(code ?? '')) return 'authentication_failed';
  return type === 'card_error' || type === 'validation_error' ? readDeclineCode(declineCode) : undefined;
}

/**
 * Error types with which Stripe refuses a call, so that nothing was taken. After others, the payment may have been
 * made.
 */
const REFUSALS: readonly string[] = [
  'invalid_request_error',
  'authentication_error',
  'idempotency_error',
  'rate_limit_error',
];

/** Whether the call was refused for another reason than that the intent is already paid or being paid. */
function isRefusal({ type, code }: StripeError): boolean {
  return REFUSALS.includes(type) && !code?.endsWith('_intent_unexpected_state');
}

/**
 * Means of payment that Stripe's script confirms with the data in its form. The bank's authentication is shown over
 * the page, or the bank's own page is opened.
 *
 * @param name Stripe's name of the means, e.g. "card" or "apple_pay".
 * @param returnPath Path on this site that the bank's page returns to.
 */
export function stripeMeans(
  { stripe, elements }: LoadedStripe,
  { name, returnPath }: { name: string; returnPath: string },
): PaymentMeans {
  return {
    name,
    opensBank: true,
    confirm: async ({ clientSecret, amount }) => {
      const options = {
        elements,
        clientSecret,
        confirmParams: { return_url: new URL(returnPath, window.location.origin).href },
        redirect: 'if_required',
      } as const;
      const { error } =
        amount === 0 ? await stripe.confirmSetup(options) : await stripe.confirmPayment(options);
      if (!error) return { status: 'confirmed' };
      const declineCode = declineOf(error);
      if (declineCode === undefined && isRefusal(error)) return { status: 'failed' };
      if (declineCode === undefined) throw new Error(`Stripe could not confirm: ${error.code ?? error.type}`);
      return { status: 'declined', declineCode };
    },
  };
}
