import type { OffersRequest } from '@sabadora/api';
import { addDays } from '@sabadora/domain';
import fc from 'fast-check';
import { RANDOM, RANDOM_TODAY } from './randomCatalogue.ts';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

/** Chosen now and then, so that most criteria leave something to find. */
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc
    .option(arbitrary, { nil: undefined, freq: 1 })
    .chain((value) => fc.boolean().map((isKept) => (isKept ? value : undefined)));

const of = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const listOf = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(of(values), { minLength: 1, maxLength: 3 });

const position = fc.record({
  latitude: fc.double({ min: 44.5, max: 47.5, noNaN: true }),
  longitude: fc.double({ min: 1.5, max: 4, noNaN: true }),
});

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
  .tuple(rarely(place), rarely(position), rarely(distance))
  .map(([at, from, away]) => ({ ...at, ...from, ...away }));

const price = fc.record({
  min: maybe(fc.integer({ min: 1000, max: 12_000 })),
  max: maybe(fc.integer({ min: 5000, max: 30_000 })),
});

const hotelIds = Array.from({ length: RANDOM.hotels }, (_, nth) => 100 + nth);

/** Any request of `offers.json` on the random catalogue, as it comes out of the schema. */
export const anyOffersRequest: fc.Arbitrary<OffersRequest> = fc
  .record({
    flow: of(['booking', 'booking', 'gifting', 'hotel'] as const),
    location,
    hotelId: rarely(rarely(of([...hotelIds, 9999]))),
    filters: fc.record({
      facilities: rarely(listOf(RANDOM.facilities)),
      petsAllowed: rarely(fc.boolean()),
      hotelEnvironments: rarely(listOf(RANDOM.environments)),
      hotelStyles: rarely(listOf(RANDOM.styles)),
      hotelTypes: rarely(listOf(RANDOM.types)),
      minHotelReviewScore: rarely(of([0, 7, 8, 8.5, 9])),
      stars: rarely(listOf([0, 2, 3, 4, 5])),
      excludedHotelIds: rarely(listOf(hotelIds)),
    }),
    date: rarely(
      fc.record({
        checkin: fc.integer({ min: -3, max: 45 }).map((shift) => addDays(RANDOM_TODAY, shift)),
        nights: fc.integer({ min: 1, max: 6 }),
      }),
    ),
    price: rarely(price),
    tags: rarely(listOf(RANDOM.tags)),
    themeIds: rarely(listOf(RANDOM.themes)),
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
