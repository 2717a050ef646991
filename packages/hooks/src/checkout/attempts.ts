/** What a tab stores of a purchase in progress, so that a reload keeps the same rooms and the same payment. */
export interface CheckoutAttempt {
  /** Text that identifies the product; another text means another purchase. */
  item: string;
  /** Idempotency key of the checkout: sending it again returns the same rooms. */
  checkout: string;
  /** Idempotency key of the payment; a new one for each attempt that must not repeat the last. */
  payment: string;
  /** The payment that the buyer is confirming on the bank's page. */
  atBank: { intentId: string; method: string } | null;
}

const UUID = /^[0-9a-f-]{36}$/;

/** Starts a purchase with new idempotency keys. */
export function newAttempt(item: string): CheckoutAttempt {
  return { item, checkout: crypto.randomUUID(), payment: crypto.randomUUID(), atBank: null };
}

/** Parses a stored attempt; null when there is none or it is damaged. */
export function readAttempt(text: string | null): CheckoutAttempt | null {
  if (text === null) return null;
  try {
    const { item, checkout, payment, atBank } = JSON.parse(text) as Record<string, unknown>;
    if (typeof item !== 'string' || !isUuid(checkout) || !isUuid(payment)) return null;
    return { item, checkout, payment, atBank: isPaymentAtBank(atBank) ? atBank : null };
  } catch {
    return null;
  }
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

function isPaymentAtBank(value: unknown): value is NonNullable<CheckoutAttempt['atBank']> {
  if (typeof value !== 'object' || value === null) return false;
  const { intentId, method } = value as Record<string, unknown>;
  return typeof intentId === 'string' && typeof method === 'string';
}
