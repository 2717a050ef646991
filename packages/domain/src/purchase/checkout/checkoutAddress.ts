import { criteriaRecord } from '../../address/address.ts';
import { parseHash, serialiseHash } from '../../address/hash.ts';
import { backHref } from '../../address/links.ts';
import { patchQuery, queryValue } from '../../address/query.ts';
import type { Now } from '../../calendar/clock.ts';
import type { StayDates } from '../../calendar/stay.ts';
import { readCriteria } from '../../criteria/criteria.ts';
import type { GiftFormat } from '../../criteria/criteria.ts';
import { readGiftChoice } from '../../product/gift/giftChoice.ts';
import { DEFAULT_PARTY, PARTY_KEYS, writeParty } from '../../criteria/party.ts';
import type { Party } from '../../criteria/party.ts';
import type { PurchaseKind } from '../purchaseKind.ts';

/** Query parameter for an activity that is bought for the buyer, also the name and value of a form's button. */
export const OWN_USE = { name: 'customType', value: 'OWN_USE' } as const;

/** Steps of a checkout in order; the confirmation has an address of its own. */
export const CHECKOUT_STEPS = ['summary', 'details', 'payment'] as const;
/** A step of the checkout: one of `CHECKOUT_STEPS`. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** A stay to book (PR-035). */
export interface StayToBook {
  offerId: number;
  dates: StayDates;
  party: Party;
  /** One `{activityId}_{day}` for each activity of the stay (PR-039); may be empty. */
  activityDates: readonly string[];
  /** Id of the partner's minisite on which it was chosen (D-088). */
  minisite?: number | undefined;
  /** Price in cents that was shown when the visitor chose to book; missing in addresses of forms without scripts. */
  price?: number | undefined;
}

/** A stay to give (PR-121), for two people and without dates. */
export interface GiftToBuy {
  offerId: number;
  /** Number of nights, 1 to 3. */
  giftNights: number;
  giftFormat: GiftFormat;
  /** Id of the rate (PR-118). @default the first rate */
  bucket?: string | undefined;
  /** Id of the sleeve of a physical gift. @default the default sleeve */
  sleeves?: string | undefined;
  /** Ids of the other extras of a physical gift. */
  extras?: readonly string[] | undefined;
  /** Price in cents that the visitor saw; a different price is shown before paying. */
  price?: number | undefined;
}

/** An activity to buy, as a gift or for the buyer. */
export interface ActivityToBuy {
  activityId: number;
  adults: number;
  ownUse: boolean;
  /** Price in cents that the visitor saw; a different price is shown before paying. */
  price?: number | undefined;
}

/** A gift box to buy (PR-094). */
export interface BoxToBuy {
  code: string;
  giftFormat: GiftFormat;
  /** Price in cents that the visitor saw; a different price is shown before paying. */
  price?: number | undefined;
}

interface ToBuy {
  stay: StayToBook;
  gift: GiftToBuy;
  activity: ActivityToBuy;
  box: BoxToBuy;
}

/** The product in a checkout's address. */
export type ProductToBuy = { [Kind in PurchaseKind]: { kind: Kind } & ToBuy[Kind] }[PurchaseKind];

/** Content of a checkout's address. */
export interface CheckoutAddress {
  /** Step in the path; undefined when the path has none. */
  step: CheckoutStep | undefined;
  /** Product to buy; undefined when the address names none. */
  product: ProductToBuy | undefined;
}

interface AddressParts {
  query: string;
  hash: string;
}

const OFFER = 'offer';
const ACTIVITY = 'activity';
const BOX = 'box';
const ACTIVITY_DATES = 'activityDates';
const PRICE = 'price';
const MINISITE = 'minisite';
const GIFTING = 'gifting';
/** Name of the first step in the checkout of an activity. */
const VOUCHER_STEP = 'voucher';
const GIFT_NIGHTS_MAX = 3;
const ADULTS_MAX = 20;
/** Largest price in cents: a million euros. */
const PRICE_MAX = 100_000_000;
const ID = /^[1-9]\d{0,9}$/;
const ACTIVITY_DATE = /^\d{1,10}_\d{4}-\d{2}-\d{2}$/;
const MINISITE_ID = /^[1-9]\d{0,5}$/;
const CODE = /^[\w-]{1,40}$/;

/** Step of a path segment; undefined for any other segment. */
export function checkoutStepOf(segment: string | undefined): CheckoutStep | undefined {
  return segment === VOUCHER_STEP ? 'summary' : CHECKOUT_STEPS.find((step) => step === segment);
}

/** Address of the first step of a stay's booking, the summary. */
export function bookingHref({ offerId, dates, party, activityDates, minisite, price }: StayToBook): string {
  const hash = serialiseHash({
    ...dates,
    ...writeParty(party),
    [ACTIVITY_DATES]: activityDates,
    [PRICE]: price,
  });
  return `/booking/summary?${patchQuery('', { [OFFER]: offerId, ...(minisite !== undefined && { [MINISITE]: minisite }) })}#${hash}`;
}

/** Address of the checkout of a stay as a gift. */
export function giftCheckoutHref(gift: GiftToBuy): string {
  const { offerId, giftNights, giftFormat, bucket, sleeves, extras, price } = gift;
  const hash = serialiseHash({
    giftNights,
    giftAdult: DEFAULT_PARTY.adults,
    giftFormat,
    bucket,
    sleeves,
    extras,
    [PRICE]: price,
  });
  return `/booking/summary?${patchQuery('', { flow: GIFTING, [OFFER]: offerId })}#${hash}`;
}

/** Address of the checkout of an activity (PR-084). */
export function activityCheckoutHref({ activityId, adults, ownUse, price }: ActivityToBuy): string {
  const query = patchQuery('', { [ACTIVITY]: activityId, ...(ownUse && { [OWN_USE.name]: OWN_USE.value }) });
  const hash = serialiseHash({ id: activityId, [PARTY_KEYS.adults]: adults, [PRICE]: price });
  return `/booking/${VOUCHER_STEP}?${query}#${hash}`;
}

/** Address of the checkout of a gift box. */
export function boxCheckoutHref({ code, giftFormat, price }: BoxToBuy): string {
  const hash = serialiseHash({ [PRICE]: price });
  return `/booking/summary?${patchQuery('', { [BOX]: code, giftFormat })}${hash && `#${hash}`}`;
}

/** Reads each kind of product from an address; undefined when a required part is missing or invalid. */
const READERS: { [Kind in PurchaseKind]: (address: AddressParts, now: Now) => ToBuy[Kind] | undefined } = {
  stay: (address, now) => {
    const offer = queryValue(address.query, OFFER) ?? '';
    const { dates, party } = readCriteria(criteriaRecord(address), now);
    if (!ID.test(offer) || !dates) return undefined;
    const activityDates = readList(address, ACTIVITY_DATES).filter((text) => ACTIVITY_DATE.test(text));
    const minisite = queryValue(address.query, MINISITE) ?? '';
    return {
      offerId: Number(offer),
      dates,
      party,
      activityDates,
      ...(MINISITE_ID.test(minisite) && { minisite: Number(minisite) }),
      ...readPrice(address),
    };
  },
  gift: (address, now) => {
    const offer = queryValue(address.query, OFFER) ?? '';
    const { nights = 1, format, bucket, sleeves, extras } = readGiftChoice(address, now);
    if (!ID.test(offer) || nights > GIFT_NIGHTS_MAX) return undefined;
    return {
      offerId: Number(offer),
      giftNights: nights,
      giftFormat: format,
      ...(bucket !== undefined && CODE.test(bucket) && { bucket }),
      ...(sleeves !== undefined && { sleeves }),
      ...(extras.length > 0 && { extras }),
      ...readPrice(address),
    };
  },
  activity: (address) => {
    const activity = queryValue(address.query, ACTIVITY) ?? '';
    if (!ID.test(activity)) return undefined;
    const adults = Number(criteriaRecord(address)[PARTY_KEYS.adults] ?? DEFAULT_PARTY.adults);
    const isPossible = Number.isInteger(adults) && adults >= 1 && adults <= ADULTS_MAX;
    return {
      activityId: Number(activity),
      adults: isPossible ? adults : DEFAULT_PARTY.adults,
      ownUse: queryValue(address.query, OWN_USE.name) === OWN_USE.value,
      ...readPrice(address),
    };
  },
  box: (address) => {
    const code = queryValue(address.query, BOX) ?? '';
    if (!CODE.test(code)) return undefined;
    const isPhysical = queryValue(address.query, 'giftFormat') === 'physical';
    return { code, giftFormat: isPhysical ? 'physical' : 'digital', ...readPrice(address) };
  },
};

/** Kind of the product that the query names, even if it cannot be bought. */
export function checkoutKindOf(query: string): PurchaseKind {
  if (queryValue(query, BOX) !== undefined) return 'box';
  if (queryValue(query, ACTIVITY) !== undefined) return 'activity';
  return queryValue(query, 'flow') === GIFTING ? 'gift' : 'stay';
}

/**
 * Reads a checkout's address. Criteria may also be in the query, as in forms without scripts. Invalid parts are
 * dropped; without an offer or without dates ahead there is no stay.
 */
export function readCheckoutAddress(address: { path: string } & AddressParts, now: Now): CheckoutAddress {
  const kind = checkoutKindOf(address.query);
  const product = READERS[kind](address, now);
  return {
    step: checkoutStepOf(address.path.split('/')[2]),
    product: product && ({ kind, ...product } as ProductToBuy),
  };
}

/** Address of the same checkout at another step. */
export function checkoutStepHref(address: AddressParts, step: CheckoutStep): string {
  const query = address.query.replace(/^\?/, '');
  const hash = address.hash.replace(/^#/, '');
  const segment = step === 'summary' && checkoutKindOf(query) === 'activity' ? VOUCHER_STEP : step;
  return `/booking/${segment}${query && `?${query}`}${hash && `#${hash}`}`;
}

/** Address back to the product's page with dates and people (CH-042, ALG-25); undefined without a product (D-164). */
export function checkoutBackHref(address: AddressParts): string | undefined {
  const kind = checkoutKindOf(address.query);
  const id = queryValue(address.query, kind === 'activity' ? ACTIVITY : OFFER) ?? '';
  if (kind === 'box') return `/box/${queryValue(address.query, BOX) ?? ''}`;
  if (!ID.test(id)) return undefined;
  return backHref(kind === 'activity' ? `/activity/${id}` : `/stay/${id}`, address);
}

function readPrice({ hash }: AddressParts): { price?: number } {
  const price = parseHash(hash)[PRICE];
  const isPrice = Number.isInteger(price) && Number(price) > 0 && Number(price) <= PRICE_MAX;
  return isPrice ? { price: Number(price) } : {};
}

function readList({ query, hash }: AddressParts, key: string): string[] {
  const inHash = parseHash(hash)[key];
  return Array.isArray(inHash) ? inHash.map(String) : new URLSearchParams(query).getAll(key);
}
