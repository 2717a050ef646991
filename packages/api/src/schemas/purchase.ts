import { PAY_LATER_METHODS, PURCHASE_ERRORS, VOUCHER_KINDS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, id, intBetween, isoDay, locale } from '../fields.ts';
import { buyer, orderCancellation, orderLine, orderVoucher, payLaterMethod } from './checkout.ts';
import { orderedProduct } from './orderedProduct.ts';
import { activityDaySelection, attempt, note, orderId } from './orderFields.ts';

/** Body of both order calls (PR-172, PR-173), for the checkout that holds the rooms. */
const orderBody = z.object({
  checkoutId: orderId,
  attempt,
  locale,
  buyer,
  currency: z.literal('EUR'),
  /**
   * `remainingAmountToPay` that the buyer saw, in cents, including the fee of `paymentMethod`. If it differs, the
   * response is a changed price.
   */
  expectedAmount: cents,
  items: z.object({
    insuranceItem: z.boolean(),
    promotionCodeItem: z.nullable(z.object({ code: z.string().check(z.maxLength(40)) })),
    /** The checkout's stay; null for other kinds of product. */
    shortStayItem: z.nullable(
      z.object({
        gift: z.literal(false),
        reservationCriteria: z.object({
          offerId: id,
          activityDaySelections: z.array(activityDaySelection).check(z.maxLength(20)),
          pax: z.object({
            numberOfAdults: intBetween(1, 20),
            numberOfChildren: intBetween(0, 10),
            numberOfBabies: intBetween(0, 10),
          }),
          travelPeriod: z.object({ checkinDate: isoDay, checkoutDate: isoDay }),
          minisiteId: z.nullable(id),
        }),
        specialRequest: z.nullable(note(1000)),
      }),
    ),
    /** The checkout's voucher; null for a stay. */
    voucherItem: z._default(
      z.nullable(
        z.object({
          kind: z.enum(VOUCHER_KINDS),
          /** Id of the offer or activity, or code of the box. */
          productId: z.string().check(z.maxLength(40)),
        }),
      ),
      null,
    ),
  }),
  /** Payment method: at once, or one of the checkout's `payLater`. */
  paymentMethod: z._default(z.enum(['card', 'wallet', ...PAY_LATER_METHODS]), 'card'),
});

/** Reason why an order cannot be paid, with status 200 (PR-175). */
const orderError = z.object({
  code: z.enum(PURCHASE_ERRORS),
  /** One English sentence for logs; pages show a text of their own for the code. */
  message: z.string(),
  /** For PRICE_CHANGED: the expected amount to pay, in cents; `to` is the current one. */
  from: z.optional(z.int()),
  to: z.optional(z.int()),
  /** For PAYMENT_DECLINED: the bank's reason, if it gives one. */
  declineCode: z.optional(
    z.enum(['insufficient_funds', 'lost_card', 'authentication_failed', 'generic_decline']),
  ),
});

/** One of the payments of an order that is paid later or in parts. */
const partPayment = z.object({
  amount: z.int(),
  date: isoDay,
  /** `due` until its day; `failed` when the charge failed and is not retried. */
  state: z.enum(['paid', 'due', 'failed']),
});

/** The intent that the browser confirms with the provider's script. */
const payment = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  intentId: z.string(),
  /** Secret with which the browser can confirm this intent only; never to be logged. */
  clientSecret: z.string(),
  /** Amount in cents. */
  amount: z.int(),
  publishableKey: z.optional(z.string()),
});

/** Request and response of `createOrder`. */
export const createOrder = {
  request: orderBody,
  response: z.union([
    z.object({
      orderUUID: orderId,
      /** Null when gift cards pay everything: send `finishOrder` at once. */
      payment: z.nullable(payment),
    }),
    z.object({ error: orderError }),
  ]),
};

/** Request and response of `finishOrder`. */
export const finishOrder = {
  request: z.extend(orderBody, {
    pspAuthorization: z.object({
      paymentIntentId: z.nullable(z.string().check(z.maxLength(200))),
      /** Method as the provider's script names it, e.g. "card" or "apple_pay". */
      paymentMethod: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    }),
  }),
  response: z.union([
    z.object({
      booking: z.object({
        orderUUID: orderId,
        /** Booking number of eight digits, for customer care (ALG-21). */
        number: z.string(),
      }),
    }),
    z.object({ error: orderError }),
    /** The provider has no result yet: send the request again after a second or two. */
    z.object({ pending: z.literal(true) }),
  ]),
};

/** Request and response of `getOrder`, which returns only what anyone with the address may see. */
export const getOrder = {
  request: z.object({ orderUUID: orderId }),
  response: z.object({
    orderUUID: orderId,
    number: z.string(),
    state: z.enum(['paid', 'cancelled', 'refunded']),
    locale,
    /** Id of the partner's minisite where the stay was chosen (CH-173); null on the storefront. */
    minisiteId: z.nullable(id),
    paidAt: z.iso.datetime(),
    /** Masked, as in "a••@example.com". */
    email: z.string(),
    lines: z.array(orderLine),
    total: z.int(),
    giftcards: z.array(z.object({ serialNumber: z.string(), usedAmount: z.int() })),
    /** Voucher that paid the order or a part of it; null without one. */
    voucher: z.nullable(orderVoucher),
    currency: z.literal('EUR'),
    product: orderedProduct,
    cancellation: z.pick(orderCancellation, { policy: true, chosen: true, refundSchedule: true }),
    paymentMethod: z.enum(['card', 'wallet', ...PAY_LATER_METHODS]),
    /** Payments by date, in cents and including the fee; empty when the order was paid at once. */
    payments: z.array(partPayment),
    /** Refunded amount in cents; null without a refund. */
    refundedAmount: z.nullable(z.int()),
    /** Paths of downloadable files. */
    documents: z.object({
      /** Receipt as PDF; it names the buyer only for visitors who have looked the booking up. */
      receipt: z.string(),
      /** The stay as iCalendar; null for a voucher, which has no days. */
      calendar: z.nullable(z.string()),
    }),
  }),
};

/** Request and response of `insuranceQuote`. */
export const insuranceQuote = {
  request: z.object({ cancellationType: z.enum(['flexible', 'nonCancellable']), orderAmount: cents }),
  response: z.object({
    /** Price in cents. */
    amount: z.int(),
  }),
};

/** Request and response of `almaEligibility`. */
export const almaEligibility = {
  request: z.object({
    /** Amount in cents. */
    amount: cents,
    cancellationPolicyType: z.enum(['flexible', 'nonCancellable']),
    /** Last day of free cancellation, if there is one. */
    cancellableUntil: z.optional(isoDay),
    checkinDate: z.optional(isoDay),
    pointOfSale: z.enum(['FR', 'ES', 'IT', 'NL', 'BE']),
  }),
  response: z.object({ paymentMethods: z.array(payLaterMethod) }),
};

/** Request of `createOrder`, before validation adds its defaults. */
export type OrderRequest = z.input<typeof createOrder.request>;
/** The intent that the browser confirms with the script of the provider. */
export type OrderPayment = z.output<typeof payment>;
/** Reason why an order cannot be paid, with status 200 (PR-175). */
export type OrderError = z.output<typeof orderError>;
/** A new order with the payment that the browser confirms, or the reason why it cannot be paid. */
export type CreatedOrder = z.output<typeof createOrder.response>;
/** The booking of a paid order, the reason why it cannot be paid, or that the provider has no result yet. */
export type FinishedOrder = z.output<typeof finishOrder.response>;
/** An order, limited to what anyone with its address may see. */
export type Confirmation = z.output<typeof getOrder.response>;
