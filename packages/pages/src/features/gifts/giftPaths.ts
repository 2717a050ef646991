import type { GiftBlockEntry } from '@sabadora/api';

/** Where each way to give leads while editors say nothing else. */
export const GIFT_PATHS: Pick<
  GiftBlockEntry,
  'singleVoucherURL' | 'boxURL' | 'giftcardURL' | 'activityOnlyURL'
> = {
  singleVoucherURL: '/search?a=2&flow=gifting',
  boxURL: '/boxes',
  giftcardURL: null,
  activityOnlyURL: '/activities?flow=activity',
};
