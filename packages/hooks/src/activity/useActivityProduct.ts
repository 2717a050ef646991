import type { ActivityDetail } from '@sabadora/api';
import { activityCheckoutHref, activityQuote, type ActivityQuote } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import type { Address } from '../address/location.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useActivityAdults, type ActivityAdultsState } from '../party/useActivityAdults.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { activityItem } from '../tracking/productItem.ts';
import { trackAddToCart } from '../tracking/trackAddToCart.ts';

/** For whom an activity is bought: to give, or for oneself (PR-080). */
export type ActivityUse = 'gift' | 'own-use';

export interface ActivityProductProps {
  /** As the server loaded it. */
  detail: ActivityDetail;
}

/** The state of an activity's page. */
export interface ActivityProduct extends ActivityAdultsState {
  detail: ActivityDetail;
  /** The whole address, the adults in its hash once the page is hydrated. */
  address: Address;
  /** False while the hash is unknown: on the server and in the first render in the browser. */
  isReady: boolean;
  /** What the group of `adults` pays; undefined for an activity without prices. */
  quote: ActivityQuote | undefined;
  /** Which purchase is to be confirmed; undefined while none is (PR-080). */
  confirming: ActivityUse | undefined;
  /** Opens the confirmation of a gift. */
  offer: () => void;
  /** Opens the confirmation in own-use mode. */
  buyForSelf: () => void;
  /** Closes the confirmation and forgets its mode. */
  cancel: () => void;
  /** Where a purchase goes on, for the adults chosen (PR-074, PR-075). */
  checkoutHref: (use: ActivityUse) => string;
  /** Tracks that a purchase goes on (CH-184): for a press of the link to its `checkoutHref`. */
  trackCheckout: (use: ActivityUse) => void;
}

/**
 * An activity on its own page: how many do it, what they pay, and the way to the checkout.
 *
 * Prices are whole cents. It sends no request: `detail` is all that it knows.
 */
export function useActivityProduct({ detail }: ActivityProductProps): ActivityProduct {
  const { location, track } = useSabadora();
  const { address, isReady, criteria } = useSearchAddress();
  const { activity } = detail;
  const { id, prices } = activity;
  const group = useActivityAdults({ prices, wanted: criteria.party.adults });
  const { adults } = group;
  const quote = activityQuote(prices, adults);
  const [confirming, setConfirming] = useState<ActivityUse>();
  const total = quote?.total;
  const checkoutHref = useCallback(
    (use: ActivityUse) =>
      activityCheckoutHref({ activityId: id, adults, ownUse: use === 'own-use', price: total }),
    [id, adults, total],
  );
  return {
    ...group,
    detail,
    address,
    isReady,
    quote,
    confirming,
    offer: useCallback(() => setConfirming('gift'), []),
    buyForSelf: useCallback(() => setConfirming('own-use'), []),
    cancel: useCallback(() => setConfirming(undefined), []),
    checkoutHref,
    trackCheckout: useCallback(
      (use) =>
        trackAddToCart(
          { track, location },
          {
            item: activityItem(activity, adults),
            value: (total ?? 0) / 100,
            checkoutHref: checkoutHref(use),
          },
        ),
      [track, location, activity, adults, total, checkoutHref],
    ),
  };
}
