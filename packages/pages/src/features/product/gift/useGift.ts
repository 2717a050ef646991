import type { GiftExtras, GiftShippingCost, WeekendDetail } from '@sabadora/api';
import { useGiftProduct, type GiftProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';

/** What the server read for a gift; plain data. */
export interface GiftFacts {
  /** In gifting. */
  detail: WeekendDetail;
  /** For gifts that are posted; each is requested by the browser where the server could not have it. */
  posted: { shipping?: GiftShippingCost | undefined; extras?: GiftExtras | undefined };
  /** Months that the page says it is valid (PR-107). */
  months: number;
}

/** Of the form that leads to the checkout; what is chosen elsewhere on the page, and the bars' buttons, belong to it. */
export const GIFT_FORM_ID = 'give';

/** The gift of a page, with the switches of this visitor. Every part reads it by itself: what is chosen is in the hash. */
export function useGift({ detail, posted }: GiftFacts): GiftProduct {
  const { switches, isCare } = useShared();
  return useGiftProduct({
    detail,
    isPhysicalOn: switches.toggles.physicalGifts,
    isCare,
    initial: posted,
  });
}
