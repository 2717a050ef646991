import type { GiftBlockEntry } from '@sabadora/api';

/** Stays to give. */
export const GIFT_STAYS_PATH = '/search?a=2&flow=gifting';

/** Gift boxes. */
export const BOXES_PATH = '/boxes';

/** Where each way to give leads while editors say nothing else. */
export const GIFT_PATHS: Pick<
  GiftBlockEntry,
  'singleVoucherURL' | 'boxURL' | 'giftcardURL' | 'activityOnlyURL'
> = {
  singleVoucherURL: GIFT_STAYS_PATH,
  boxURL: BOXES_PATH,
  giftcardURL: null,
  activityOnlyURL: '/activities?flow=activity',
};
