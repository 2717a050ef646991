import { criteriaRecord } from '../address/address.ts';
import { parseHash, serialiseHash } from '../address/hash.ts';
import { backHref } from '../address/links.ts';
import { patchQuery, queryValue } from '../address/query.ts';
import type { Now } from '../calendar/clock.ts';
import type { StayDates } from '../calendar/stay.ts';
import { readCriteria } from '../criteria/criteria.ts';
import { writeParty } from '../criteria/party.ts';
import type { Party } from '../criteria/party.ts';

/** The steps of a checkout in their order; the confirmation follows on an address of its own. */
export const CHECKOUT_STEPS = ['summary', 'details', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** A stay that is about to be bought (PR-035). */
export interface StayToBook {
  offerId: number;
  dates: StayDates;
  party: Party;
  /** One `{activityId}_{day}` for each activity of the stay (PR-039); may be empty. */
  activityDates: readonly string[];
  /** Cents, as shown where the visitor chose to book; missing in an address written by hand or by a plain form. */
  price?: number | undefined;
}

export interface CheckoutAddress {
  /** Undefined when the path names none. */
  step: CheckoutStep | undefined;
  /** Undefined when the address names nothing that can be bought. */
  stay: StayToBook | undefined;
}

const OFFER = 'offer';
const ACTIVITY_DATES = 'activityDates';
const PRICE = 'price';
/** Cents: a million euros. */
const PRICE_MAX = 100_000_000;
const ID = /^[1-9]\d{0,9}$/;
const ACTIVITY_DATE = /^\d{1,10}_\d{4}-\d{2}-\d{2}$/;

/** Whether a checkout has a step of that name. */
export function isCheckoutStep(text: string | undefined): text is CheckoutStep {
  return CHECKOUT_STEPS.some((step) => step === text);
}

/** Where the booking of a stay begins: its summary. */
export function bookingHref({ offerId, dates, party, activityDates, price }: StayToBook): string {
  const hash = serialiseHash({
    ...dates,
    ...writeParty(party),
    [ACTIVITY_DATES]: activityDates,
    [PRICE]: price,
  });
  return `/booking/summary?${patchQuery('', { [OFFER]: offerId })}#${hash}`;
}

/**
 * What the address of a checkout names. Criteria may be in the query too, where plain forms put them; anything damaged
 * is dropped, and a stay without an offer or without dates ahead is none.
 */
export function readCheckoutAddress(
  address: { path: string; query: string; hash: string },
  now: Now,
): CheckoutAddress {
  const step = address.path.split('/')[2];
  const offer = queryValue(address.query, OFFER) ?? '';
  const { dates, party } = readCriteria(criteriaRecord(address), now);
  const price = parseHash(address.hash)[PRICE];
  const stay = ID.test(offer) &&
    dates && {
      offerId: Number(offer),
      dates,
      party,
      activityDates: readActivityDates(address),
      ...(isPrice(price) && { price }),
    };
  return { step: isCheckoutStep(step) ? step : undefined, stay: stay || undefined };
}

/** The same checkout at another step. */
export function checkoutStepHref(address: { query: string; hash: string }, step: CheckoutStep): string {
  const query = address.query.replace(/^\?/, '');
  const hash = address.hash.replace(/^#/, '');
  return `/booking/${step}${query && `?${query}`}${hash && `#${hash}`}`;
}

/** The way back to the product's page with dates and people (CH-042, ALG-25); undefined without a product (D-164). */
export function checkoutBackHref(address: { query: string; hash: string }): string | undefined {
  const offer = queryValue(address.query, OFFER) ?? '';
  return ID.test(offer) ? backHref(`/stay/${offer}`, address) : undefined;
}

function isPrice(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= PRICE_MAX;
}

function readActivityDates({ query, hash }: { query: string; hash: string }): string[] {
  const inHash = parseHash(hash)[ACTIVITY_DATES];
  const texts = Array.isArray(inHash)
    ? inHash.map(String)
    : new URLSearchParams(query).getAll(ACTIVITY_DATES);
  return texts.filter((text) => ACTIVITY_DATE.test(text));
}
