import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLOWS } from '../search/flow.ts';
import { parseHash } from '../address/hash.ts';
import {
  ACTIVITY_ADULTS,
  DEFAULT_PARTY,
  PARTY_LIMITS,
  activityAdults,
  isCountIn,
  partyForRequest,
  readParty,
  setCount,
  showsFamilyMessage,
  singleRoom,
  stepActivityAdults,
} from './party.ts';
import type { Party, PartyKind } from './party.ts';

const family: Party = { adults: 3, children: 1, babies: 1 };

describe('participants (ALG-8)', () => {
  test.each([
    ['adults', 1, 1],
    ['adults', 20, 20],
    ['adults', 0, 2],
    ['adults', 21, 2],
    ['adults', 2.5, 2],
    ['adults', Number.NaN, 2],
    ['children', 10, 10],
    ['children', 11, 0],
    ['children', -1, 0],
    ['babies', 10, 10],
    ['babies', 11, 0],
  ] as const)('SE-062, SE-063, PR-066: %s set to %d is %d', (kind, count, expected) => {
    expect(setCount(DEFAULT_PARTY, kind, count)[kind]).toBe(expected);
  });

  test('SE-063: the same object comes back when nothing changes', () => {
    expect(setCount(family, 'adults', 3)).toBe(family);
    expect(setCount(family, 'adults', 99)).toBe(family);
  });

  test('bounds hold after any sequence of changes (SE-062, SE-066)', () => {
    const kinds = Object.keys(PARTY_LIMITS) as PartyKind[];
    const changes = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.oneof(fc.integer(), fc.double())));
    fc.assert(
      fc.property(changes, (sequence) => {
        const party = sequence.reduce((held, [kind, count]) => setCount(held, kind, count), DEFAULT_PARTY);
        for (const kind of kinds) expect(isCountIn(party[kind], PARTY_LIMITS[kind])).toBe(true);
        expect(singleRoom(party)).toBe(party.children > 0 || party.babies > 0);
      }),
    );
  });

  test('SE-066: children or babies mean a single room', () => {
    expect(
      [{}, { children: 1 }, { babies: 1 }].map((some) => singleRoom({ ...DEFAULT_PARTY, ...some })),
    ).toEqual([false, true, true]);
  });

  test('SE-030, SE-068: two adults by default', () => {
    expect(readParty(parseHash(''))).toEqual({ adults: 2, children: 0, babies: 0 });
  });

  test('D-135: a count out of range in an address is the default, the others are kept', () => {
    expect(readParty(parseHash('a=40;c=3;b=x'))).toEqual({ adults: 2, children: 3, babies: 0 });
  });

  test('SE-010, SE-218 ALG-31: who is sent in each flow', () => {
    expect(FLOWS.map((flow) => partyForRequest(flow, family))).toEqual([
      family,
      family,
      { adults: 2, children: 0, babies: 0 },
      { adults: 3, children: 0, babies: 0 },
    ]);
  });

  test.each([
    [family, undefined, true],
    [family, 5, true],
    [family, 39, false],
    [{ adults: 2, children: 0, babies: 0 }, undefined, false],
  ])('SE-162: %o with theme %s shows the family message: %s', (party, theme, expected) => {
    expect(showsFamilyMessage(party, theme)).toBe(expected);
  });
});

describe('adults of an activity', () => {
  test('SE-067, PR-082 D-024: 1 to 2 in the search bar', () => {
    expect([0, 1, 2, 3].filter((count) => isCountIn(count, ACTIVITY_ADULTS))).toEqual([1, 2]);
  });

  test.each([
    [[2, 4], 4, 4],
    [[2, 4], 3, 2],
    [[4, 6], 2, 4],
    [[], 20, 20],
    [[], 21, 2],
  ])('PR-079, PR-081 D-025: with prices for %o, %i requested gives %i', (keys, wanted, expected) => {
    expect(activityAdults(keys, wanted)).toBe(expected);
  });

  test.each([
    [[2, 4], 2, 1, 4],
    [[2, 4], 4, 1, 4],
    [[2, 4], 4, -1, 2],
    [[], 20, 1, 20],
    [[], 1, -1, 1],
    [[], 2, 1, 3],
  ] as const)(
    'PR-078, PR-083 D-025: with prices for %o, %i stepped by %i is %i',
    (keys, from, by, expected) => {
      expect(stepActivityAdults(keys, from, by)).toBe(expected);
    },
  );
});
