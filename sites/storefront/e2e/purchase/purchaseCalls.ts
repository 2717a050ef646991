import { BOOKING_CALLS } from './bookingCalls.ts';
import { CHECKOUT_CALLS } from './checkoutCalls.ts';
import type { BrokenCall } from './purchaseVisit.ts';
import { STAY_CALLS } from '../products/stayCalls.ts';

/** The calls of a purchase, by purpose. */
export const CALLS: Readonly<Record<string, BrokenCall>> = {
  ...STAY_CALLS,
  ...CHECKOUT_CALLS,
  ...BOOKING_CALLS,
};
