import type { GiftBlockEntry } from '@sabadora/api';

/** Path of the stays to give. */
export const GIFT_STAYS_PATH = '/search?a=2&flow=gifting';

/** Path of the gift boxes. */
export const BOXES_PATH = '/boxes';

/** Default address of each way to give, until editors set another. */
export const GIFT_PATHS: Pick<
  GiftBlockEntry,
  'singleVoucherURL' | 'boxURL' | 'giftcardURL' | 'activityOnlyURL'
> = {
  singleVoucherURL: GIFT_STAYS_PATH,
  boxURL: BOXES_PATH,
  giftcardURL: null,
  activityOnlyURL: '/activities?flow=activity',
};
