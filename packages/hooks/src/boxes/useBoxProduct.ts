import type { BoxDetail } from '@sabadora/api';
import { boxCheckoutHref, boxCodeIn, boxFormat, changeBoxFormat, type GiftFormat } from '@sabadora/domain';
import { useCallback, useState } from 'react';
import { useAddress } from '../address/useAddress.ts';
import { useShippingCost, type ShippingCostState } from '../gift/useShippingCost.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { boxItem } from '../tracking/productItem.ts';
import { trackAddToCart } from '../tracking/trackAddToCart.ts';

export interface BoxProductProps {
  /** The box as the server loaded it. */
  detail: BoxDetail;
  /** Whether gifts are posted at all; if not, no shipping cost is requested (PR-115). */
  isPhysicalOn: boolean;
}

/** The state of a gift box's page. */
export interface BoxProduct {
  detail: BoxDetail;
  /** Format in the address (PR-091); digital where gifts are not posted. */
  format: GiftFormat;
  /** Changes the code in the path and `giftFormat` (PR-093); replaces the history entry. */
  setFormat: (format: GiftFormat) => void;
  /** Shipping cost of the box (PR-114). */
  shipping: ShippingCostState;
  /** False when the feature is off or the shipping cost could not be loaded (PR-115). */
  isPhysicalOffered: boolean;
  /** Code of the box in the chosen format. */
  code: string;
  /** Whether the confirmation is open (PR-094). */
  isConfirming: boolean;
  /** Opens the confirmation. */
  offer: () => void;
  /** Closes the confirmation. */
  cancel: () => void;
  /** Address of the checkout (PR-089). */
  checkoutHref: string;
  /**
   * Tracks that the purchase goes on to the checkout (CH-184). Call it when the link to `checkoutHref` is pressed.
   */
  trackCheckout: () => void;
}

/**
 * A gift box on its own page: its format, and the way to the checkout.
 *
 * When the shipping cost cannot be loaded, the box is offered in digital format only (PR-115).
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
