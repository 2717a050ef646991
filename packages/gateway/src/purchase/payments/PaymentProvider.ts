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

/** An amount that a provider is to take. */
export interface PaymentIntent {
  id: string;
  /** Lets the browser confirm it; neither stored nor logged. */
  clientSecret: string;
  /** Whole cents of euros. */
  amount: number;
  status: IntentStatus;
  /** Why the last confirmation was declined. */
  declineCode: string | null;
}

/** An event as a provider reports it, its signature checked. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** The intent that it is about, if any. */
  intentId: string | null;
  /** A refund that failed after it was accepted, by the idempotency key of its request. */
  failedRefund?: { idempotencyKey: string; reason: string } | undefined;
}

/**
 * The provider did not respond, or responded with a failure of its own: the outcome of the request is unknown, and it
 * may be sent again.
 */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider refused a request: nothing was charged, and the same request would be refused again. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** A webhook that is not the provider's: its signature is missing, wrong or too old. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

/** An amount to take, 0 for only keeping the buyer's means for later. */
export interface IntentRequest {
  /** Whole cents of euros. */
  amount: number;
  orderId: string;
  /** As the order names it, e.g. "card" or "3x". */
  method: string;
  /** Whether `charge` may take further amounts by the same means, to which the buyer agrees with this one. */
  keepsMeans: boolean;
  idempotencyKey: string;
}

/**
 * Takes and gives back money. The browser alone confirms an intent, with the provider's own script: numbers of cards
 * never come here. Every method may reject with `ProviderUnavailable`, and with `ProviderRefusal`.
 */
export interface PaymentProvider {
  name: 'sandbox' | 'stripe';
  /** The header of a webhook's signature. */
  signatureHeader: string;
  /** What the provider's script in the browser needs, if anything. */
  publishableKey?: string;
  /** Cents of the least amount that it takes. @default any */
  leastAmount?: number;
  /** Makes an intent; the same key gives the same one. */
  createIntent: (of: IntentRequest) => Promise<PaymentIntent>;
  /**
   * Takes an amount without the buyer, by the means that a succeeded intent keeps; the same key does so once. An amount
   * that is declined is an intent with a `declineCode`.
   */
  charge: (of: {
    amount: number;
    orderId: string;
    /** The intent that keeps the means. */
    intentId: string;
    idempotencyKey: string;
  }) => Promise<PaymentIntent>;
  readIntent: (id: string) => Promise<PaymentIntent>;
  /**
   * Makes sure that nothing more is taken. An intent that had succeeded, or is being processed, is returned as it is.
   */
  cancelIntent: (id: string) => Promise<PaymentIntent>;
  /** Gives an amount back; the same key does so once. */
  refund: (of: { intentId: string; amount: number; idempotencyKey: string }) => Promise<void>;
  /** @throws WebhookRefused */
  readWebhook: (body: string, signature: string | undefined) => Promise<WebhookEvent>;
}
