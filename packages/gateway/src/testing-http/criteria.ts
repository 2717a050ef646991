import type { OffersRequest } from '@sabadora/api';
import { addDays } from '@sabadora/days';
import fc from 'fast-check';
import { RANDOM, RANDOM_TODAY } from './randomCatalogue.ts';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

/** A value in `percent` of 100 cases, otherwise undefined, so that most criteria find something. */
const often = <Value>(percent: number, arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary, weight: percent }, { arbitrary: fc.constant(undefined), weight: 100 - percent });

const of = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const listOf = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(of(values), { minLength: 1, maxLength: 3 });

const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);

const position = fc.record({ latitude: degrees(44.5, 47.5), longitude: degrees(1.5, 4) });

const place = fc.oneof(
  of([...RANDOM.countries, 999]).map((countryId) => ({ countryId })),
  of(RANDOM.regions).map((regionId) => ({ regionId })),
  of(RANDOM.departments).map((departmentId) => ({ departmentId })),
  of(RANDOM.cities).map((cityId) => ({ cityId })),
  of(RANDOM.pois).map((poiId) => ({ poiId })),
  of(RANDOM.seaResorts).map((seaResortId) => ({ seaResortId })),
  of(RANDOM.skiResorts).map((skiResortId) => ({ skiResortId })),
  of(RANDOM.touristic).map((touristicId) => ({ touristicId })),
);

const distance = fc.record({
  minDistance: maybe(fc.integer({ min: 0, max: 40 })),
  maxDistance: maybe(fc.integer({ min: 20, max: 300 })),
});

const location = fc
  .tuple(often(40, place), often(25, position), often(30, distance))
  .map(([at, from, away]) => ({ ...at, ...from, ...away }));

const price = fc.record({
  min: maybe(fc.integer({ min: 1000, max: 12_000 })),
  max: maybe(fc.integer({ min: 5000, max: 30_000 })),
});

const hotelIds = Array.from({ length: RANDOM.hotels }, (_, nth) => 100 + nth);

/** Any request of `offers.json` on the random catalogue, in the form of the parsed schema. */
export const anyOffersRequest: fc.Arbitrary<OffersRequest> = fc
  .record({
    flow: of(['booking', 'booking', 'gifting', 'hotel'] as const),
    location,
    hotelId: often(5, of([...hotelIds, 9999])),
    filters: fc.record({
      facilities: often(15, listOf(RANDOM.facilities)),
      petsAllowed: often(15, fc.boolean()),
      hotelEnvironments: often(15, listOf(RANDOM.environments)),
      hotelStyles: often(15, listOf(RANDOM.styles)),
      hotelTypes: often(15, listOf(RANDOM.types)),
      minHotelReviewScore: often(15, of([0, 7, 8, 8.5, 9])),
      stars: often(15, listOf([0, 2, 3, 4, 5])),
      excludedHotelIds: often(15, listOf(hotelIds)),
    }),
    date: often(
      50,
      fc.record({
        checkin: fc.integer({ min: -3, max: 45 }).map((shift) => addDays(RANDOM_TODAY, shift)),
        nights: fc.integer({ min: 1, max: 6 }),
      }),
    ),
    price: often(15, price),
    tags: often(15, listOf(RANDOM.tags)),
    themeIds: often(15, listOf(RANDOM.themes)),
    party: fc.record({
      adults: of([1, 2, 2, 2, 3, 4, 20]),
      children: of([0, 0, 0, 1, 2]),
      babies: of([0, 0, 0, 1]),
    }),
    orderBy: of([
      'priceQuality',
      'distance',
      'discount',
      'priceAsc',
      'popularity',
      'singleVoucherPriceDesc',
      'singleVoucherPriceAsc',
    ] as const),
    limit: of([5, 24, 24]),
    packagesPerHotel: of([1, 2, 20]),
  })
  .map((chosen) => ({
    locale: 'fr_FR' as const,
    flow: chosen.flow,
    filters: {
      property: { location: chosen.location, hotelId: chosen.hotelId, ...chosen.filters },
      offer: { date: chosen.date },
      gift: chosen.price && { singleVoucher: { price: chosen.price } },
      price: chosen.price,
      tags: chosen.tags,
    },
    categories: chosen.themeIds && { themeIds: chosen.themeIds },
    familyComposition: { ...chosen.party, singleRoom: false },
    sorting: { orderBy: chosen.orderBy },
    pagination: { limit: chosen.limit, page: 0, fetchPageModel: false },
    packagesPerHotel: chosen.packagesPerHotel,
    performGiftableSearch: chosen.flow === 'gifting',
    performMapSearch: false,
    provider: 'catalogue' as const,
  }));
