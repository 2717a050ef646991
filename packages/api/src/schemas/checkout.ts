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

/** Who pays, validated by the rules of the forms: the message of a refused field is its `FieldFault` (ALG-21). */
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

/** A buyer who gives, with what they write. */
export const giver = z.extend(buyer, { note: giftNote });

/** One line of what an order costs; the amounts of all lines add up to `total`. */
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
  /** In the order's language; of lines that the page words itself (insurance, shipping, …), their code. */
  label: z.string(),
  /** Cents; negative for a promotion, 0 for what the price of the stay includes. */
  amount: z.int(),
});

/** A way to pay later or in parts (PR-156, ALG-20). */
export const payLaterMethod = z.object({
  type: z.enum(PAY_LATER_METHODS),
  /** Cents, part of the first payment. */
  paymentFee: z.int(),
  /** In the order of their days; amounts in cents, the fee included. */
  payments: z.array(z.object({ amount: z.int(), date: isoDay })),
});

/** How an order is paid: at once, or in one of its ways to pay later. */
export const paymentMethod = z.enum(['card', ...PAY_LATER_METHODS]);

/** Who takes the money: which form the browser shows, and what the provider's script needs. */
export const paymentProvider = z.object({
  name: z.enum(['sandbox', 'stripe']),
  /** Of Stripe's account; public. */
  publishableKey: z.optional(z.string()),
  /** Cents; what is left to pay, if anything, must not be less. */
  leastAmount: z.optional(z.int()),
});

/** What may be had back when the buyer cancels. */
export const orderCancellation = z.object({
  policy: z.object({
    cancellable: z.boolean(),
    /** Last day of free changes and partial refund, its end included (D-125). */
    cancellationDeadline: z.nullable(isoDay),
  }),
  /** To choose from, in the order to show (ALG-19); empty for what is a voucher. `amount` is what the choice adds to the total, cents. */
  options: z.array(z.object({ option: z.enum(CANCELLATION_OPTIONS), amount: z.int() })),
  /** Null until the buyer has chosen; the only option is preselected (D-120). */
  chosen: z.nullable(z.enum(CANCELLATION_OPTIONS)),
  /** What is refunded of the stay when it is cancelled on `until` or before, cents; the last one has no end (0). */
  refundSchedule: z.array(z.object({ until: z.nullable(isoDay), amount: z.int() })),
});

/** A voucher that pays for a stay. */
export const orderVoucher = z.object({
  /** Its last characters alone are shown. */
  ending: z.string(),
  /** Cents. */
  usedAmount: z.int(),
});

/** An order in the making. Money in whole cents, days ISO, instants ISO 8601 in UTC. */
export const checkout = z.object({
  /** Also the `orderUUID` of the order that it becomes. */
  id: orderId,
  state: z.enum(ORDER_STATES),
  /** The end of the hold on the rooms; of what has no rooms, until when its price holds. */
  heldUntil: z.iso.datetime(),
  /** The gateway's instant: count down by `heldUntil - now`, not by the visitor's clock. */
  now: z.iso.datetime(),
  lines: z.array(orderLine),
  total: z.int(),
  /** Gift cards that were accepted, with what each pays. */
  giftcards: z.array(z.object({ serialNumber: z.string(), usedAmount: z.int() })),
  /** The voucher that pays, with what it pays; null without one. */
  voucher: z.nullable(orderVoucher),
  promotionCode: z.nullable(z.string()),
  /** `total` less the gift cards: `expectedAmount` of the order (ALG-26). */
  remainingAmountToPay: z.int(),
  currency: z.literal('EUR'),
  /** What is bought. */
  product: orderedProduct,
  cancellation: orderCancellation,
  /** Null when the insurance is not enabled, or its quote failed. */
  insurance: z.nullable(z.object({ amount: z.int() })),
  /** Empty when nothing applies. */
  payLater: z.array(payLaterMethod),
  /** As chosen with `updateCheckout`; what it costs is among the lines, and part of `remainingAmountToPay`. */
  paymentMethod,
  /** Null where nothing can be paid. */
  paymentProvider: z.nullable(paymentProvider),
  /** As last saved; null before that, and again once the order is paid, since its address may be shared then. */
  buyer: z.nullable(buyer),
  specialRequest: z.string(),
  /** The price of the product changed, cents: say both, and send `acceptedPrice: to` before paying. */
  priceChange: z.nullable(z.object({ from: z.int(), to: z.int() })),
});

/** What `initCheckout` takes and returns. */
export const initCheckout = {
  request: z.discriminatedUnion('kind', [stayToOrder, giftToOrder, activityToOrder, boxToOrder]),
  response: checkout,
};

/** What `getCheckout` takes and returns. */
export const getCheckout = { request: z.object({ id: orderId }), response: checkout };

/** What `updateCheckout` takes and returns. */
export const updateCheckout = {
  request: z.object({
    id: orderId,
    cancellation: z.optional(z.enum(CANCELLATION_OPTIONS)),
    buyer: z.optional(buyer),
    /** Serial numbers; replaces those there were. */
    giftcards: z.optional(z.array(z.string().check(z.regex(/^[\w-]{4,40}$/))).check(z.maxLength(10))),
    /** Null takes it off. */
    promotionCode: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^[\w-]{1,40}$/, 'unknown')))),
    /**
     * A gift card's number or a promotion code, as the buyer typed it: added to the cards there are, or in the place of
     * an earlier code. Refused, the message of the field says why, as for the two fields above.
     */
    code: z.optional(z.string().check(z.trim(), z.regex(/^[\w-]{1,40}$/, 'unknown'))),
    /** "card", or one of the checkout's `payLater`. */
    paymentMethod: z.optional(paymentMethod),
    specialRequest: z.optional(note(1000)),
    /**
     * What is written on a gift that goes by e-mail (PR-126, PR-128); refused for other products. The message of a
     * refused text is its `FieldFault` (ALG-21).
     */
    note: z.optional(noteChange),
    /** The `to` of the price change that the buyer accepts. */
    acceptedPrice: z.optional(cents),
  }),
  response: checkout,
};

/** What `renewCheckout` takes and returns. */
export const renewCheckout = { request: z.object({ id: orderId }), response: checkout };

/** What a buyer changes of a checkout. */
export type CheckoutChange = z.input<typeof updateCheckout.request>;
/** What begins a checkout. */
export type CheckoutRequest = z.input<typeof initCheckout.request>;
/** A checkout that is not paid yet. Money in whole cents, days ISO, instants ISO 8601 in UTC. */
export type Checkout = z.output<typeof checkout>;
/** Who pays: e-mail, name, phone number and postal address. */
export type Buyer = z.output<typeof buyer>;
/** One line of what an order costs; the amounts of all lines add up to its total. */
export type OrderLine = z.output<typeof orderLine>;
/** Which payment form the browser shows, and what the script of the provider needs. */
export type PaymentProviderData = z.output<typeof paymentProvider>;
/** How an order is paid: at once by card, or in one of the ways to pay later. */
export type PaymentMethod = z.output<typeof paymentMethod>;
/** A way to pay later or in parts, with its instalments (PR-156, ALG-20). */
export type PayLaterMethodData = z.output<typeof payLaterMethod>;
