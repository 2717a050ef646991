import type { ActivityDetail } from '@sabadora/api';
import { activityCheckoutHref, activityQuote, type ActivityQuote } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import type { Address } from '../address/location.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useActivityAdults, type ActivityAdultsState } from '../party/useActivityAdults.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { activityItem } from '../tracking/productItem.ts';
import { trackAddToCart } from '../tracking/trackAddToCart.ts';

/** Whether an activity is bought as a gift or for the buyer (PR-080). */
export type ActivityUse = 'gift' | 'own-use';

export interface ActivityProductProps {
  /** The activity as the server loaded it. */
  detail: ActivityDetail;
}

/** The state of an activity's page. */
export interface ActivityProduct extends ActivityAdultsState {
  detail: ActivityDetail;
  /** The whole address, with the adults in its hash once the page is hydrated. */
  address: Address;
  /** False while the hash is unknown: on the server and in the first render in the browser. */
  isReady: boolean;
  /** Price for the group of `adults`; undefined for an activity without prices. */
  quote: ActivityQuote | undefined;
  /** The purchase whose confirmation is open; undefined while none is (PR-080). */
  confirming: ActivityUse | undefined;
  /** Opens the confirmation of a gift. */
  offer: () => void;
  /** Opens the confirmation of a purchase for the buyer. */
  buyForSelf: () => void;
  /** Closes the confirmation. */
  cancel: () => void;
  /** Address of the checkout for the chosen adults (PR-074, PR-075). */
  checkoutHref: (use: ActivityUse) => string;
  /** Tracks that a purchase goes on to the checkout (CH-184). Call it when the link to `checkoutHref` is pressed. */
  trackCheckout: (use: ActivityUse) => void;
}

/**
 * An activity on its own page: number of adults, price, and the way to the checkout.
 *
 * Prices are whole cents. Sends no request: everything comes from `detail`.
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
