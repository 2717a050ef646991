import type { BoxDetail } from '@sabadora/api';
import { boxCheckoutHref, boxCodeIn, boxFormat, changeBoxFormat, type GiftFormat } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { useAddress } from '../address/useAddress.ts';
import { useShippingCost, type ShippingCostState } from '../gift/useShippingCost.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { boxItem } from '../tracking/productItem.ts';
import { trackAddToCart } from '../tracking/trackAddToCart.ts';

export interface BoxProductProps {
  /** As the server loaded it. */
  detail: BoxDetail;
  /** Whether gifts are posted at all; where they are not, nothing is requested for them (PR-115). */
  isPhysicalOn: boolean;
}

/** The state of a gift box's page. */
export interface BoxProduct {
  detail: BoxDetail;
  /** Of the address (PR-091); digital where nothing is posted. */
  format: GiftFormat;
  /** Rewrites the code in the path, and `giftFormat` (PR-093); adds no entry to the history. */
  setFormat: (format: GiftFormat) => void;
  /** What it costs to post the box (PR-114). */
  shipping: ShippingCostState;
  /** False when the feature is off or the cost of posting cannot be had (PR-115). */
  isPhysicalOffered: boolean;
  /** Of the box in the format chosen. */
  code: string;
  /** The purchase is to be confirmed (PR-094). */
  isConfirming: boolean;
  /** Opens the confirmation. */
  offer: () => void;
  /** Closes it. */
  cancel: () => void;
  /** Where the purchase goes on (PR-089). */
  checkoutHref: string;
  /** Tracks that the purchase goes on (CH-184): for a press of the link to `checkoutHref`. */
  trackCheckout: () => void;
}

/**
 * A gift box on its own page: its format, and the way to the checkout.
 *
 * Where the cost of posting cannot be had the box is digital: that is no failure of the page (PR-115).
 */
export function useBoxProduct({ detail, isPhysicalOn }: BoxProductProps): BoxProduct {
  const { location, track } = useSabadora();
  const { path } = useAddress();
  const [isConfirming, setConfirming] = useState(false);
  const shipping = useShippingCost({ isEnabled: isPhysicalOn });
  const isPhysicalOffered = isPhysicalOn && shipping.error === undefined;
  const wanted = boxFormat(path.split('/').at(-1) ?? '') ?? boxFormat(detail.code);
  const format = wanted === 'physical' && isPhysicalOffered ? wanted : 'digital';
  const code = boxCodeIn(format, detail.code);
  const checkoutHref = boxCheckoutHref({ code, giftFormat: format, price: detail.value });
  return {
    detail,
    format,
    setFormat: useCallback(
      (next) => location.write(changeBoxFormat(location.read(), next), { replace: true }),
      [location],
    ),
    shipping,
    isPhysicalOffered,
    code,
    isConfirming,
    offer: useCallback(() => setConfirming(true), []),
    cancel: useCallback(() => setConfirming(false), []),
    checkoutHref,
    trackCheckout: useCallback(
      () =>
        trackAddToCart(
          { track, location },
          { item: boxItem(detail), value: detail.value / 100, checkoutHref },
        ),
      [track, location, detail, checkoutHref],
    ),
  };
}
