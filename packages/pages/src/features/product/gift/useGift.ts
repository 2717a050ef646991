import type { GiftExtras, GiftShippingCost, WeekendDetail } from '@sabadora/api';
import { useGiftProduct, type GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';

/** Data that the server loaded for a gift; serialisable. */
export interface GiftFacts {
  /** The stay in the gifting flow. */
  detail: WeekendDetail;
  /** Data for gifts sent by post; the browser requests what the server could not load. */
  posted: { shipping?: GiftShippingCost | undefined; extras?: GiftExtras | undefined };
  /** Months of validity that the page promises (PR-107). */
  months: number;
}

/** Id of the form that leads to the checkout; fields and buttons elsewhere on the page also belong to it. */
export const GIFT_FORM_ID = 'give';

/**
 * State of the page's gift, with the visitor's switches. Each part can call it, because the choices are in the hash.
 */
export function useGift({ detail, posted }: GiftFacts): GiftProduct {
  const { switches, isCare } = useShared();
  return useGiftProduct({
    detail,
    isPhysicalOn: switches.toggles.physicalGifts,
    isCare,
    initial: posted,
  });
}
