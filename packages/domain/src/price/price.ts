import { addDays, daysBetween, type IsoDay } from '@sabadora/days';
import type { Flow } from '../search/flow.ts';
import { DEFAULT_PARTY } from '../criteria/party.ts';
import type { StayDates } from '../calendar/stay.ts';

/** SE-190. */
export type PriceType = 'from-price' | 'final-price' | 'gift' | 'beneficiary';

/** What kind of price is shown: 'gift' and 'beneficiary' as the server sent them, else by flow and dates (SE-194, D-033). */
export function priceType(facts: {
  flow: Flow;
  hasDates: boolean;
  /** As the server sent it. */
  fromServer?: string | null | undefined;
}): PriceType {
  const { flow, hasDates, fromServer } = facts;
  if (fromServer === 'gift' || fromServer === 'beneficiary') return fromServer;
  return hasDates || flow === 'gifting' ? 'final-price' : 'from-price';
}

/** Whole euros a night costs, rounded up; fewer than one night counts as one (SE-098, D-111, ALG-15). */
export function pricePerNight(cents: number, nights: number): number {
  const divisor = 100 * Math.max(1, Math.floor(nights));
  return Math.floor((cents + divisor - 1) / divisor);
}

/** Cents per person of an activity's group price, rounded to the cent (SE-187, ALG-15). */
export function activityPricePerPerson(cents: number, adults: number = DEFAULT_PARTY.adults): number {
  return Math.round(cents / Math.max(1, adults));
}

/** What a calendar day shows (SE-074, SE-075, D-112). */
export interface DayPrice {
  /** Whole euros per night. */
  euros: number;
  /** Nights to show beside the price; undefined when one night is enough. */
  minimumStay?: number;
}

/**
 * Cents of a whole stay, from what its days cost: the minimum stay that begins on the check-in at its own amount, then
 * the one that begins when it ends, and so on (D-112). Of the last one only the nights that are left count, rounded up
 * to the cent. Undefined where a day that is needed has no price, and for a stay shorter than its minimum.
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

/** The price of a calendar day: the amount covers the whole minimum stay (SE-075, D-112). */
export function dayPrice(day: { amount: number; minLos: number }): DayPrice {
  const euros = pricePerNight(day.amount, day.minLos);
  return day.minLos > 1 ? { euros, minimumStay: day.minLos } : { euros };
}
