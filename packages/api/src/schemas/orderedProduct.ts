import { GIFT_FORMATS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, code, flag, id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { activityDaySelection, attempt, note } from './orderFields.ts';

/** Largest number of characters of a name and of the giver's message (PR-129, PR-130). */
const FROM_NAME_MAX = 40;
const MESSAGE_MAX = 180;

const hotel = z.object({
  id: z.int(),
  label: z.string(),
  stars: z.int(),
  town: z.string(),
  address: z.string(),
});

/** Name and picture of a product, in the order's language. */
const shown = { label: z.string(), imageUrl: z.string() };

/** Names of the beneficiary and the giver, and the giver's message; each may be empty. */
const personal = { toName: z._default(z.string(), ''), fromName: z.string(), message: z.string() };

/** Format of a gift, with the ids of the sleeve and extras of a physical one. */
const format = {
  giftFormat: z.enum(GIFT_FORMATS),
  sleeves: z.nullable(z.string()),
  extras: z.array(z.string()),
};

/** Months for which the product's voucher can be redeemed. */
const validMonths = z.int();

/** A stay on its dates. */
export const orderedStay = z.object({
  kind: z.literal('stay'),
  offerId: z.int(),
  ...shown,
  hotel,
  checkin: isoDay,
  checkout: isoDay,
  nights: z.int(),
  nbRooms: z.int(),
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
  /** Activities with the chosen day, in the order of the programme. */
  activities: z.array(z.object({ activityId: z.int(), title: z.string(), date: isoDay })),
  /** Tax in cents, paid at the hotel and not part of the order; null when there is none. */
  localTax: z.nullable(z.int()),
});

/** A stay for two as a gift, without dates. */
export const orderedGift = z.object({
  kind: z.literal('gift'),
  offerId: z.int(),
  ...shown,
  hotel,
  nights: z.int(),
  adult: z.int(),
  ...format,
  /** Id of the rate that was bought. */
  bucket: z.string(),
  ...personal,
  validMonths,
});

/** An activity, bought as a voucher. */
export const orderedActivity = z.object({
  kind: z.literal('activity'),
  activityId: z.int(),
  ...shown,
  /** Place where the activity happens or starts. */
  hotel,
  adult: z.int(),
  /** Whether it is for the buyer instead of a beneficiary. */
  ownUse: z.boolean(),
  validMonths,
});

/** A gift box. */
export const orderedBox = z.object({
  kind: z.literal('box'),
  /** Code of the digital format, under which the catalogue lists the box (ALG-18). */
  code: z.string(),
  ...shown,
  includedContent: z.array(z.string()),
  ...format,
  ...personal,
  validMonths,
});

/** The product of an order, by its kind. */
export const orderedProduct = z.discriminatedUnion('kind', [
  orderedStay,
  orderedGift,
  orderedActivity,
  orderedBox,
]);

const anyOrder = {
  locale,
  /**
   * Price in cents that was shown when the buyer pressed Book; undefined when none was shown. If the price differs,
   * the response has `priceChange`.
   */
  expectedPrice: z.optional(cents),
  attempt,
};

const personalToOrder = {
  /** Name of the beneficiary. */
  toName: z.optional(note(FROM_NAME_MAX)),
  fromName: z._default(note(FROM_NAME_MAX), ''),
  message: z._default(note(MESSAGE_MAX), ''),
};

/** Format of a gift; the sleeve and extras are ignored for a digital one. */
const formatToOrder = {
  giftFormat: z._default(z.enum(GIFT_FORMATS), 'digital'),
  /** Id of the sleeve. @default the default sleeve */
  sleeves: z.optional(code),
  /** Ids of the extras that are sent with it. */
  extras: z._default(z.array(code).check(z.maxLength(10)), []),
};

/** A stay to buy, with dates. */
export const stayToOrder = z.object({
  kind: z.literal('stay'),
  ...anyOrder,
  offerId: id,
  checkin: isoDay,
  nights: intBetween(1, 30),
  ...pax,
  /** One entry for each activity that has dates. */
  activityDaySelections: z._default(z.array(activityDaySelection).check(z.maxLength(20)), []),
  minisite: z.optional(id),
  /** Code of a voucher that pays for the stay, as it was typed. */
  voucher: z.optional(z.string().check(z.maxLength(40))),
});

/** A stay to buy as a gift, without dates. */
export const giftToOrder = z.object({
  kind: z.literal('gift'),
  ...anyOrder,
  offerId: id,
  giftNights: intBetween(1, 3),
  /** Id of the rate (PR-118). @default the first rate */
  bucket: z.optional(code),
  ...formatToOrder,
  ...personalToOrder,
});

/** An activity to buy, as a gift or for the buyer. */
export const activityToOrder = z.object({
  kind: z.literal('activity'),
  ...anyOrder,
  activityId: id,
  adults: intBetween(1, 20),
  ownUse: z._default(flag, false),
});

/** A gift box to buy. */
export const boxToOrder = z.object({
  kind: z.literal('box'),
  ...anyOrder,
  /** Code of either format; `giftFormat` decides on the format. */
  code,
  ...formatToOrder,
  ...personalToOrder,
});

/** The product of an order, by its `kind`. */
export type OrderedProduct = z.output<typeof orderedProduct>;
/** A stay on its dates. */
export type OrderedStay = z.output<typeof orderedStay>;
