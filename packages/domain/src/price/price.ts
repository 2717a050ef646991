import { addDays, daysBetween, type IsoDay } from '@sabadora/days';
import type { Flow } from '../search/flow.ts';
import { DEFAULT_PARTY } from '../criteria/party.ts';
import type { StayDates } from '../calendar/stay.ts';

/** Kind of a price (SE-190). */
export type PriceType = 'from-price' | 'final-price' | 'gift' | 'beneficiary';

/**
 * Kind of the shown price: 'gift' and 'beneficiary' as the server sent them, else by flow and dates (SE-194, D-033).
 */
export function priceType(facts: {
  flow: Flow;
  hasDates: boolean;
  /** Price type as the server sent it. */
  fromServer?: string | null | undefined;
}): PriceType {
  const { flow, hasDates, fromServer } = facts;
  if (fromServer === 'gift' || fromServer === 'beneficiary') return fromServer;
  return hasDates || flow === 'gifting' ? 'final-price' : 'from-price';
}

/** Price per night in whole euros, rounded up; less than one night counts as one (SE-098, D-111, ALG-15). */
export function pricePerNight(cents: number, nights: number): number {
  const divisor = 100 * Math.max(1, Math.floor(nights));
  return Math.floor((cents + divisor - 1) / divisor);
}

/** Price per person of an activity in cents, from the group's price, rounded to the cent (SE-187, ALG-15). */
export function activityPricePerPerson(cents: number, adults: number = DEFAULT_PARTY.adults): number {
  return Math.round(cents / Math.max(1, adults));
}

/** Price that a calendar day shows (SE-074, SE-075, D-112). */
export interface DayPrice {
  /** Price per night in whole euros. */
  euros: number;
  /** Minimum number of nights to show beside the price; undefined when one night is enough. */
  minimumStay?: number;
}

/**
 * Price of a whole stay in cents, from its days: the minimum stay that starts on the check-in at that day's amount,
 * then the minimum stay that starts when it ends, and so on (D-112). Of the last one only the remaining nights count,
 * rounded up to the cent. Undefined when a day that is needed has no price, and when the stay is shorter than its
 * first minimum stay.
 */
export function stayTotal(
  { checkin, checkout }: StayDates,
  priceOf: (day: IsoDay) => { amount: number; minLos: number } | null | undefined,
): number | undefined {
  let total = 0;
  let day = checkin;
  while (day < checkout) {
    const price = priceOf(day);
    if (!price) return undefined;
    const nights = Math.max(1, price.minLos);
    const left = daysBetween(day, checkout);
    if (left < nights && day === checkin) return undefined;
    total += left < nights ? Math.ceil((price.amount * left) / nights) : price.amount;
    day = addDays(day, nights);
  }
  return day === checkin ? undefined : total;
}

/** Price of a calendar day, from an amount that covers the whole minimum stay (SE-075, D-112). */
export function dayPrice(day: { amount: number; minLos: number }): DayPrice {
  const euros = pricePerNight(day.amount, day.minLos);
  return day.minLos > 1 ? { euros, minimumStay: day.minLos } : { euros };
}
