import { giftShippingCost, type GiftShippingCost } from '@sabadora/api';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';

/** Options of `useShippingCost`. */
export interface ShippingCostProps {
  /** Whether gifts are posted; nothing is requested otherwise. @default true */
  isEnabled?: boolean;
  /** Cost as the server loaded it. */
  initial?: GiftShippingCost | undefined;
}

/** Shipping cost of a gift, and the status of its request (PR-124). */
export interface ShippingCostState {
  /** The cost; undefined until it is known. */
  cost: GiftShippingCost | undefined;
  /** Whether a request is in flight. */
  isFetching: boolean;
  /** Why the request failed; undefined unless it did. */
  error: unknown;
  /** Sends the request again. */
  retry: () => void;
}

/**
 * Shipping cost of a gift to the market's country; requested once and cached (PR-116, PR-124).
 *
 * Amounts are whole cents. A failed request is the `error`, and is reported to the provider's `onError`; `retry`
 * sends it again.
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
