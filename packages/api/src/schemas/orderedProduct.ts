import { GIFT_FORMATS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { cents, code, flag, id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { activityDaySelection, attempt, note } from './orderFields.ts';

/** Characters that a name and the giver's message may have (PR-129, PR-130). */
const FROM_NAME_MAX = 40;
const MESSAGE_MAX = 180;

const hotel = z.object({
  id: z.int(),
  label: z.string(),
  stars: z.int(),
  town: z.string(),
  address: z.string(),
});

/** How any product is shown, in the order's language. */
const shown = { label: z.string(), imageUrl: z.string() };

/** For whom a gift is, from whom, and what the giver writes; each may be empty. */
const personal = { toName: z._default(z.string(), ''), fromName: z.string(), message: z.string() };

/** In which format a gift comes, with the ids of the sleeve and extras of a physical one. */
const format = {
  giftFormat: z.enum(GIFT_FORMATS),
  sleeves: z.nullable(z.string()),
  extras: z.array(z.string()),
};

/** Months for which its voucher can be redeemed. */
const validMonths = z.int();

/** The stay that is bought. */
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
  /** With the day chosen for each, in the order of the programme. */
  activities: z.array(z.object({ activityId: z.int(), title: z.string(), date: isoDay })),
  /** Cents, paid at the hotel and not part of the order; null when there is none. */
  localTax: z.nullable(z.int()),
});

/** A stay for two that is given, on dates that they choose. */
export const orderedGift = z.object({
  kind: z.literal('gift'),
  offerId: z.int(),
  ...shown,
  hotel,
  nights: z.int(),
  adult: z.int(),
  ...format,
  /** Names the rate that was bought. */
  bucket: z.string(),
  ...personal,
  validMonths,
});

/** An activity that is bought as a voucher. */
export const orderedActivity = z.object({
  kind: z.literal('activity'),
  activityId: z.int(),
  ...shown,
  /** Where it takes place, or begins. */
  hotel,
  adult: z.int(),
  /** For the buyer, not for others. */
  ownUse: z.boolean(),
  validMonths,
});

/** A gift box. */
export const orderedBox = z.object({
  kind: z.literal('box'),
  /** As the catalogue lists it: the digital one (ALG-18). */
  code: z.string(),
  ...shown,
  includedContent: z.array(z.string()),
  ...format,
  ...personal,
  validMonths,
});

/** What is bought, by its kind. */
export const orderedProduct = z.discriminatedUnion('kind', [
  orderedStay,
  orderedGift,
  orderedActivity,
  orderedBox,
]);

const anyOrder = {
  locale,
  /**
   * Cents, as shown where the buyer pressed Book; for another price the response has `priceChange`. Left out where none
   * was shown.
   */
  expectedPrice: z.optional(cents),
  attempt,
};

const personalToOrder = {
  /** The beneficiary's name. */
  toName: z.optional(note(FROM_NAME_MAX)),
  fromName: z._default(note(FROM_NAME_MAX), ''),
  message: z._default(note(MESSAGE_MAX), ''),
};

/** In which format a gift comes; what belongs to a physical one is left out of the order of a digital one. */
const formatToOrder = {
  giftFormat: z._default(z.enum(GIFT_FORMATS), 'digital'),
  /** Id of the sleeve; the default one when it is left out. */
  sleeves: z.optional(code),
  /** Ids of what else is sent with it. */
  extras: z._default(z.array(code).check(z.maxLength(10)), []),
};

/** A stay to buy, on dates. */
export const stayToOrder = z.object({
  kind: z.literal('stay'),
  ...anyOrder,
  offerId: id,
  checkin: isoDay,
  nights: intBetween(1, 30),
  ...pax,
  /** One for each activity that has dates. */
  activityDaySelections: z._default(z.array(activityDaySelection).check(z.maxLength(20)), []),
  minisite: z.optional(id),
  /** The code of a voucher that pays, as it was typed. */
  voucher: z.optional(z.string().check(z.maxLength(40))),
});

/** A stay to give, without dates. */
export const giftToOrder = z.object({
  kind: z.literal('gift'),
  ...anyOrder,
  offerId: id,
  giftNights: intBetween(1, 3),
  /** The rate (PR-118); the first one when it is left out. */
  bucket: z.optional(code),
  ...formatToOrder,
  ...personalToOrder,
});

/** An activity to buy or to give. */
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
  /** Of either format; `giftFormat` decides. */
  code,
  ...formatToOrder,
  ...personalToOrder,
});

/** What is bought, by its `kind`. */
export type OrderedProduct = z.output<typeof orderedProduct>;
/** The stay that is bought. */
export type OrderedStay = z.output<typeof orderedStay>;
