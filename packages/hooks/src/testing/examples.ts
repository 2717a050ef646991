import {
  activityDetailOfTest,
  bookingOfTest,
  boxDetailOfTest,
  confirmationOfTest,
  giftPricesOfTest,
  hotelDetailOfTest,
  quoteOfTest,
  voucherOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import type { ComponentType } from 'react';

/** Props of examples that start from data loaded on a server, by hook name. */
const PROPS: Readonly<Record<string, object>> = {
  useActivityProduct: { detail: activityDetailOfTest(4) },
  useBoxProduct: { detail: boxDetailOfTest('1EBOX'), isPhysicalOn: true },
  useGiftProduct: {
    detail: { ...weekendDetailOfTest(12), giftPrices: giftPricesOfTest() },
    isPhysicalOn: true,
  },
  useHotelProduct: { detail: hotelDetailOfTest(7) },
  useItemView: { detail: weekendDetailOfTest(12) },
  useMove: { orderUUID: bookingOfTest().orderUUID, stay: bookingOfTest().product },
  useOpenBooking: { access: 'demo' },
  useOrder: { orderUUID: bookingOfTest().orderUUID, initial: { kind: 'order', order: bookingOfTest() } },
  useSpentVoucher: {
    view: { kind: 'order', order: confirmationOfTest({ voucher: { ending: '9T6K', usedAmount: 14_900 } }) },
  },
  useStayProduct: { detail: weekendDetailOfTest(12), quote: quoteOfTest() },
  useVoucherFacets: { voucher: voucherOfTest() },
  useVoucherStays: { voucher: voucherOfTest() },
};

/** Addresses of examples by hook name; `/search` for the others. */
const HREFS: Readonly<Record<string, string>> = {
  useBoxProduct: '/box/detail/box-1/1EBOX',
  useCheckout: '/checkout#offerId=12&checkin=2026-12-12&nights=2&adult=2',
  usePayment: '/checkout#offerId=12&checkin=2026-12-12&nights=2&adult=2',
  useProductOffers: '/stay/12#checkin=2026-12-12;checkout=2026-12-14;a=2',
};

/** Example of a hook: component, props and source. */
export interface HookExample {
  Example: ComponentType;
  props: object;
  href: string;
  source: string;
}

const modules = import.meta.glob<ComponentType>('../../examples/*.tsx', { import: 'Example', eager: true });
const sources = import.meta.glob<string>('../../examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Examples by hook name. */
export const hookExamples: ReadonlyMap<string, HookExample> = new Map(
  Object.entries(modules).map(([path, Example]) => {
    const name = /(\w+)\.tsx$/.exec(path)?.[1] ?? path;
    const [props, href] = [PROPS[name] ?? {}, HREFS[name] ?? '/search'];
    return [name, { Example, props, href, source: sources[path] ?? '' }];
  }),
);
