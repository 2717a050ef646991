import {
  ApiError,
  createOrder,
  finishOrder,
  type ApiClient,
  type CreatedOrder,
  type FinishedOrder,
  type OrderError,
  type OrderPayment,
  type OrderRequest,
} from '@sabadora/api';

/** The result of confirming a payment with its provider, in the browser. */
export type Confirmation =
  /** Confirmed, or still being processed: request the state from the gateway. */
  | { status: 'confirmed' }
  /** The bank authenticates the buyer on its own page, which returns to the checkout. */
  | { status: 'redirect'; to: string }
  | { status: 'declined'; declineCode: OrderError['declineCode'] }
  /** The provider refused the call, or could not be reached; as far as the browser knows, nothing was charged. */
  | { status: 'failed' };

/** A means of payment: its name in the order, and how the provider confirms the payment. */
export interface PaymentMeans {
  /** Name of the means in the provider's script, e.g. "card". */
  name: string;
  /**
   * Whether `confirm` opens the bank's page by itself. It may then never return: the buyer comes back to the address
   * given to the provider, with `BANK_RETURN` in its query.
   */
  opensBank?: boolean;
  /** Confirms the payment. Rejects when the provider does not respond: the gateway then reports the state. */
  confirm: (payment: OrderPayment, signal: AbortSignal) => Promise<Confirmation>;
}

/** Result of an attempt to pay, or the page on which it continues. */
export type PaymentResult =
  | { kind: 'paid'; orderUUID: string; number: string }
  | { kind: 'redirect'; to: string; intentId: string }
  /** The gateway or the bank refused; nothing was charged. */
  | { kind: 'refused'; error: Pick<OrderError, 'code' | 'from' | 'to' | 'declineCode'> }
  /** It is unknown whether the order was paid: do not start a second payment. */
  | { kind: 'unclear' }
  /** The gateway could not be reached before anything was charged; the same attempt may be sent again. */
  | { kind: 'unreachable'; error: unknown };

/** Pauses in ms before each further request for the state of an unclear payment: half a minute together. */
const PATIENCE_MS: readonly number[] = [500, 1000, 2000, 4000, 8000, 15_000];

/**
 * Pause in ms after a call that the provider refused: the gateway knows at once whether an earlier attempt was paid.
 */
const SHORT_PATIENCE_MS: readonly number[] = [1500];

/** The gateway's calls before and after the provider charges the buyer. */
export interface PaymentCalls {
  begin: (signal: AbortSignal) => Promise<CreatedOrder>;
  finish: (
    paid: { paymentIntentId: string | null; paymentMethod: string },
    signal: AbortSignal,
  ) => Promise<FinishedOrder>;
}

/** How a payment waits between two requests for its state, and what ends it early. */
export interface PayTiming {
  signal: AbortSignal;
  /** Waits between two requests. @default `setTimeout` */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /**
   * Called before the bank's page may replace this one, to store the intent under which the payment is found on
   * return.
   */
  onLeave?: ((intentId: string) => void) | undefined;
}

/** The order to pay, and the client that sends it. */
export interface PayOptions extends PayTiming {
  api: ApiClient;
  order: OrderRequest;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The calls that pay an order (PR-175, PR-176). */
function orderCalls({ api, order }: Pick<PayOptions, 'api' | 'order'>): PaymentCalls {
  return {
    begin: (signal) => api.send(createOrder, order, { signal }),
    finish: (pspAuthorization, signal) => api.send(finishOrder, { ...order, pspAuthorization }, { signal }),
  };
}

/**
 * Pays an order: begins the payment, has the provider confirm it, and requests the booking from the gateway (PR-170,
 * PR-175, PR-176). A request whose response is lost is sent again; the idempotency key in `order` prevents a second
 * payment.
 */
export function payOrder(means: PaymentMeans, options: PayOptions): Promise<PaymentResult> {
  return takePayment(means, orderCalls(options), options);
}

/**
 * Requests the booking of a confirmed payment from the gateway, with growing pauses, until its state is final or the
 * pauses are used up.
 */
export function finishPayment(
  paymentMethod: string,
  paymentIntentId: string | null,
  options: PayOptions,
): Promise<PaymentResult> {
  return awaitPayment({ paymentIntentId, paymentMethod }, orderCalls(options), options);
}

/** Begins a payment, has the provider confirm it, and requests its state from the gateway. */
export async function takePayment(
  means: PaymentMeans,
  calls: PaymentCalls,
  timing: PayTiming,
): Promise<PaymentResult> {
  let payment: OrderPayment | null;
  let hasFailed = false;
  try {
    const created = await calls.begin(timing.signal);
    if ('error' in created) return { kind: 'refused', error: created.error };
    payment = created.payment;
  } catch (error) {
    return { kind: 'unreachable', error };
  }
  if (payment !== null) {
    if (means.opensBank) timing.onLeave?.(payment.intentId);
    try {
      const confirmation = await means.confirm(payment, timing.signal);
      if (confirmation.status === 'redirect')
        return { kind: 'redirect', to: confirmation.to, intentId: payment.intentId };
      if (confirmation.status === 'declined')
        return {
          kind: 'refused',
          error: { code: 'PAYMENT_DECLINED', declineCode: confirmation.declineCode },
        };
      hasFailed = confirmation.status === 'failed';
    } catch {
      // The provider may still have charged the buyer, so the gateway's state decides.
    }
  }
  const paid = { paymentIntentId: payment?.intentId ?? null, paymentMethod: means.name };
  if (!hasFailed) return awaitPayment(paid, calls, timing);
  // If it was paid all the same, the gateway ends this payment before the next attempt, or finds that it was paid.
  const result = await awaitPayment(paid, calls, timing, SHORT_PATIENCE_MS);
  return result.kind === 'unclear' ? { kind: 'refused', error: { code: 'PAYMENT_FAILED' } } : result;
}

/** Requests the state of a payment from the gateway, after each pause of `patienceMs`, until it is final. */
export async function awaitPayment(
  paid: { paymentIntentId: string | null; paymentMethod: string },
  calls: PaymentCalls,
  { signal, wait = sleep }: PayTiming,
  patienceMs: readonly number[] = PATIENCE_MS,
): Promise<PaymentResult> {
  for (const pause of [0, ...patienceMs]) {
    if (pause > 0) await wait(pause);
    if (signal.aborted) break;
    try {
      const finished = await calls.finish(paid, signal);
      if ('booking' in finished) return { kind: 'paid', ...finished.booking };
      if ('error' in finished) return { kind: 'refused', error: finished.error };
    } catch (error) {
      // Status 400 is final: sending the request again would not help.
      if (error instanceof ApiError && error.status === 400) return { kind: 'unreachable', error };
    }
  }
  return { kind: 'unclear' };
}
