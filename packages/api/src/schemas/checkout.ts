import {
  type BuyerField,
  buyerFault,
  CANCELLATION_OPTIONS,
  CIVILITIES,
  ORDER_STATES,
  PAY_LATER_METHODS,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, isoDay } from '../fields.ts';
import { giftNote, noteChange } from './gift.ts';
import { note, orderId } from './orderFields.ts';
import { activityToOrder, boxToOrder, giftToOrder, orderedProduct, stayToOrder } from './orderedProduct.ts';

const buyerText = (field: BuyerField) =>
  z.string('required').check(
    z.trim(),
    z.check((payload) => {
      const fault = buyerFault(field, payload.value);
      if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
    }),
  );

const civility = z._default(z.nullable(z.enum(CIVILITIES)), null);

/** The buyer, validated by the rules of the forms: a refused field has its `FieldFault` as message (ALG-21). */
export const buyer = z.object({
  email: z.object({ email: buyerText('email') }),
  civility,
  firstName: buyerText('firstName'),
  lastName: buyerText('lastName'),
  phoneNumber: buyerText('phoneNumber'),
  addressLine: buyerText('addressLine'),
  postalCode: buyerText('postalCode'),
  city: buyerText('city'),
  country: buyerText('country'),
});

/** A buyer who gives, with the texts for the beneficiary. */
export const giver = z.extend(buyer, { note: giftNote });

/** One line of an order's price; the amounts of all lines add up to `total`. */
export const orderLine = z.object({
  kind: z.enum([
    'room',
    'breakfast',
    'dinner',
    'activity',
    'voucher',
    'extra',
    'insurance',
    'shipping',
    'promotion',
    'payLaterFee',
  ]),
  /** Text in the order's language; for lines that the page words itself (insurance, shipping, …), a code. */
  label: z.string(),
  /** Amount in cents; negative for a promotion, 0 for a service that the price of the stay includes. */
  amount: z.int(),
});

/** A way to pay later or in parts (PR-156, ALG-20). */
export const payLaterMethod = z.object({
  type: z.enum(PAY_LATER_METHODS),
  /** Fee in cents, part of the first payment. */
  paymentFee: z.int(),
  /** Payments by date, in cents and including the fee. */
  payments: z.array(z.object({ amount: z.int(), date: isoDay })),
});

/** How an order is paid: at once, or in one of its ways to pay later. */
export const paymentMethod = z.enum(['card', ...PAY_LATER_METHODS]);

/** Payment provider: which form the browser shows, and what the provider's script needs. */
export const paymentProvider = z.object({
  name: z.enum(['sandbox', 'stripe']),
  /** Public key of the Stripe account. */
  publishableKey: z.optional(z.string()),
  /** Smallest amount in cents that may be left to pay, unless nothing is. */
  leastAmount: z.optional(z.int()),
});

/** Refund when the buyer cancels. */
export const orderCancellation = z.object({
  policy: z.object({
    cancellable: z.boolean(),
    /** Last day of free changes and partial refund, inclusive (D-125). */
    cancellationDeadline: z.nullable(isoDay),
  }),
  /**
   * Options in the order to show them (ALG-19); empty for a voucher. `amount` is the price of the option in cents.
   */
  options: z.array(z.object({ option: z.enum(CANCELLATION_OPTIONS), amount: z.int() })),
  /** Chosen option; null until the buyer has chosen. A single option is preselected (D-120). */
  chosen: z.nullable(z.enum(CANCELLATION_OPTIONS)),
  /**
   * Refund of the stay in cents when it is cancelled on `until` or before; the last entry has no end, and refunds 0.
   */
  refundSchedule: z.array(z.object({ until: z.nullable(isoDay), amount: z.int() })),
});

/** A voucher that pays for a stay. */
export const orderVoucher = z.object({
  /** Last characters of its code, which is never returned in full. */
  ending: z.string(),
  /** Amount that it pays, in cents. */
  usedAmount: z.int(),
});

/** An order that is not paid yet. Money in whole cents, days ISO, instants ISO 8601 in UTC. */
export const checkout = z.object({
  /** Also the `orderUUID` of the resulting order. */
  id: orderId,
  state: z.enum(ORDER_STATES),
  /** End of the hold on the rooms; for a product without rooms, end of its price's validity. */
  heldUntil: z.iso.datetime(),
  /** Current instant of the gateway: count down by `heldUntil - now`, since the visitor's clock may be wrong. */
  now: z.iso.datetime(),
  lines: z.array(orderLine),
  total: z.int(),
  /** Accepted gift cards, with the amount that each pays. */
  giftcards: z.array(z.object({ serialNumber: z.string(), usedAmount: z.int() })),
  /** Voucher that pays for the stay, with the amount that it pays; null without one. */
  voucher: z.nullable(orderVoucher),
  promotionCode: z.nullable(z.string()),
  /** `total` less the gift cards; the `expectedAmount` of the order (ALG-26). */
  remainingAmountToPay: z.int(),
  currency: z.literal('EUR'),
  /** The product that is bought. */
  product: orderedProduct,
  cancellation: orderCancellation,
  /** Null when the insurance is not enabled, or its quote failed. */
  insurance: z.nullable(z.object({ amount: z.int() })),
  /** Ways to pay later; empty when none applies. */
  payLater: z.array(payLaterMethod),
  /** Method chosen with `updateCheckout`; its fee is one of the lines, and part of `remainingAmountToPay`. */
  paymentMethod,
  /** Null when nothing can be paid. */
  paymentProvider: z.nullable(paymentProvider),
  /**
   * The buyer as last saved; null before that, and also once the order is paid, since its address may be shared then.
   */
  buyer: z.nullable(buyer),
  specialRequest: z.string(),
  /** Change of the product's price, in cents: show both prices, and send `acceptedPrice: to` before paying. */
  priceChange: z.nullable(z.object({ from: z.int(), to: z.int() })),
});

/** Request and response of `initCheckout`. */
export const initCheckout = {
  request: z.discriminatedUnion('kind', [stayToOrder, giftToOrder, activityToOrder, boxToOrder]),
  response: checkout,
};

/** Request and response of `getCheckout`. */
export const getCheckout = { request: z.object({ id: orderId }), response: checkout };

/** Request and response of `updateCheckout`. */
export const updateCheckout = {
  request: z.object({
    id: orderId,
    cancellation: z.optional(z.enum(CANCELLATION_OPTIONS)),
    buyer: z.optional(buyer),
    /** Serial numbers of gift cards; replaces the earlier list. */
    giftcards: z.optional(z.array(z.string().check(z.regex(/^[\w-]{4,40}$/))).check(z.maxLength(10))),
    /** Promotion code; null removes it. */
    promotionCode: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^[\w-]{1,40}$/, 'unknown')))),
    /**
     * Gift card number or promotion code as the buyer typed it: a card is added to the others, a promotion code
     * replaces an earlier one. A refused code has its reason as the field's message, as for the two fields above.
     */
    code: z.optional(z.string().check(z.trim(), z.regex(/^[\w-]{1,40}$/, 'unknown'))),
    /** "card", or one of the checkout's `payLater`. */
    paymentMethod: z.optional(paymentMethod),
    specialRequest: z.optional(note(1000)),
    /**
     * Texts on a gift that goes by e-mail (PR-126, PR-128); refused for other products. A refused text has its
     * `FieldFault` as message (ALG-21).
     */
    note: z.optional(noteChange),
    /** The `to` of the price change that the buyer accepts. */
    acceptedPrice: z.optional(cents),
  }),
  response: checkout,
};

/** Request and response of `renewCheckout`. */
export const renewCheckout = { request: z.object({ id: orderId }), response: checkout };

/** Change that a buyer makes to a checkout. */
export type CheckoutChange = z.input<typeof updateCheckout.request>;
/** Request that begins a checkout. */
export type CheckoutRequest = z.input<typeof initCheckout.request>;
/** A checkout that is not paid yet. Money in whole cents, days ISO, instants ISO 8601 in UTC. */
export type Checkout = z.output<typeof checkout>;
/** The buyer: e-mail, name, phone number and postal address. */
export type Buyer = z.output<typeof buyer>;
/** One line of an order's price; the amounts of all lines add up to its total. */
export type OrderLine = z.output<typeof orderLine>;
/** Which payment form the browser shows, and what the script of the provider needs. */
export type PaymentProviderData = z.output<typeof paymentProvider>;
/** How an order is paid: at once by card, or in one of the ways to pay later. */
export type PaymentMethod = z.output<typeof paymentMethod>;
/** A way to pay later or in parts, with its instalments (PR-156, ALG-20). */
export type PayLaterMethodData = z.output<typeof payLaterMethod>;
