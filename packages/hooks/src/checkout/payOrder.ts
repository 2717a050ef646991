import {
  ApiError,
  createOrder,
  finishOrder,
  type ApiClient,
  type OrderError,
  type OrderPayment,
  type OrderRequest,
} from '@sabadora/api';

/** What came of confirming a payment with its provider, in the browser. */
export type Confirmation =
  /** Confirmed, or on its way: the gateway knows more. */
  | { status: 'confirmed' }
  /** The bank asks the buyer on a page of its own, which returns to the checkout. */
  | { status: 'redirect'; to: string }
  | { status: 'declined'; declineCode: OrderError['declineCode'] };

/** A means of payment: how the order names it, and how the provider is asked to take the money. */
export interface PaymentMeans {
  /** As the provider's script names it, e.g. "card". */
  name: string;
  /** Rejects when the provider gives no answer: then the gateway is asked what came of it. */
  confirm: (payment: OrderPayment, signal: AbortSignal) => Promise<Confirmation>;
}

export type PaymentResult =
  | { kind: 'paid'; orderUUID: string; number: string }
  | { kind: 'redirect'; to: string; intentId: string }
  /** The gateway or the bank refused; nothing was taken. */
  | { kind: 'refused'; error: Pick<OrderError, 'code' | 'from' | 'to' | 'declineCode'> }
  /** Nobody knows yet whether it was paid: no second payment is to be made. */
  | { kind: 'unclear' }
  /** The gateway could not be reached before anything was paid; the same attempt may be sent again. */
  | { kind: 'unreachable'; error: unknown };

/** Milliseconds before each further request about a payment that is still unclear: half a minute in all. */
const PATIENCE_MS: readonly number[] = [500, 1000, 2000, 4000, 8000, 15_000];

export interface PayOptions {
  api: ApiClient;
  order: OrderRequest;
  signal: AbortSignal;
  /** @default `setTimeout` */
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Pays an order: begins the payment, has the provider confirm it, and asks the gateway for the booking (PR-170, PR-175,
 * PR-176). An answer that is lost on the way is asked for again; the attempt in `order` keeps anything from being done twice.
 */
export async function payOrder(means: PaymentMeans, options: PayOptions): Promise<PaymentResult> {
  const { api, order, signal } = options;
  let payment: OrderPayment | null;
  try {
    const created = await api.send(createOrder, order, { signal });
    if ('error' in created) return { kind: 'refused', error: created.error };
    payment = created.payment;
  } catch (error) {
    return { kind: 'unreachable', error };
  }
  if (payment !== null) {
    try {
      const confirmation = await means.confirm(payment, signal);
      if (confirmation.status === 'redirect')
        return { kind: 'redirect', to: confirmation.to, intentId: payment.intentId };
      if (confirmation.status === 'declined')
        return {
          kind: 'refused',
          error: { code: 'PAYMENT_DECLINED', declineCode: confirmation.declineCode },
        };
    } catch {
      // The provider may have taken the money all the same: only the gateway can tell.
    }
  }
  return finishPayment(means.name, payment?.intentId ?? null, options);
}

/** Asks the gateway for the booking of a payment that was confirmed, until it knows or patience ends. */
export async function finishPayment(
  paymentMethod: string,
  paymentIntentId: string | null,
  { api, order, signal, wait = sleep }: PayOptions,
): Promise<PaymentResult> {
  const request = { ...order, pspAuthorization: { paymentIntentId, paymentMethod } };
  for (const pause of [0, ...PATIENCE_MS]) {
    if (pause > 0) await wait(pause);
    if (signal.aborted) break;
    try {
      const finished = await api.send(finishOrder, request, { signal });
      if ('booking' in finished) return { kind: 'paid', ...finished.booking };
      if ('error' in finished) return { kind: 'refused', error: finished.error };
    } catch (error) {
      // A request that the gateway will never accept is not sent again.
      if (error instanceof ApiError && error.status === 400) return { kind: 'unreachable', error };
    }
  }
  return { kind: 'unclear' };
}
