import { CRITERIA } from './criteriaTable.ts';
import { FLOW_TABLE } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import type { HashRecord } from '../address/hash.ts';

/** Party of a search: adults of 12 and over, children of 3 to 11, babies of 0 to 2 (SE-064). */
export interface Party {
  adults: number;
  children: number;
  babies: number;
}
/** A kind of person in a party. */
export type PartyKind = keyof Party;
/** Range of a count, inclusive. */
export interface CountRange {
  min: number;
  max: number;
}

/** Limits of each count (SE-062). */
export const PARTY_LIMITS: Readonly<Record<PartyKind, CountRange>> = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
};
/** Hash keys of the people; requests have the same three criteria (see `CRITERIA`). */
export const PEOPLE = ['a', 'c', 'b'] as const;
/** Hash key of each count. */
export const PARTY_KEYS = Object.fromEntries(PEOPLE.map((key) => [CRITERIA[key].nested, key])) as Readonly<
  Record<PartyKind, (typeof PEOPLE)[number]>
>;
/** Party without other input (SE-030, SE-068). */
export const DEFAULT_PARTY: Readonly<Party> = { adults: 2, children: 0, babies: 0 };
/**
 * Range of adults for an activity in the search bar, and in the setup of boxes and activities (SE-067, PR-082,
 * D-024).
 */
export const ACTIVITY_ADULTS: Readonly<CountRange> = { min: 1, max: 2 };
/** Id of the family theme (SE-162). */
export const FAMILY_THEME_ID = 39;

/** Whether `count` is a whole number within `range`. */
export function isCountIn(count: unknown, range: CountRange): count is number {
  return Number.isInteger(count) && Number(count) >= range.min && Number(count) <= range.max;
}

/**
 * The party with `kind` set to `count`; a count that is not whole or out of range changes nothing (SE-063, ALG-8).
 * Returns the same object when nothing changes.
 */
export function setCount(party: Party, kind: PartyKind, count: number): Party {
  if (!isCountIn(count, PARTY_LIMITS[kind]) || count === party[kind]) return party;
  return { ...party, [kind]: count };
}

/** Whether the party shares one room, as with children or babies (SE-066). */
export function singleRoom(party: Party): boolean {
  return party.children + party.babies > 0;
}

/** Party of a request: always 2 adults in gifting (SE-010, SE-218), the adults only in activity (ALG-8, ALG-31). */
export function partyForRequest(flow: Flow, party: Party): Party {
  const { people } = FLOW_TABLE[flow];
  if (people === 'party') return party;
  return people === 'pair' ? { ...DEFAULT_PARTY } : { ...DEFAULT_PARTY, adults: party.adults };
}

/** Party in an address; a count that is missing or out of range becomes the default (D-135). */
export function readParty(record: HashRecord): Party {
  const read = (kind: PartyKind): number => {
    const count = record[PARTY_KEYS[kind]];
    return isCountIn(count, PARTY_LIMITS[kind]) ? count : DEFAULT_PARTY[kind];
  };
  return { adults: read('adults'), children: read('children'), babies: read('babies') };
}

/** Hash patch that sets the counts, without `s`, which follows from them (D-046). */
export function writeParty(party: Readonly<Party>): Record<(typeof PEOPLE)[number], number> {
  return Object.fromEntries(PEOPLE.map((key) => [key, party[CRITERIA[key].nested]])) as ReturnType<
    typeof writeParty
  >;
}

/** Whether to show the message about stays for families (SE-162). */
export function showsFamilyMessage(party: Party, theme: number | undefined): boolean {
  return singleRoom(party) && theme !== FAMILY_THEME_ID;
}

/**
 * Number of adults on an activity page: `wanted` when it has a price, else the smallest number that has one. Without
 * prices, `wanted` from 1 to 20, else 2 (PR-079, PR-081, D-024, D-025).
 */
export function activityAdults(pricedCounts: readonly number[], wanted: number): number {
  if (pricedCounts.includes(wanted)) return wanted;
  if (pricedCounts.length > 0) return Math.min(...pricedCounts);
  return isCountIn(wanted, PARTY_LIMITS.adults) ? wanted : DEFAULT_PARTY.adults;
}

/**
 * The next (`by` 1) or previous (`by` -1) count with a price; `current` when there is none (PR-078, PR-083, D-025).
 */
export function stepActivityAdults(pricedCounts: readonly number[], current: number, by: 1 | -1): number {
  if (pricedCounts.length === 0) return isCountIn(current + by, PARTY_LIMITS.adults) ? current + by : current;
  const beyond = pricedCounts.filter((count) => (by === 1 ? count > current : count < current));
  if (beyond.length === 0) return current;
  return by === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** Number of people for a price per person (SE-110): babies do not count. */
export function payingPeople({ adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return adults + children;
}

/**
 * Number of rooms for a party: as few as hold its adults and children, including extra beds; babies sleep in cots.
 * Used by search, calendars, quotes and orders.
 *
 * @param roomTakes number of people in a room; one room is assumed when it is null
 */
export function roomsNeeded(party: Pick<Party, 'adults' | 'children'>, roomTakes: number | null): number {
  return roomTakes === null ? 1 : Math.max(1, Math.ceil(payingPeople(party) / roomTakes));
}
