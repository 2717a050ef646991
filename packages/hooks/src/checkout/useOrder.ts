import { ApiError, getCheckout, getOrder, type ApiClient, type Confirmation } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSpentVoucher } from '../voucher/useSpentVoucher.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** An order as its confirmation page shows it. */
export type OrderView =
  | { kind: 'order'; order: Confirmation }
  /** The bank has not confirmed the payment yet. */
  | { kind: 'pending' }
  /** The payment was refused, or the hold ended: nothing is booked. */
  | { kind: 'failed' };

const STATES: Readonly<Partial<Record<string, OrderView>>> = {
  paying: { kind: 'pending' },
  failed: { kind: 'failed' },
  expired: { kind: 'failed' },
};

/**
 * Finds an order by its id; undefined when there is none, or when it is only held.
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

/** Milliseconds between two requests for a pending order. */
const POLL_MS = 3000;
const PENDING: OrderView = { kind: 'pending' };

const pollMs = ({ kind }: OrderView) => (kind === 'pending' ? POLL_MS : 0);

/**
 * An order, starting from what the server knew of it; requested again while it is pending.
 *
 * Amounts are whole cents. After a failed request the view stays pending, and another request follows.
 */
export function useOrder(orderUUID: string, initial: OrderView): OrderView {
  const { api } = useSabadora();
  const { data: view = initial } = useQuery(
    `order ${orderUUID}`,
    async (signal) => {
      try {
        return (await findOrder(api, orderUUID, signal)) ?? PENDING;
      } catch (error) {
        if (signal.aborted) throw error;
        // Stays pending: the next refresh sends another request.
        return PENDING;
      }
    },
    { initialData: initial, refreshMs: pollMs },
  );
  useSpentVoucher(view);
  return view;
}
