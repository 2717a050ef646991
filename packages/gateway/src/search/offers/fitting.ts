import { HOTEL_LISTS, type Party, payingPeople, roomsNeeded } from '@sabadora/domain';
import { daysFrom, julianDay, shiftDay } from '@sabadora/days';
import {
  hotelNumber,
  type HotelColumns,
  type OfferColumns,
  type SearchIndex,
} from '../../searchIndex/SearchIndex.ts';
import { hasAnyOf } from '../../searchIndex/ValueSets.ts';
import type { BoxTerms, SearchCriteria } from '../criteria.ts';
import type { Where } from '../destination/destination.ts';
import { distanceFrom, isInsideRing } from '../geography.ts';
import { partyPercent, partyTotal } from './party.ts';
import { outOfRange } from '../../searchIndex/outOfRange.ts';

/** A test of a hotel or an offer, by its number. */
export type Test = (number: number) => boolean;

/** The price and length of a stay, by the number of the offer. */
export interface StayTerms {
  /** Cents for two adults; 0 when the stay is not available on the dates, or not as a gift. */
  base: (offer: number) => number;
  /** Cents for the party (SE-189). */
  total: (offer: number) => number;
  nights: (offer: number) => number;
  /** Rooms left on the night with the fewest; null without dates. */
  rooms: (offer: number) => number | null;
}

const NO_ROOMS = () => null;

/** Rooms that a party needs on each night, by the number of the offer. */
export function roomsFor({ roomTakes }: OfferColumns, party: Party): (offer: number) => number {
  // Computed once per room capacity: there are few capacities and many offers.
  const needed = Uint8Array.from({ length: 256 }, (_, takes) =>
    roomsNeeded(party, takes === 0 ? null : takes),
  );
  return (offer) => needed[roomTakes[offer] ?? outOfRange()] ?? outOfRange();
}

/**
 * The terms of the searched stay: a voucher of one night, the nights of the dates, or the offer's "from" stay. A gift
 * search with dates finds giftable offers at the price on the dates.
 *
 * @returns undefined when the catalogue has changed since the search index was read.
 */
export async function stayTerms(
  { offers, days }: SearchIndex,
  { isGift, stay, party }: SearchCriteria,
  today: string,
): Promise<StayTerms | undefined> {
  const voucherPrice = (offer: number) => offers.voucherPrice[offer] ?? outOfRange();
  if (isGift && !stay) {
    const price = voucherPrice;
    return { base: price, total: price, nights: () => 1, rooms: NO_ROOMS };
  }
  const percent = partyPercent(party);
  if (!stay) {
    const nights = (offer: number) => offers.fromNights[offer] ?? outOfRange();
    const base = (offer: number) => (nights(offer) > 0 ? (offers.fromPrice[offer] ?? outOfRange()) : 0);
    return { base, total: (offer) => partyTotal(base(offer), percent), nights, rooms: NO_ROOMS };
  }
  const { checkin, nights } = stay;
  // A stay in the past, or beyond the last representable day, is not available.
  const isPossible = checkin >= today && shiftDay(checkin, nights - 1) !== undefined;
  const columns = await days(isPossible ? daysFrom(checkin, nights) : []);
  if (!columns) return undefined;
  const [arrival] = columns;
  const needed = roomsFor(offers, party);
  const base = (offer: number) => {
    if (isGift && voucherPrice(offer) === 0) return 0;
    if (!arrival || (arrival.minNights[offer] ?? outOfRange()) > nights) return 0;
    const least = needed(offer);
    let sum = 0;
    for (const { prices, rooms } of columns) {
      if ((rooms[offer] ?? outOfRange()) < least) return 0;
      sum += prices[offer] ?? outOfRange();
    }
    return sum;
  };
  return {
    base,
    total: (offer) => partyTotal(base(offer), percent),
    nights: () => nights,
    rooms: (offer) => Math.min(...columns.map(({ rooms }) => rooms[offer] ?? outOfRange())),
  };
}

/** Tests whether a hotel is at the destination. */
function isAt(hotels: HotelColumns, where: Where): Test {
  switch (where.type) {
    case 'everywhere':
      return () => true;
    case 'nowhere':
      return () => false;
    case 'hotel': {
      const number = hotelNumber(hotels, where.id);
      return (hotel) => hotel === number;
    }
    case 'ring':
      return isInsideRing(hotels, where.ring);
    case 'area': {
      const { within } = where;
      const isIn = isInArea(hotels, where);
      if (!within) return isIn;
      const isWithin = isInsideRing(hotels, within);
      return (hotel) => isIn(hotel) && isWithin(hotel);
    }
  }
}

function isInArea(hotels: HotelColumns, { column, id }: Extract<Where, { type: 'area' }>): Test {
  if (column === 'touristic_ids') return hasAnyOf(hotels.touristic, [id]);
  const ids = hotels.area[column];
  return (hotel) => ids[hotel] === id;
}

/**
 * Tests for hotels at the destination that are not excluded; with `needsPets`, only those that admit pets (D-167).
 */
export function hotelCandidates(
  { hotels }: SearchIndex,
  { excludedHotelIds }: SearchCriteria,
  where: Where,
  needsPets: boolean,
): Test {
  const isHere = isAt(hotels, where);
  const excluded = new Set(excludedHotelIds.map((id) => hotelNumber(hotels, id)));
  return (hotel) => isHere(hotel) && (!needsPets || hotels.petsAllowed[hotel] === 1) && !excluded.has(hotel);
}

/**
 * Tests for offers on sale that are available for the stay, fit the party and have a requested theme. The panel's
 * filters are not tested.
 */
export function offerCandidates(
  { offers }: SearchIndex,
  { party, themeIds, openedBy }: SearchCriteria,
  terms: StayTerms,
  today: string,
): Test {
  const { adults, children, babies } = party;
  const { maxAdults, maxChildren, maxBabies, expiresOn } = offers;
  const day = julianDay(today);
  const hasTheme = hasAnyOf(offers.themes, themeIds);
  const isOpened = isOpenedByAny(offers, openedBy);
  return (offer) =>
    (maxAdults[offer] ?? outOfRange()) >= adults &&
    (maxChildren[offer] ?? outOfRange()) >= children &&
    (maxBabies[offer] ?? outOfRange()) >= babies &&
    (expiresOn[offer] ?? outOfRange()) >= day &&
    hasTheme(offer) &&
    isOpened(offer) &&
    terms.base(offer) > 0;
}

/** Tests whether an offer has a theme of one of the boxes, and a voucher that costs at most as much as that box. */
function isOpenedByAny(offers: OfferColumns, boxes: readonly BoxTerms[] | undefined): Test {
  if (!boxes) return () => true;
  const tests = boxes.map(({ themeIds, priceMax }): Test => {
    const hasTheme = hasAnyOf(offers.themes, themeIds);
    return (offer) => (offers.voucherPrice[offer] ?? outOfRange()) <= priceMax && hasTheme(offer);
  });
  return (offer) => tests.some((holds) => holds(offer));
}

/** By how many people and nights a total is divided for the panel's price; 1 for a voucher (SE-110, D-036). */
export function sharesOf({ isGift, party }: SearchCriteria, terms: StayTerms): (offer: number) => number {
  const people = payingPeople(party);
  return isGift ? () => 1 : (offer) => people * terms.nights(offer);
}

/**
 * Tests the price bounds per person and per night; in a gift search, those of the voucher. Both bounds are included,
 * without rounding.
 */
function inPriceRange(criteria: SearchCriteria, terms: StayTerms): Test {
  const { min, max } = criteria.price;
  const shares = sharesOf(criteria, terms);
  if (min === undefined && max === undefined) return () => true;
  return (offer) => {
    const total = terms.total(offer);
    return (
      (min === undefined || total >= min * shares(offer)) &&
      (max === undefined || total <= max * shares(offer))
    );
  };
}

/** The filters of hotels, in the order in which they are tested. */
export const HOTEL_FILTERS = ['hotelScore', ...HOTEL_LISTS] as const;
type HotelFilter = (typeof HOTEL_FILTERS)[number];

/** The panel's chosen filters: those of hotels, and those of single offers. */
export interface PanelFilters {
  ofHotel: Readonly<Record<HotelFilter, Test>>;
  ofOffer: Record<'price' | 'tag', Test>;
}

/**
 * The tests of the panel's filters: one of the values chosen in a property is enough, and every property must match.
 * A property without a choice always matches.
 */
export function panelFilters(
  { hotels, offers }: SearchIndex,
  criteria: SearchCriteria,
  terms: StayTerms,
): PanelFilters {
  const { minReviewScore } = criteria;
  const hasScore: Test =
    minReviewScore === undefined
      ? () => true
      : (hotel) => {
          const average = hotels.reviewAverage[hotel] ?? Number.NaN;
          return Number.isNaN(average) ? minReviewScore <= 0 : average >= minReviewScore;
        };
  const tests = HOTEL_FILTERS.map((key): [HotelFilter, Test] => [
    key,
    key === 'hotelScore' ? hasScore : hasAnyOf(hotels.lists[key], criteria[key]),
  ]);
  return {
    ofHotel: Object.fromEntries(tests) as Record<HotelFilter, Test>,
    ofOffer: { price: inPriceRange(criteria, terms), tag: hasAnyOf(offers.tags, criteria.tags) },
  };
}

/** Kilometres of each hotel from `position`; null without a position. */
export function distances(
  { hotels }: SearchIndex,
  position: Parameters<typeof distanceFrom>[1] | undefined,
): (hotel: number) => number | null {
  return position ? distanceFrom(hotels, position) : () => null;
}
