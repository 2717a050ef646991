import { Stripe } from 'stripe';
import { ProviderRefusal, ProviderUnavailable } from '../payments/PaymentProvider.ts';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeError, StripeRateLimitError } =
  Stripe.errors;

/** Stripe refused a request: sent again, it would be refused again. */
class StripeRefusal extends ProviderRefusal {
  override name = 'StripeRefusal';
  /** As Stripe's documentation lists them, e.g. "resource_missing". */
  readonly code: string | undefined;
  /** By which the request is found in Stripe's dashboard. */
  readonly requestId: string | undefined;

  constructor({ message, code, requestId }: InstanceType<typeof StripeError>) {
    super(`Stripe refused: ${message}`);
    this.code = code;
    this.requestId = requestId;
  }
}

/** The intent of a payment that its bank declined; undefined for any other error. */
export function declinedIntentOf(error: unknown): Stripe.PaymentIntent | undefined {
  return error instanceof StripeCardError ? error.payment_intent : undefined;
}

/** Whether cancelling failed because the intent is paid, being processed or cancelled already. */
export function isUnexpectedState(error: unknown): boolean {
  return error instanceof StripeError && /^(payment|setup)_intent_unexpected_state$/.test(error.code ?? '');
}

/**
 * The response to a request. Errors of the package are turned into the gateway's, which may be logged: theirs carry the
 * intent with its client secret.
 *
 * @throws ProviderUnavailable when the outcome of the request is unknown
 * @throws StripeRefusal when it was refused
 */
export async function responseOf<Response>(request: Promise<Response>): Promise<Response> {
  try {
    return await request;
  } catch (error) {
    const hasNoResponse =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    if (hasNoResponse) throw new ProviderUnavailable(`Stripe did not respond: ${error.message}`);
    throw error instanceof StripeError ? new StripeRefusal(error) : error;
  }
}
