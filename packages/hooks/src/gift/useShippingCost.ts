import { giftShippingCost, type GiftShippingCost } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Options of `useShippingCost`. */
export interface ShippingCostProps {
  /** False where no gift is posted: nothing is requested then. @default true */
  isEnabled?: boolean;
  /** As the server read it. */
  initial?: GiftShippingCost | undefined;
}

/** What posting a gift costs, and the status of its request (PR-124). */
export interface ShippingCostState {
  /** Undefined until it is known. */
  cost: GiftShippingCost | undefined;
  /** Whether a request is in flight. */
  isFetching: boolean;
  /** Undefined unless the call failed. */
  error: unknown;
  /** Sends the request again. */
  retry: () => void;
}

/**
 * The cost of posting a gift to the market's country; requested once and kept (PR-116, PR-124).
 *
 * Whole cents. A failed request is the `error`, and is reported to the provider's `onError`; `retry` sends it again.
 */
export function useShippingCost({ isEnabled = true, initial }: ShippingCostProps = {}): ShippingCostState {
  const { api, locale } = useSabadora();
  const { data, status, error, retry } = useQuery(
    isEnabled ? `gift shipping ${locale}` : null,
    (signal) => api.send(giftShippingCost, { locale }, { signal }),
    { initialData: initial },
  );
  return { cost: isEnabled ? data : undefined, isFetching: status === 'loading', error, retry };
}
