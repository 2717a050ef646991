import { Stripe } from 'stripe';
import { ProviderRefusal, ProviderUnavailable } from '../payments/PaymentProvider.ts';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeError, StripeRateLimitError } =
  Stripe.errors;

/** A request that Stripe refused; the same request would be refused again. */
class StripeRefusal extends ProviderRefusal {
  override name = 'StripeRefusal';
  /** Stripe's error code, e.g. "resource_missing". */
  readonly code: string | undefined;
  /** Id of the request in Stripe's dashboard. */
  readonly requestId: string | undefined;

  constructor({ message, code, requestId }: InstanceType<typeof StripeError>) {
    super(`Stripe refused: ${message}`);
    this.code = code;
    this.requestId = requestId;
  }
}

/** The intent of a payment that the bank declined; undefined for any other error. */
export function declinedIntentOf(error: unknown): Stripe.PaymentIntent | undefined {
  return error instanceof StripeCardError ? error.payment_intent : undefined;
}

/** Whether cancelling failed because the intent is paid, being processed or cancelled already. */
export function isUnexpectedState(error: unknown): boolean {
  return error instanceof StripeError && /^(payment|setup)_intent_unexpected_state$/.test(error.code ?? '');
}

/**
 * The response to a request. Errors of Stripe's package become errors of the gateway that may be logged: the
 * originals contain the intent with its client secret.
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
