import { ApiError, getCheckout, getOrder, type ApiClient, type Confirmation } from '@sabadora/api';
import { useEffect, useState } from 'react';
import { useKeptVoucher } from '../voucher/useKeptVoucher.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** An order as the page of its confirmation shows it. */
export type OrderView =
  | { kind: 'order'; order: Confirmation }
  /** The bank has not said yet. */
  | { kind: 'pending' }
  /** It was refused, or its hold ended: nothing is booked. */
  | { kind: 'failed' };

const STATES: Readonly<Partial<Record<string, OrderView>>> = {
  paying: { kind: 'pending' },
  failed: { kind: 'failed' },
  expired: { kind: 'failed' },
};

/**
 * The order of an id, paid or not; undefined when there is none. One that is only held is none yet.
 *
 * @throws ApiError when the gateway cannot be reached
 */
export async function findOrder(
  api: ApiClient,
  orderUUID: string,
  signal: AbortSignal,
): Promise<OrderView | undefined> {
  const isMissing = (error: unknown) =>
    error instanceof ApiError && (error.status === 404 || error.status === 400);
  try {
    return { kind: 'order', order: await api.send(getOrder, { orderUUID }, { signal }) };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    const { state } = await api.send(getCheckout, { id: orderUUID }, { signal });
    return STATES[state];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Milliseconds between two looks at an order that is pending. */
const POLL_MS = 3000;

/**
 * An order from what the server knew of it; while it is pending, it is looked up again.
 *
 * Amounts are whole cents. A failed request is followed by another: the view stays pending.
 */
export function useOrder(orderUUID: string, initial: OrderView): OrderView {
  const { api } = useSabadora();
  const [view, setView] = useState(initial);
  const isPending = view.kind === 'pending';
  const { drop } = useKeptVoucher();
  const hasVoucher = view.kind === 'order' && view.order.voucher !== null;
  // What is booked next in this tab is another purchase.
  useEffect(() => {
    if (hasVoucher) drop();
  }, [drop, hasVoucher]);
  useEffect(() => {
    if (!isPending) return;
    const abort = new AbortController();
    const look = async () => {
      try {
        const next = await findOrder(api, orderUUID, abort.signal);
        if (next) setView(next);
      } catch {
        // Looked up again at the next turn.
      }
    };
    const timer = setInterval(() => void look(), POLL_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [api, isPending, orderUUID]);
  return view;
}
