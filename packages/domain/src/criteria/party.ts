import { CRITERIA } from './criteriaTable.ts';
import { FLOW_TABLE } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import type { HashRecord } from '../address/hash.ts';

/** Who travels: adults of 12 and over, children of 3 to 11, babies of 0 to 2 (SE-064). */
export interface Party {
  adults: number;
  children: number;
  babies: number;
}
/** Who is counted. */
export type PartyKind = keyof Party;
/** Both ends included. */
export interface CountRange {
  min: number;
  max: number;
}

/** SE-062. */
export const PARTY_LIMITS: Readonly<Record<PartyKind, CountRange>> = {
  adults: { min: 1, max: 20 },
  children: { min: 0, max: 10 },
  babies: { min: 0, max: 10 },
};
/** The hash keys of the people; requests name the same three criteria (see `CRITERIA`). */
export const PEOPLE = ['a', 'c', 'b'] as const;
/** The hash key of each count. */
export const PARTY_KEYS = Object.fromEntries(PEOPLE.map((key) => [CRITERIA[key].nested, key])) as Readonly<
  Record<PartyKind, (typeof PEOPLE)[number]>
>;
/** SE-030, SE-068. */
export const DEFAULT_PARTY: Readonly<Party> = { adults: 2, children: 0, babies: 0 };
/** Adults of an activity in the search bar and in box or activity setup (SE-067, PR-082, D-024). */
export const ACTIVITY_ADULTS: Readonly<CountRange> = { min: 1, max: 2 };
/** The theme that families look for (SE-162). */
export const FAMILY_THEME_ID = 39;

/** Whether `count` is whole and inside `range`. */
export function isCountIn(count: unknown, range: CountRange): count is number {
  return Number.isInteger(count) && Number(count) >= range.min && Number(count) <= range.max;
}

/**
 * The party with `kind` set to `count`; a count that is not whole or out of bounds changes nothing (SE-063,
 * ALG-8). The same object comes back when nothing changes.
 */
export function setCount(party: Party, kind: PartyKind, count: number): Party {
  if (!isCountIn(count, PARTY_LIMITS[kind]) || count === party[kind]) return party;
  return { ...party, [kind]: count };
}

/** A party with children or babies shares one room (SE-066). */
export function singleRoom(party: Party): boolean {
  return party.children + party.babies > 0;
}

/** The party of a request: in gifting always 2 adults (SE-010, SE-218), in activity the adults alone (ALG-8, ALG-31). */
export function partyForRequest(flow: Flow, party: Party): Party {
  const { people } = FLOW_TABLE[flow];
  if (people === 'party') return party;
  return people === 'pair' ? { ...DEFAULT_PARTY } : { ...DEFAULT_PARTY, adults: party.adults };
}

/** The party of an address; each count that is missing or out of range is the default (D-135). */
export function readParty(record: HashRecord): Party {
  const read = (kind: PartyKind): number => {
    const count = record[PARTY_KEYS[kind]];
    return isCountIn(count, PARTY_LIMITS[kind]) ? count : DEFAULT_PARTY[kind];
  };
  return { adults: read('adults'), children: read('children'), babies: read('babies') };
}

/** The patch that writes the counts into a hash; without `s`, which follows from them (D-046). */
export function writeParty(party: Readonly<Party>): Record<(typeof PEOPLE)[number], number> {
  return Object.fromEntries(PEOPLE.map((key) => [key, party[CRITERIA[key].nested]])) as ReturnType<
    typeof writeParty
  >;
}

/** Whether the message about stays for families is shown (SE-162). */
export function showsFamilyMessage(party: Party, theme: number | undefined): boolean {
  return singleRoom(party) && theme !== FAMILY_THEME_ID;
}

/**
 * Adults of an activity page: `wanted` when it has a price, else the fewest that have one; without prices
 * `wanted` inside 1 to 20, else 2 (PR-079, PR-081, D-024, D-025).
 */
export function activityAdults(pricedCounts: readonly number[], wanted: number): number {
  if (pricedCounts.includes(wanted)) return wanted;
  if (pricedCounts.length > 0) return Math.min(...pricedCounts);
  return isCountIn(wanted, PARTY_LIMITS.adults) ? wanted : DEFAULT_PARTY.adults;
}

/** The next (`by` 1) or previous (`by` -1) count with a price, or `current` at an end (PR-078, PR-083, D-025). */
export function stepActivityAdults(pricedCounts: readonly number[], current: number, by: 1 | -1): number {
  if (pricedCounts.length === 0) return isCountIn(current + by, PARTY_LIMITS.adults) ? current + by : current;
  const beyond = pricedCounts.filter((count) => (by === 1 ? count > current : count < current));
  if (beyond.length === 0) return current;
  return by === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** Travellers who count for a price per person (SE-110): babies do not. */
export function payingPeople({ adults, children }: Pick<Party, 'adults' | 'children'>): number {
  return adults + children;
}

/**
 * Rooms that a party needs: as few as take its adults and children, extra beds included; babies sleep in a cot beside them.
 * Search, calendars, quotes and orders all go by it.
 *
 * @param roomTakes people that a room takes; null when not known: then one room has to do
 */
export function roomsNeeded(party: Pick<Party, 'adults' | 'children'>, roomTakes: number | null): number {
  return roomTakes === null ? 1 : Math.max(1, Math.ceil(payingPeople(party) / roomTakes));
}
