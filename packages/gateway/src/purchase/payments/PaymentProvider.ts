/** The status of an intent, by the names that payment providers use. */
export type IntentStatus =
  /** Nothing was confirmed, or the last confirmation was declined. */
  | 'requires_payment_method'
  /** The buyer's bank requires authentication. */
  | 'requires_action'
  /** Confirmed; the outcome is not known yet. */
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** A provider's intent to charge an amount. */
export interface PaymentIntent {
  id: string;
  /** Secret with which the browser confirms the intent; neither stored nor logged. */
  clientSecret: string;
  /** Amount in cents of euros. */
  amount: number;
  status: IntentStatus;
  /** Why the last confirmation was declined; null when it was not. */
  declineCode: string | null;
}

/** An event from a provider, with a verified signature. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The intent that the event is about, if any. */
  intentId: string | null;
  /** An accepted refund that failed later, by the idempotency key of its request. */
  failedRefund?: { idempotencyKey: string; reason: string } | undefined;
}

/**
 * The provider did not respond, or responded with an internal failure. The outcome of the request is unknown; it may
 * be sent again.
 */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider refused a request: nothing was charged, and the same request would be refused again. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** A webhook whose signature is missing, wrong or too old. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

/** An amount to charge. 0 only stores the buyer's payment method for later. */
export interface IntentRequest {
  /** Amount in cents of euros. */
  amount: number;
  orderId: string;
  /** Payment method by the order's name, e.g. "card" or "3x". */
  method: string;
  /**
   * Whether `charge` may take further amounts with the same payment method; the buyer agrees to them with this
   * payment.
   */
  keepsMeans: boolean;
  idempotencyKey: string;
}

/**
 * Charges and refunds money. Only the browser confirms an intent, with the provider's own script: card numbers never
 * reach the gateway. Every method may reject with `ProviderUnavailable` and with `ProviderRefusal`.
 */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** Name of the header with a webhook's signature. */
  signatureHeader: string;
  /** Public key for the provider's script in the browser, if it needs one. */
  publishableKey?: string;
  /** Least amount that it charges, in cents. @default none */
  leastAmount?: number;
  /** Creates an intent; the same idempotency key returns the same intent. */
  createIntent: (of: IntentRequest) => Promise<PaymentIntent>;
  /**
   * Charges an amount without the buyer, with the payment method that a succeeded intent keeps; the same key charges
   * once. A declined charge is an intent with a `declineCode`.
   */
  charge: (of: {
    amount: number;
    orderId: string;
    /** The intent that keeps the payment method. */
    intentId: string;
    idempotencyKey: string;
  }) => Promise<PaymentIntent>;
  readIntent: (id: string) => Promise<PaymentIntent>;
  /**
   * Cancels an intent, so that nothing more can be charged. An intent that has succeeded or is being processed is
   * returned unchanged.
   */
  cancelIntent: (id: string) => Promise<PaymentIntent>;
  /** Refunds an amount; the same key refunds once. */
  refund: (of: { intentId: string; amount: number; idempotencyKey: string }) => Promise<void>;
  /** Verifies and reads a webhook. @throws WebhookRefused */
  readWebhook: (body: string, signature: string | undefined) => Promise<WebhookEvent>;
}
