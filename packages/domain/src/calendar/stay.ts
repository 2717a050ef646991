import { daysBetween } from '@sabadora/days';
import type { IsoDay } from '@sabadora/days';
import type { HashPatch } from '../address/hash.ts';
import { FLOW_TABLE } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';

/** Dates of a stay; the check-in is before the check-out. */
export interface StayDates {
  checkin: IsoDay;
  checkout: IsoDay;
}

/** Dates being chosen: none, a check-in alone, or both. */
export interface DraftDates {
  checkin?: IsoDay;
  checkout?: IsoDay;
}

/** Dates of a draft; null until both days are chosen. */
export function datesOfDraft({ checkin, checkout }: DraftDates): StayDates | null {
  return checkin === undefined || checkout === undefined ? null : { checkin, checkout };
}

/** Nights of a stay; 0 while it is incomplete (ALG-10). */
export function nightsOf({ checkin, checkout }: DraftDates): number {
  return checkin === undefined || checkout === undefined ? 0 : daysBetween(checkin, checkout);
}

/** Whether both have the same days, or both are null. */
export function isSameStay(one: StayDates | null, other: StayDates | null): boolean {
  return one?.checkin === other?.checkin && one?.checkout === other?.checkout;
}

/** Dates that a request in the flow sends: none in gifting and activity (SE-033, ALG-31). */
export function datesForRequest(flow: Flow, dates: StayDates | undefined): StayDates | undefined {
  return FLOW_TABLE[flow].sendsDates ? dates : undefined;
}

/**
 * Hash patch that sets these dates, or removes the dates without them (SE-089). A night count is always removed,
 * since it could contradict the check-out.
 */
export function writeDates(dates: StayDates | null | undefined): HashPatch & Partial<Record<string, IsoDay>> {
  return { checkin: dates?.checkin, checkout: dates?.checkout, night: undefined, nights: undefined };
}
