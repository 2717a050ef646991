import {
  CRITERIA,
  LIST_FILTERS,
  type AreaKind,
  type ItemTypes,
  type ListFilter,
  type ListValues,
} from './criteriaTable.ts';
import type { LocationKey } from './criteriaTable.ts';
import { DEFAULT_PARTY, PEOPLE } from './party.ts';
import type { Party, PartyKind } from './party.ts';
import type { IsoDay } from '@sabadora/days';
import { nightsOf } from '../calendar/stay.ts';
import type { StayDates } from '../calendar/stay.ts';

type Table = typeof CRITERIA;
/** The two formats in which requests name criteria. */
export type RequestShape = 'nested' | 'flat';
/** The list filters of hotels, or those of offers. */
export type ListFilterOf<Owner extends 'hotel' | 'offer'> = {
  [Key in ListFilter]: Table[Key]['of'] extends Owner ? Key : never;
}[ListFilter];

/** Types of items in requests: 'pets' is no id, and has a parameter of its own (D-167). */
interface SentItems extends ItemTypes {
  facility: number;
}
/** Lists of a request, under its own names. */
export type RequestLists<Shape extends RequestShape, Owner extends 'hotel' | 'offer'> = {
  [Key in ListFilterOf<Owner> as Table[Key][Shape]]: SentItems[Table[Key]['items']][];
};

/** Lists of a request, all of them optional. */
type OptionalLists<Shape extends RequestShape, Owner extends 'hotel' | 'offer'> = {
  readonly [Key in ListFilterOf<Owner> as Table[Key][Shape]]?: SentItems[Table[Key]['items']][] | undefined;
};
/** Lists of a request, under the keys of `CRITERIA`. */
export type SentLists<Owner extends 'hotel' | 'offer'> = {
  [Key in ListFilterOf<Owner>]: SentItems[Table[Key]['items']][];
};

const listsOf = (owner: 'hotel' | 'offer') => LIST_FILTERS.filter((key) => CRITERIA[key].of === owner);

/** The list filters of hotels. */
export const HOTEL_LISTS = listsOf('hotel') as readonly ListFilterOf<'hotel'>[];
/** Empty lists of every list filter. */
export const NO_LISTS = Object.fromEntries(LIST_FILTERS.map((key) => [key, []])) as unknown as SentLists<
  'hotel' | 'offer'
>;

/** Picked values under the names of a request; `pets` is left out. */
export function writeLists<Shape extends RequestShape, Owner extends 'hotel' | 'offer'>(
  values: ListValues,
  shape: Shape,
  owner: Owner,
): RequestLists<Shape, Owner> {
  const entries = listsOf(owner).map((key) => {
    const list: readonly (string | number)[] = values[key];
    return [
      CRITERIA[key][shape],
      list.filter((item) => CRITERIA[key].items !== 'facility' || item !== 'pets'),
    ];
  });
  return Object.fromEntries(entries) as RequestLists<Shape, Owner>;
}

/** Inverse of `writeLists`; a missing list is empty. */
export function readLists<Shape extends RequestShape, Owner extends 'hotel' | 'offer'>(
  request: OptionalLists<Shape, Owner>,
  shape: Shape,
  owner: Owner,
): SentLists<Owner> {
  const lists: Partial<Record<string, unknown>> = request;
  const entries = listsOf(owner).map((key) => [key, lists[CRITERIA[key][shape]] ?? []]);
  return Object.fromEntries(entries) as SentLists<Owner>;
}

/** Names of places in requests, by kind; a hotel is sent as `hotelId` instead (SE-026, ALG-31). */
export type PlaceName = Table[AreaKind]['flat'];

/** The searched place under its name in requests; nothing for a hotel. */
export function writePlace(
  location: { kind: LocationKey; id: number } | undefined,
): Partial<Record<PlaceName, number>> {
  return location === undefined || location.kind === 'hotel'
    ? {}
    : { [CRITERIA[location.kind].flat]: location.id };
}

type PeopleNames<Shape extends RequestShape> = Record<Table[(typeof PEOPLE)[number]][Shape], number>;

/** The party under the flat names of a request. */
export function writePeople(party: Readonly<Party>): PeopleNames<'flat'> {
  return Object.fromEntries(
    PEOPLE.map((key) => [CRITERIA[key].flat, party[CRITERIA[key].nested]]),
  ) as PeopleNames<'flat'>;
}

/** Inverse of `writePeople`; a missing count is the default. */
export function readPeople(request: Readonly<Partial<PeopleNames<'flat'>>>): Party {
  return Object.fromEntries(
    PEOPLE.map((key): [PartyKind, number] => {
      const kind = CRITERIA[key].nested;
      return [kind, request[CRITERIA[key].flat] ?? DEFAULT_PARTY[kind]];
    }),
  ) as unknown as Party;
}

/** A stay as requests have it: the check-in and the number of nights, 1 to 30. */
export interface RequestedStay {
  checkin: IsoDay;
  nights: number;
}
type StayNames<Shape extends RequestShape> = Record<Table['checkin'][Shape], IsoDay> &
  Record<Table['night'][Shape], number>;

/** Dates under the names of a request; undefined without dates. */
export function writeStay<Shape extends RequestShape>(
  dates: StayDates | undefined,
  shape: Shape,
): StayNames<Shape> | undefined {
  if (!dates) return undefined;
  const { checkin, night } = CRITERIA;
  return { [checkin[shape]]: dates.checkin, [night[shape]]: nightsOf(dates) } as StayNames<Shape>;
}

/** Inverse of `writeStay` for flat names; undefined unless check-in and nights are there. */
export function readStay(request: {
  readonly [Name in keyof StayNames<'flat'>]?: StayNames<'flat'>[Name] | undefined;
}): RequestedStay | undefined {
  const { [CRITERIA.checkin.flat]: checkin, [CRITERIA.night.flat]: nights } = request;
  return checkin === undefined || nights === undefined ? undefined : { checkin, nights };
}
