import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCATION_KEYS } from '../criteria/criteriaTable.ts';
import type { SearchCriteria } from '../criteria/criteria.ts';
import { EXPANDED_RADIUS_KM, FALLBACK_OFFERS_MAX, fallbackMessage, fallbackPlan } from './fallback.ts';
import { showsFallback } from './fallbackNeed.ts';
import type { FallbackDetails } from './fallback.ts';
import { NO_FILTERS } from '../filters/filters.ts';
import { FLOWS } from './flow.ts';
import type { Flow } from './flow.ts';
import { SORT_VALUES } from './sort.ts';

const BRUGES = { latitude: 51.2, longitude: 3.2 };
const ELSEWHERE = { latitude: 50, longitude: 4 };
const DATES = { dates: { checkin: '2026-12-12', checkout: '2026-12-14' } };
const CATEGORY = { theme: 7, tags: [1, 2] };

const everywhere: SearchCriteria = { ...NO_FILTERS, party: { adults: 2, children: 0, babies: 0 } };
const details: FallbackDetails = {
  ...BRUGES,
  locationHierarchy: [
    { type: 'region', id: 502 },
    { type: 'country', id: 5 },
  ],
};
const nowhere: FallbackDetails = { latitude: null, longitude: null, locationHierarchy: [] };

const inPlace = (kind: (typeof LOCATION_KEYS)[number], more: Partial<SearchCriteria> = {}) => ({
  ...everywhere,
  location: { kind, id: 12 },
  ...more,
});
const plan = (criteria: SearchCriteria, flow: Flow = 'booking', known = details) =>
  fallbackPlan({ criteria, flow, details: known });
const changes = (criteria: SearchCriteria, flow?: Flow, known?: FallbackDetails) =>
  plan(criteria, flow, known).map(({ key }) => key.value);
const first = (criteria: SearchCriteria, known?: FallbackDetails) => plan(criteria, 'booking', known)[0];

/** Columns of the table in ALG-16: dates and category, dates only, category only, neither. */
const TABLE = {
  city: ['E C D', 'E D ED', 'E C EC', 'E'],
  poi: ['E C D', 'E D ED', 'E C EC', 'E'],
  department: ['E C D', 'E D ED', 'E C EC', 'E'],
  region: ['C D E', 'D E ED', 'C E EC', 'E'],
  touristicregion: ['C D E', 'D E ED', 'C E EC', 'E'],
  coordinates: ['C D CD', 'D', 'C', ''],
  none: ['C D CD', 'D', 'C', ''],
  skiresort: ['E C D', 'E D ED', 'E C EC', 'E'],
  searesort: ['E C D', 'E D ED', 'E C EC', 'E'],
  hotel: ['E C D', 'E D ED', 'E C EC', 'E'],
  country: ['C D', 'D', 'C', ''],
} as const;
type Kind = keyof typeof TABLE;
const KINDS = Object.keys(TABLE) as Kind[];

const searchOf = (kind: Kind): SearchCriteria => {
  if (kind === 'none') return everywhere;
  return kind === 'coordinates' ? { ...everywhere, ...BRUGES } : inPlace(kind);
};
const COLUMNS = [{ ...DATES, ...CATEGORY }, DATES, CATEGORY, {}] as const;
const cells = KINDS.flatMap((kind) =>
  COLUMNS.map((column, at) => [kind, Object.keys(column).join('+') || 'neither', TABLE[kind][at]] as const),
);

describe('the table of ALG-16', () => {
  test.each(cells)('SE-223, SE-227, SE-228: %s with %s gives "%s"', (kind, column, expected) => {
    const set = COLUMNS.find((one) => (Object.keys(one).join('+') || 'neither') === column);
    expect(changes({ ...searchOf(kind), ...set }).join(' ')).toBe(expected);
  });

  test.each(cells)('SE-033: in gifting %s with %s has no dates to remove', (kind, column, _expected) => {
    const set = COLUMNS.find((one) => (Object.keys(one).join('+') || 'neither') === column) ?? {};
    const undated = 'theme' in set ? TABLE[kind][2] : TABLE[kind][3];
    expect(changes({ ...searchOf(kind), ...set }, 'gifting').join(' ')).toBe(undated);
  });

  test('D-097: the flows hotel and activity have no fallback', () => {
    const search = inPlace('city', { ...DATES, ...CATEGORY });
    expect(plan(search, 'hotel')).toEqual([]);
    expect(plan(search, 'activity')).toEqual([]);
  });

  test.each([{ theme: 7 }, { tags: [1] }])('D-118: %o is a category, and goes as a whole', (category) => {
    const [removed] = plan({ ...everywhere, ...category });
    expect(removed?.key).toMatchObject({ value: 'C', category: null });
    expect(removed?.criteria).toMatchObject({ theme: undefined, tags: [] });
  });

  test('D-153: a hotel comes before the place beside it, a place before coordinates', () => {
    expect(first(inPlace('city', { hotelId: 9 }))?.key.destination).toMatchObject({
      value: 9,
      type: 'hotel',
    });
    expect(first(inPlace('region', BRUGES))?.key.destination.type).toBe('country');
  });
});

describe('expanding the destination', () => {
  test.each(['city', 'poi', 'skiresort', 'searesort'] as const)(
    'SE-224: a %s becomes 30 km around its coordinates, from 0',
    (kind) => {
      const step = first(inPlace(kind, { ...DATES, stars: [5], hotelScore: 9 }));
      expect(step?.criteria).toEqual({
        ...inPlace(kind, { ...DATES, stars: [5], hotelScore: 9 }),
        ...BRUGES,
        distanceMin: 0,
        distanceMax: 30,
        sort: 'distance',
      });
      expect(step?.key.destination).toEqual({ value: 12, type: kind, isAround: true, isExpanded: false });
    },
  );

  test('SE-224: the coordinates of the criteria come before those of the response', () => {
    expect(first(inPlace('city', ELSEWHERE))?.criteria).toMatchObject(ELSEWHERE);
  });

  test.each([{ location: { kind: 'hotel', id: 12 } as const }, { hotelId: 12 }])(
    'SE-228: a hotel (%o) becomes 30 km around it, and is itself no longer searched',
    (hotel) => {
      const step = first({ ...everywhere, ...hotel });
      expect(step?.criteria).toMatchObject({ ...BRUGES, distanceMax: 30 });
      expect([step?.criteria.location, step?.criteria.hotelId]).toEqual([undefined, undefined]);
      expect(step?.key.destination).toEqual({ value: 12, type: 'hotel', isAround: true, isExpanded: false });
    },
  );

  test.each(['hotel', 'skiresort', 'searesort'] as const)(
    'SE-228: a %s without coordinates becomes its region, else its country',
    (kind) => {
      const [region, country] = details.locationHierarchy;
      const placed = first(inPlace(kind), { ...nowhere, locationHierarchy: details.locationHierarchy });
      expect(placed?.criteria).toMatchObject({ location: { kind: 'region', id: region?.id } });
      const lost = first(inPlace(kind), { ...nowhere, locationHierarchy: country ? [country] : [] });
      expect(lost?.criteria).toMatchObject({ location: { kind: 'country', id: country?.id } });
    },
  );

  test.each([
    ['department', 'region', 502],
    ['region', 'country', 5],
    ['touristicregion', 'country', 5],
  ] as const)('SE-225, SE-226: a %s becomes its %s', (kind, wider, id) => {
    const step = first(inPlace(kind, { stars: [4] }));
    expect(step?.criteria).toMatchObject({ location: { kind: wider, id }, stars: [4] });
    expect(step?.key.destination).toEqual({ value: id, type: wider, isAround: false, isExpanded: true });
  });

  test('SE-225: a distance still counts from the place itself', () => {
    expect(first(inPlace('department', { distanceMax: 80 }))?.criteria).toMatchObject({
      ...BRUGES,
      distanceMax: 80,
    });
  });

  test('ALG-16: a country has no expansion, not even to everywhere', () => {
    const search = inPlace('country', { ...BRUGES, distanceMax: 80, ...DATES });
    const [only, ...others] = plan(search);
    expect(others).toEqual([]);
    expect(only?.key).toMatchObject({
      value: 'D',
      destination: { value: search.location?.id, type: 'country', isAround: false, isExpanded: false },
    });
  });

  test.each([
    [{ distanceMax: 31 }, false],
    [{ distanceMin: 0, distanceMax: 300 }, false],
    [{ distanceMin: 5 }, false],
    [{ distanceMin: 0, distanceMax: 30 }, false],
    [{ distanceMin: 5, distanceMax: 30 }, true],
    [{ distanceMax: 29 }, true],
    [{}, true],
  ])('ALG-16: a city within %o is expanded: %s', (distance, isExpanded) => {
    expect(changes(inPlace('city', { ...distance, ...DATES }))).toEqual(
      isExpanded ? ['E', 'D', 'ED'] : ['D'],
    );
  });

  test('ALG-16: what cannot be expanded is left out, and the list is not refilled', () => {
    expect(changes(inPlace('city', { ...DATES, ...CATEGORY }), 'booking', nowhere)).toEqual(['C', 'D']);
    expect(changes(inPlace('department', DATES), 'booking', nowhere)).toEqual(['D']);
    expect(changes(inPlace('region'), 'booking', nowhere)).toEqual([]);
  });
});

describe('the sort of a fallback', () => {
  test.each([
    ['around a city', inPlace('city'), details, 'distance'],
    ['expanded to a region', inPlace('department'), details, 'distance'],
    [
      'expanded, no position known',
      inPlace('department'),
      { ...nowhere, ...details, ...ELSEWHERE, latitude: null },
      'priceQuality',
    ],
    ['around coordinates', { ...everywhere, ...BRUGES, ...DATES }, details, 'distance'],
    ['elsewhere the visitor’s', { ...everywhere, ...DATES }, nowhere, 'priceAsc'],
    ['in the same region', inPlace('region', DATES), details, 'priceAsc'],
  ] as const)('SE-231: %s', (_name, criteria, known, sort) => {
    const step = first({ ...criteria, sort: 'priceAsc' }, known);
    expect([step?.sort, step?.criteria.sort]).toEqual([sort, sort]);
  });

  test('SE-231: a sort that was never chosen stays unchosen', () => {
    const step = first({ ...everywhere, ...DATES });
    expect([step?.sort, step?.criteria.sort]).toEqual(['priceQuality', undefined]);
  });
});

test('SE-233: the key says destination, dates, category, value and order', () => {
  expect(plan(inPlace('city', { ...DATES, ...CATEGORY })).map(({ key }) => key)).toEqual([
    {
      destination: { value: 12, type: 'city', isAround: true, isExpanded: false },
      ...DATES,
      category: CATEGORY,
      value: 'E',
      order: 1,
    },
    {
      destination: { value: 12, type: 'city', isAround: false, isExpanded: false },
      ...DATES,
      category: null,
      value: 'C',
      order: 2,
    },
    {
      destination: { value: 12, type: 'city', isAround: false, isExpanded: false },
      dates: null,
      category: CATEGORY,
      value: 'D',
      order: 3,
    },
  ]);
});

test('SE-224, SE-230: three offers, within 30 km', () => {
  expect([FALLBACK_OFFERS_MAX, EXPANDED_RADIUS_KM]).toEqual([3, 30]);
});

test.each([
  [0, 'booking', true],
  [23, 'gifting', true],
  [24, 'booking', false],
  [25, 'booking', false],
  [0, 'hotel', false],
  [0, 'activity', false],
] as const)('SE-222 D-097, D-119: %i exact results in %s fall back: %s', (total, flow, expected) => {
  expect(showsFallback(total, flow)).toBe(expected);
});

test.each([
  ['SE-196', { exactCount: 3, fallbackCount: 3, isResolved: false }, 'loading'],
  ['SE-196', { exactCount: 0, fallbackCount: 0, isResolved: false }, 'loading'],
  ['SE-197', { exactCount: 0, fallbackCount: 1, isResolved: true }, 'no-exact'],
  ['SE-198', { exactCount: 1, fallbackCount: 1, isResolved: true }, 'suggestion'],
  ['SE-199', { exactCount: 0, fallbackCount: 0, isResolved: true }, 'no-results'],
  ['ALG-16', { exactCount: 1, fallbackCount: 0, isResolved: true }, undefined],
] as const)('%s: %o says %s', (_row, counts, message) => {
  expect(fallbackMessage(counts)).toBe(message);
});

describe('any search (SE-222, SE-223)', () => {
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const km = maybe(fc.integer({ min: 0, max: 300 }));
  const criteria = fc
    .record({
      location: maybe(
        fc.record({ kind: fc.constantFrom(...LOCATION_KEYS), id: fc.integer({ min: 1, max: 9 }) }),
      ),
      hotelId: maybe(fc.integer({ min: 1, max: 9 })),
      place: maybe(position),
      dates: maybe(fc.constant(DATES.dates)),
      theme: maybe(fc.constant(7)),
      tags: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
      stars: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
      sort: maybe(fc.constantFrom(...SORT_VALUES)),
      distances: fc.tuple(km, km),
    })
    .map(({ place, dates, distances: [one, other], ...rest }): SearchCriteria => ({
      ...everywhere,
      ...place,
      ...dates,
      ...rest,
      distanceMin: one !== undefined && other !== undefined ? Math.min(one, other) : one,
      distanceMax: one !== undefined && other !== undefined ? Math.max(one, other) : other,
    }));
  const known = fc.record({
    place: fc.oneof(position, fc.constant({ latitude: null, longitude: null })),
    parents: fc.subarray([...details.locationHierarchy]),
  });
  const anyInput = fc
    .record({ criteria, flow: fc.constantFrom(...FLOWS), known })
    .map(({ known: { place, parents }, ...rest }) => ({
      ...rest,
      details: { ...place, locationHierarchy: parents },
    }));
  const asText = ({ sort: _sort, ...rest }: SearchCriteria) =>
    JSON.stringify(rest, Object.keys(rest).toSorted().concat('kind', 'id', 'adults', 'children', 'babies'));

  test('ALG-16: at most three steps, no two alike, none like the original', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const steps = fallbackPlan(input);
        expect(steps.length).toBeLessThanOrEqual(3);
        const texts = [input.criteria, ...steps.map((step) => step.criteria)].map(asText);
        expect(new Set(texts).size).toBe(texts.length);
        expect(steps.map(({ key }) => key.order)).toEqual(steps.map((_step, at) => at + 1));
      }),
    );
  });

  test('ALG-16: a step never narrows the distance, nor touches what is no place, date or category', () => {
    const reach = ({ distanceMin = 0, distanceMax = 300 }: SearchCriteria) => [-distanceMin, distanceMax];
    const isSet = ({ distanceMin, distanceMax }: SearchCriteria) =>
      distanceMin !== undefined || distanceMax !== undefined;
    fc.assert(
      fc.property(anyInput, (input) => {
        const steps = fallbackPlan(input).map((step) => step.criteria);
        const before = reach(input.criteria);
        const narrowed = steps.filter((step) => reach(step).some((end, at) => end < (before[at] ?? 0)));
        expect(isSet(input.criteria) ? narrowed : []).toEqual([]);
        expect(steps.map(({ stars, party }) => [stars, party])).toEqual(
          steps.map(() => [input.criteria.stars, input.criteria.party]),
        );
      }),
    );
  });

  test('SE-231: a fallback that brings the sort by distance has a position', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const brought = fallbackPlan(input).filter(
          ({ sort, criteria: step }) => sort === 'distance' && step.sort !== input.criteria.sort,
        );
        expect(brought.filter(({ criteria: step }) => step.latitude === undefined)).toEqual([]);
      }),
    );
  });
});
