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

/** What the query of a checkout says of an activity that is bought for oneself; name and value of a form's button. */
export const OWN_USE = { name: 'customType', value: 'OWN_USE' } as const;

/** The steps of a checkout in their order; the confirmation follows on an address of its own. */
export const CHECKOUT_STEPS = ['summary', 'details', 'payment'] as const;
/** A step of the checkout: one of `CHECKOUT_STEPS`. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** A stay that is about to be bought (PR-035). */
export interface StayToBook {
  offerId: number;
  dates: StayDates;
  party: Party;
  /** One `{activityId}_{day}` for each activity of the stay (PR-039); may be empty. */
  activityDates: readonly string[];
  /** The partner's minisite where it was chosen (D-088). */
  minisite?: number | undefined;
  /** Cents, as shown where the visitor chose to book; missing in an address written by hand or by a plain form. */
  price?: number | undefined;
}

/** A stay that is about to be given (PR-121): two people, on dates that they choose. */
export interface GiftToBuy {
  offerId: number;
  /** 1 to 3. */
  giftNights: number;
  giftFormat: GiftFormat;
  /** Names the rate (PR-118); the first one without it. */
  bucket?: string | undefined;
  /** Of a physical gift: the id of its sleeve; the default one without it. */
  sleeves?: string | undefined;
  /** Of a physical gift: ids of what else is sent with it. */
  extras?: readonly string[] | undefined;
  /** Cents that it was seen for: another price is said before paying. */
  price?: number | undefined;
}

/** An activity that is about to be bought, for others or for oneself. */
export interface ActivityToBuy {
  activityId: number;
  adults: number;
  ownUse: boolean;
  /** Cents that it was seen for: another price is said before paying. */
  price?: number | undefined;
}

/** A gift box that is about to be bought (PR-094). */
export interface BoxToBuy {
  code: string;
  giftFormat: GiftFormat;
  /** Cents that it was seen for: another price is said before paying. */
  price?: number | undefined;
}

interface ToBuy {
  stay: StayToBook;
  gift: GiftToBuy;
  activity: ActivityToBuy;
  box: BoxToBuy;
}

/** What an address says is bought. */
export type ProductToBuy = { [Kind in PurchaseKind]: { kind: Kind } & ToBuy[Kind] }[PurchaseKind];

/** What the address of a checkout says. */
export interface CheckoutAddress {
  /** Undefined when the path names none. */
  step: CheckoutStep | undefined;
  /** Undefined when the address names nothing that can be bought. */
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
/** The first step of a checkout of an activity has a name of its own. */
const VOUCHER_STEP = 'voucher';
const GIFT_NIGHTS_MAX = 3;
const ADULTS_MAX = 20;
/** Cents: a million euros. */
const PRICE_MAX = 100_000_000;
const ID = /^[1-9]\d{0,9}$/;
const ACTIVITY_DATE = /^\d{1,10}_\d{4}-\d{2}-\d{2}$/;
const MINISITE_ID = /^[1-9]\d{0,5}$/;
const CODE = /^[\w-]{1,40}$/;

/** The step of a checkout that a segment of a path names; undefined when there is none of that name. */
export function checkoutStepOf(segment: string | undefined): CheckoutStep | undefined {
  return segment === VOUCHER_STEP ? 'summary' : CHECKOUT_STEPS.find((step) => step === segment);
}

/** Where the booking of a stay begins: its summary. */
export function bookingHref({ offerId, dates, party, activityDates, minisite, price }: StayToBook): string {
  const hash = serialiseHash({
    ...dates,
    ...writeParty(party),
    [ACTIVITY_DATES]: activityDates,
    [PRICE]: price,
  });
  return `/booking/summary?${patchQuery('', { [OFFER]: offerId, ...(minisite !== undefined && { [MINISITE]: minisite }) })}#${hash}`;
}

/** Where a stay is bought for others. */
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

/** Where an activity is bought (PR-084). */
export function activityCheckoutHref({ activityId, adults, ownUse, price }: ActivityToBuy): string {
  const query = patchQuery('', { [ACTIVITY]: activityId, ...(ownUse && { [OWN_USE.name]: OWN_USE.value }) });
  const hash = serialiseHash({ id: activityId, [PARTY_KEYS.adults]: adults, [PRICE]: price });
  return `/booking/${VOUCHER_STEP}?${query}#${hash}`;
}

/** Where a gift box is bought. */
export function boxCheckoutHref({ code, giftFormat, price }: BoxToBuy): string {
  const hash = serialiseHash({ [PRICE]: price });
  return `/booking/summary?${patchQuery('', { [BOX]: code, giftFormat })}${hash && `#${hash}`}`;
}

/** How each kind is read from an address; undefined where what it needs is missing or damaged. */
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

/** The kind of what the query of an address names, whether it can be bought or not. */
export function checkoutKindOf(query: string): PurchaseKind {
  if (queryValue(query, BOX) !== undefined) return 'box';
  if (queryValue(query, ACTIVITY) !== undefined) return 'activity';
  return queryValue(query, 'flow') === GIFTING ? 'gift' : 'stay';
}

/**
 * What the address of a checkout names. Criteria may be in the query too, where plain forms put them; anything damaged
 * is dropped, and a stay without an offer or without dates ahead is none.
 */
export function readCheckoutAddress(address: { path: string } & AddressParts, now: Now): CheckoutAddress {
  const kind = checkoutKindOf(address.query);
  const product = READERS[kind](address, now);
  return {
    step: checkoutStepOf(address.path.split('/')[2]),
    product: product && ({ kind, ...product } as ProductToBuy),
  };
}

/** The same checkout at another step. */
export function checkoutStepHref(address: AddressParts, step: CheckoutStep): string {
  const query = address.query.replace(/^\?/, '');
  const hash = address.hash.replace(/^#/, '');
  const segment = step === 'summary' && checkoutKindOf(query) === 'activity' ? VOUCHER_STEP : step;
  return `/booking/${segment}${query && `?${query}`}${hash && `#${hash}`}`;
}

/** The way back to the product's page with dates and people (CH-042, ALG-25); undefined without a product (D-164). */
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
