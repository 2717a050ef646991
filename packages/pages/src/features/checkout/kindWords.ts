import type { PurchaseKind } from '@sabadora/domain';

const VOUCHER = {
  buyer: 'checkout.title.buyer',
  yours: 'checkout.voucher.yours',
  starting: 'checkout.voucher.starting',
  expired: 'checkout.voucher.expired',
  renew: 'checkout.voucher.renew',
  unavailable: 'checkout.voucher.unavailable',
  change: 'checkout.voucher.change',
  paid: 'checkout.voucher.paid',
} as const;

/** Keys of the messages that differ between the kinds of purchase. */
export const KIND_WORDS = {
  stay: {
    back: 'checkout.back',
    summary: 'checkout.title.summary',
    buyer: 'checkout.title.details',
    yours: 'checkout.yourStay',
    starting: 'checkout.starting',
    expired: 'checkout.expired',
    renew: 'checkout.renew',
    unavailable: 'checkout.unavailable',
    change: 'checkout.changeStay',
    paid: 'checkout.paid',
  },
  gift: { ...VOUCHER, back: 'checkout.back.gift', summary: 'checkout.title.gift' },
  activity: { ...VOUCHER, back: 'checkout.back.activity', summary: 'checkout.title.activity' },
  box: { ...VOUCHER, back: 'checkout.back.box', summary: 'checkout.title.box' },
} as const satisfies Record<PurchaseKind, Record<keyof typeof VOUCHER | 'back' | 'summary', string>>;
