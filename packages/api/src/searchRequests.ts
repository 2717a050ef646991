import {
  daysBetween,
  effectiveSort,
  FLOW_TABLE,
  hotelIdOf,
  knownPosition,
  PAGE_SIZE,
  partyForRequest,
  singleRoom,
  type Flow,
  type Locale,
  type LocationKey,
  type SearchCriteria,
} from '@sabadora/domain';
import type * as z from 'zod/mini';
import type { calendarPrices } from './schemas/calendar.ts';
import type { offersRequest } from './schemas/offers.ts';

/** Server key of each kind of place (ALG-31); a hotel is asked for by `hotelId` instead. */
const SERVER_KEYS = {
  city: 'cityId',
  poi: 'poiId',
  department: 'departmentId',
  region: 'regionId',
  touristicregion: 'touristicId',
  skiresort: 'skiResortId',
  searesort: 'seaResortId',
  country: 'countryId',
} as const satisfies Record<Exclude<LocationKey, 'hotel'>, string>;

export interface SearchQuestion {
  criteria: SearchCriteria;
  flow: Flow;
  locale: Locale;
}

function placeOf({
  location,
}: SearchCriteria): Partial<Record<(typeof SERVER_KEYS)[keyof typeof SERVER_KEYS], number>> {
  return location === undefined || location.kind === 'hotel'
    ? {}
    : { [SERVER_KEYS[location.kind]]: location.id };
}

/** The search request of a page of results (SE-026…SE-029, SE-033, ALG-31). `page` is zero-based; `limit` is the page's size. */
export function toOffersRequest({
  criteria,
  flow,
  locale,
  page,
  limit = PAGE_SIZE,
}: SearchQuestion & { page: number; limit?: number }): z.input<typeof offersRequest> {
  const facts = FLOW_TABLE[flow];
  const party = partyForRequest(flow, criteria.party);
  const price = { min: criteria.priceMin, max: criteria.priceMax };
  const hasPrice = price.min !== undefined || price.max !== undefined;
  const isGifting = flow === 'gifting';
  const pets = criteria.facilities.includes('pets');
  const position = knownPosition(criteria);
  return {
    locale,
    flow,
    filters: {
      property: {
        location: {
          ...placeOf(criteria),
          latitude: position?.latitude,
          longitude: position?.longitude,
          minDistance: criteria.distanceMin,
          maxDistance: criteria.distanceMax,
        },
        hotelId: hotelIdOf(criteria),
        facilities: criteria.facilities.filter((facility) => facility !== 'pets'),
        // D-167
        petsAllowed: pets || undefined,
        hotelEnvironments: [...criteria.hotelEnvironments],
        hotelStyles: [...criteria.hotelStyles],
        hotelTypes: [...criteria.hotelTypes],
        minHotelReviewScore: criteria.hotelScore,
        stars: [...criteria.stars],
      },
      offer: {
        date:
          facts.sendsDates && criteria.checkin !== undefined && criteria.checkout !== undefined
            ? { checkin: criteria.checkin, nights: daysBetween(criteria.checkin, criteria.checkout) }
            : undefined,
      },
      // D-036: in gifting the bounds are those of the voucher.
      gift: hasPrice && isGifting ? { singleVoucher: { price } } : undefined,
      price: hasPrice && !isGifting ? price : undefined,
      tags: [...criteria.tags],
    },
    categories: criteria.theme === undefined ? undefined : { themeIds: [criteria.theme] },
    familyComposition: { ...party, singleRoom: singleRoom(party) },
    sorting: {
      orderBy: effectiveSort(criteria.sort, flow, position !== undefined || criteria.location !== undefined),
    },
    pagination: { limit, page, fetchPageModel: true },
    packagesPerHotel: facts.packagesPerHotel,
    performGiftableSearch: isGifting,
  };
}

/** The question for the lowest prices per day at the destination of a search (D-101). `month` is `YYYY-MM`. */
export function toCalendarPricesRequest({
  criteria,
  flow,
  locale,
  month,
  length,
}: SearchQuestion & { month: string; length: number }): z.input<typeof calendarPrices.request> {
  const party = partyForRequest(flow, criteria.party);
  const position = knownPosition(criteria);
  return {
    locale,
    flow,
    ...placeOf(criteria),
    hotelId: hotelIdOf(criteria),
    lat: position?.latitude,
    lng: position?.longitude,
    distanceMin: criteria.distanceMin,
    distanceMax: criteria.distanceMax,
    theme: criteria.theme,
    adult: party.adults,
    child: party.children,
    baby: party.babies,
    month,
    length,
  };
}
