import type { Stripe } from 'stripe';

/** The fields of an error of the API beside its message. */
type Details = Pick<Stripe.StripeRawError, 'code' | 'decline_code' | 'param' | 'payment_intent'>;

/** An error response of Stripe's API. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly type: Stripe.RawErrorType;
  readonly details: Details;

  constructor(status: number, type: Stripe.RawErrorType, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  toBody(): { error: Stripe.StripeRawError } {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

/** An error for an invalid request. */
export function invalid(message: string, details: Details = {}): StripeProblem {
  return new StripeProblem(400, 'invalid_request_error', message, details);
}
