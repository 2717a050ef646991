import { PAY_LATER_METHODS, PURCHASE_ERRORS, VOUCHER_KINDS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, id, intBetween, isoDay, locale } from '../fields.ts';
import { buyer, orderCancellation, orderLine, orderVoucher, payLaterMethod } from './checkout.ts';
import { orderedProduct } from './orderedProduct.ts';
import { activityDaySelection, attempt, note, orderId } from './orderFields.ts';

/** The body of both order calls (PR-172, PR-173), with the checkout whose rooms are held. */
const orderBody = z.object({
  checkoutId: orderId,
  attempt,
  locale,
  buyer,
  currency: z.literal('EUR'),
  /**
   * Cents: the `remainingAmountToPay` that the buyer saw, the fee of `paymentMethod` included. For another one the
   * response is a changed price.
   */
  expectedAmount: cents,
  items: z.object({
    insuranceItem: z.boolean(),
    promotionCodeItem: z.nullable(z.object({ code: z.string().check(z.maxLength(40)) })),
    /** The stay of the checkout; null when it is of another kind. */
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
    /** The voucher of the checkout; null when it is of a stay. */
    voucherItem: z._default(
      z.nullable(
        z.object({
          kind: z.enum(VOUCHER_KINDS),
          /** Of the offer, activity or box. */
          productId: z.string().check(z.maxLength(40)),
        }),
      ),
      null,
    ),
  }),
  /** How it is to be paid: at once, or one of the checkout's `payLater`. */
  paymentMethod: z._default(z.enum(['card', 'wallet', ...PAY_LATER_METHODS]), 'card'),
});

/** Why an order cannot be paid, with status 200 (PR-175). */
const orderError = z.object({
  code: z.enum(PURCHASE_ERRORS),
  /** One English sentence for logs; pages word the code. */
  message: z.string(),
  /** Of PRICE_CHANGED: cents, the amount to pay as expected and as it is now. */
  from: z.optional(z.int()),
  to: z.optional(z.int()),
  /** Of PAYMENT_DECLINED: why, as far as the bank says. */
  declineCode: z.optional(
    z.enum(['insufficient_funds', 'lost_card', 'authentication_failed', 'generic_decline']),
  ),
});

/** One of the payments of an order that is paid later or in parts. */
const partPayment = z.object({
  amount: z.int(),
  date: isoDay,
  /** `due` until its day; `failed` when it could not be taken and is not tried again. */
  state: z.enum(['paid', 'due', 'failed']),
});

/** The intent that the browser confirms with the provider's script. */
const payment = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  intentId: z.string(),
  /** Lets the browser confirm this intent, and nothing else; never to be logged. */
  clientSecret: z.string(),
  /** Cents. */
  amount: z.int(),
  publishableKey: z.optional(z.string()),
});

/** What `createOrder` takes and returns. */
export const createOrder = {
  request: orderBody,
  response: z.union([
    z.object({
      orderUUID: orderId,
      /** Null when gift cards pay everything: then send `finishOrder` at once. */
      payment: z.nullable(payment),
    }),
    z.object({ error: orderError }),
  ]),
};

/** What `finishOrder` takes and returns. */
export const finishOrder = {
  request: z.extend(orderBody, {
    pspAuthorization: z.object({
      paymentIntentId: z.nullable(z.string().check(z.maxLength(200))),
      /** As the provider's script names it, e.g. "card" or "apple_pay". */
      paymentMethod: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    }),
  }),
  response: z.union([
    z.object({
      booking: z.object({
        orderUUID: orderId,
        /** Eight digits, for customer care (ALG-21). */
        number: z.string(),
      }),
    }),
    z.object({ error: orderError }),
    /** The provider has no result yet; send the request again after a second or two. */
    z.object({ pending: z.literal(true) }),
  ]),
};

/** What `getOrder` takes and returns: what may be shown to whoever has the address. */
export const getOrder = {
  request: z.object({ orderUUID: orderId }),
  response: z.object({
    orderUUID: orderId,
    number: z.string(),
    state: z.enum(['paid', 'cancelled', 'refunded']),
    locale,
    /** The partner's minisite where a stay was chosen (CH-173); null on the storefront. */
    minisiteId: z.nullable(id),
    paidAt: z.iso.datetime(),
    /** Masked, as in "a••@example.com". */
    email: z.string(),
    lines: z.array(orderLine),
    total: z.int(),
    giftcards: z.array(z.object({ serialNumber: z.string(), usedAmount: z.int() })),
    /** The voucher that paid, or a part; null without one. */
    voucher: z.nullable(orderVoucher),
    currency: z.literal('EUR'),
    product: orderedProduct,
    cancellation: z.pick(orderCancellation, { policy: true, chosen: true, refundSchedule: true }),
    paymentMethod: z.enum(['card', 'wallet', ...PAY_LATER_METHODS]),
    /** In the order of their days; empty when the order was paid at once. Cents, the fee included. */
    payments: z.array(partPayment),
    /** Cents given back; null while nothing was. */
    refundedAmount: z.nullable(z.int()),
    /** Paths of files to download. */
    documents: z.object({
      /** The receipt, as PDF; it names the buyer only for those who have looked the booking up. */
      receipt: z.string(),
      /** The stay for a calendar, as iCalendar; null for a voucher, which has no days. */
      calendar: z.nullable(z.string()),
    }),
  }),
};

/** What `insuranceQuote` takes and returns. */
export const insuranceQuote = {
  request: z.object({ cancellationType: z.enum(['flexible', 'nonCancellable']), orderAmount: cents }),
  response: z.object({
    /** Cents. */
    amount: z.int(),
  }),
};

/** What `almaEligibility` takes and returns. */
export const almaEligibility = {
  request: z.object({
    /** Cents. */
    amount: cents,
    cancellationPolicyType: z.enum(['flexible', 'nonCancellable']),
    /** Last day of free cancellation, where there is one. */
    cancellableUntil: z.optional(isoDay),
    checkinDate: z.optional(isoDay),
    pointOfSale: z.enum(['FR', 'ES', 'IT', 'NL', 'BE']),
  }),
  response: z.object({ paymentMethods: z.array(payLaterMethod) }),
};

/** The request of `createOrder`, before validation fills its defaults in. */
export type OrderRequest = z.input<typeof createOrder.request>;
/** The intent that the browser confirms with the script of the provider. */
export type OrderPayment = z.output<typeof payment>;
/** Why an order cannot be paid, with status 200 (PR-175). */
export type OrderError = z.output<typeof orderError>;
/** A new order with the payment that the browser confirms, or why it cannot be paid. */
export type CreatedOrder = z.output<typeof createOrder.response>;
/** The booking of a paid order, why it cannot be paid, or that the provider has no result yet. */
export type FinishedOrder = z.output<typeof finishOrder.response>;
/** What may be shown of an order to whoever has its address. */
export type Confirmation = z.output<typeof getOrder.response>;
