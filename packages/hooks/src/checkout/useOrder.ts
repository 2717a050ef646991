import { ApiError, getCheckout, getOrder, type ApiClient, type Confirmation } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSpentVoucher } from '../voucher/useSpentVoucher.ts';
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
const PENDING: OrderView = { kind: 'pending' };

const pollMs = ({ kind }: OrderView) => (kind === 'pending' ? POLL_MS : 0);

/**
 * An order from what the server knew of it; while it is pending, it is looked up again.
 *
 * Amounts are whole cents. A failed request is followed by another: the view stays pending.
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
        // Looked up again at the next turn.
        return PENDING;
      }
    },
    { initialData: initial, refreshMs: pollMs },
  );
  useSpentVoucher(view);
  return view;
}
