import {
  DEFERRED_DAYS_BEFORE,
  DELIVERY_DAYS,
  formatMoney,
  HOLD_MINUTES,
  PAY_LATER_CONDITIONS,
  REFUND_PERCENT,
  VOUCHER_MONTHS,
  type Locale,
} from '@sabadora/domain';
import type { Snippets } from './snippets.ts';

/** Figures from the code's rules, which texts quote as `{{figure.…}}`, so that text and rule always agree. */
export function figuresOf(locale: Locale): Snippets {
  const { deferred, paypal, '3x': three, '4x': four } = PAY_LATER_CONDITIONS;
  const money = (cents: number) => formatMoney(cents, locale);
  const figures = {
    refundPercent: REFUND_PERCENT,
    holdMinutes: HOLD_MINUTES,
    giftMonths: VOUCHER_MONTHS.gift,
    boxMonths: VOUCHER_MONTHS.box,
    activityMonths: VOUCHER_MONTHS.activity,
    deliveryFrom: DELIVERY_DAYS[0],
    deliveryTo: DELIVERY_DAYS[1],
    partsDays: three.minDays,
    threePartsFrom: money(three.total[0]),
    fourPartsFrom: money(four.total[0]),
    partsTo: money(three.total[1]),
    laterDays: deferred.minDays,
    laterBefore: DEFERRED_DAYS_BEFORE,
    payPalFrom: money(paypal.total[0]),
    payPalTo: money(paypal.total[1]),
  };
  return new Map(Object.entries(figures).map(([name, value]) => [`figure.${name}`, String(value)]));
}
