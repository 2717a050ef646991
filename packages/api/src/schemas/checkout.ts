import {
  type BuyerField,
  buyerFault,
  CANCELLATION_OPTIONS,
  CIVILITIES,
  ORDER_STATES,
  PAY_LATER_METHODS,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, id, intBetween, isoDay, locale, pax } from '../fields.ts';

/** Names an order, and is all one needs to see it: never to be logged or sent to others. */
export const orderId = z.uuid('must be a UUID');

/** Made anew by the browser for each attempt; the same attempt, sent again, is not done again. */
export const attempt = z.uuid('must be a UUID');

/** A date chosen for an activity: the activity's id, an underscore and the ISO day, as in "812_2026-12-12". */
export const activityDaySelection = z
  .string()
  .check(z.regex(/^\d{1,10}_\d{4}-\d{2}-\d{2}$/, 'must be an activity and its day, as in 812_2026-12-12'));

/** Digits of a card, whoever sends them here by mistake: what looks like one is refused, never kept. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;

const note = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => !CARD_NUMBER.test(text), 'must not hold the number of a card'),
  );

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

/** One line of what an order costs; the amounts of all lines add up to `total`. */
export const orderLine = z.object({
  kind: z.enum([
    'room',
    'breakfast',
    'dinner',
    'activity',
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

/** The stay that is bought. */
export const orderedStay = z.object({
  offerId: z.int(),
  label: z.string(),
  imageUrl: z.string(),
  hotel: z.object({ id: z.int(), label: z.string(), stars: z.int(), town: z.string(), address: z.string() }),
  checkin: isoDay,
  checkout: isoDay,
  nights: z.int(),
  nbRooms: z.int(),
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
  /** With the day chosen for each, in the order of the programme. */
  activities: z.array(z.object({ activityId: z.int(), title: z.string(), date: isoDay })),
  /** Cents, paid at the hotel and not part of the order; null when there is none. */
  localTax: z.nullable(z.int()),
});

/** What may be had back when the buyer cancels. */
export const orderCancellation = z.object({
  policy: z.object({
    cancellable: z.boolean(),
    /** Last day of free changes and partial refund, its end included (D-125). */
    cancellationDeadline: z.nullable(isoDay),
  }),
  /** To choose from, in the order to show (ALG-19); `amount` is what the choice adds to the total, cents. */
  options: z.array(z.object({ option: z.enum(CANCELLATION_OPTIONS), amount: z.int() })),
  /** Null until the buyer has chosen; the only option is preselected (D-120). */
  chosen: z.nullable(z.enum(CANCELLATION_OPTIONS)),
  /** What is refunded of the stay when it is cancelled on `until` or before, cents; the last one has no end (0). */
  refundSchedule: z.array(z.object({ until: z.nullable(isoDay), amount: z.int() })),
});

/** An order in the making. Money in whole cents, days ISO, instants ISO 8601 in UTC. */
export const checkout = z.object({
  /** Also the `orderUUID` of the order that it becomes. */
  id: orderId,
  state: z.enum(ORDER_STATES),
  /** The end of the hold on the rooms. */
  heldUntil: z.iso.datetime(),
  /** The gateway's instant: count down by `heldUntil - now`, not by the visitor's clock. */
  now: z.iso.datetime(),
  lines: z.array(orderLine),
  total: z.int(),
  /** Gift cards that were accepted, with what each pays. */
  giftcards: z.array(z.object({ serialNumber: z.string(), usedAmount: z.int() })),
  promotionCode: z.nullable(z.string()),
  /** `total` less the gift cards: `expectedAmount` of the order (ALG-26). */
  remainingAmountToPay: z.int(),
  currency: z.literal('EUR'),
  stay: orderedStay,
  cancellation: orderCancellation,
  /** Null when the insurance is not enabled, or its quote failed. */
  insurance: z.nullable(z.object({ amount: z.int() })),
  /** Empty when nothing applies. */
  payLater: z.array(payLaterMethod),
  /** As last saved; null before that, and again once the order is paid, since its address may be shared then. */
  buyer: z.nullable(buyer),
  specialRequest: z.string(),
  /** The price of the stay changed, cents: say both, and send `acceptedPrice: to` before paying. */
  priceChange: z.nullable(z.object({ from: z.int(), to: z.int() })),
});

/** What `initCheckout` takes and returns. */
export const initCheckout = {
  request: z.object({
    locale,
    kind: z.literal('stay'),
    offerId: id,
    checkin: isoDay,
    nights: intBetween(1, 30),
    ...pax,
    /** One for each activity that has dates. */
    activityDaySelections: z._default(z.array(activityDaySelection).check(z.maxLength(20)), []),
    /** Cents, as shown where the buyer pressed Book; another price is answered as `priceChange`. Left out where none was shown. */
    expectedPrice: z.optional(cents),
    minisite: z.optional(id),
    attempt,
  }),
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
    specialRequest: z.optional(note(1000)),
    /** The `to` of the price change that the buyer accepts. */
    acceptedPrice: z.optional(cents),
  }),
  response: checkout,
};

/** What `renewCheckout` takes and returns. */
export const renewCheckout = { request: z.object({ id: orderId }), response: checkout };

/** What a buyer changes of a checkout. */
export type CheckoutChange = z.input<typeof updateCheckout.request>;
export type Checkout = z.output<typeof checkout>;
export type Buyer = z.output<typeof buyer>;
export type OrderLine = z.output<typeof orderLine>;
export type OrderedStay = z.output<typeof orderedStay>;
export type PayLaterMethodData = z.output<typeof payLaterMethod>;
