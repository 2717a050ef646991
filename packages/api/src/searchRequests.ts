import {
  daysBetween,
  distanceForRequest,
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
  type Position,
  type SearchCriteria,
} from '@sabadora/domain';
import type * as z from 'zod/mini';
import type { calendarPrices } from './schemas/calendar.ts';
import type { facetsRequest } from './schemas/facets.ts';
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

/** The place searched, under its server key; nothing for a hotel. */
export function placeOf({
  location,
}: SearchCriteria): Partial<Record<(typeof SERVER_KEYS)[keyof typeof SERVER_KEYS], number>> {
  return location === undefined || location.kind === 'hotel'
    ? {}
    : { [SERVER_KEYS[location.kind]]: location.id };
}

/**
 * The search request of a page of results (SE-026…SE-029, SE-033, ALG-31). `page` is zero-based; `limit` is the
 * page's size. `excludedHotelIds` are hotels that are shown already (SE-229); `fetchPageModel` asks for what belongs
 * to the page beside its results (SE-160).
 */
export function toOffersRequest({
  criteria,
  flow,
  locale,
  page,
  limit = PAGE_SIZE,
  excludedHotelIds,
  fetchPageModel = true,
}: SearchQuestion & {
  page: number;
  limit?: number;
  excludedHotelIds?: readonly number[];
  fetchPageModel?: boolean;
}): z.input<typeof offersRequest> {
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
        excludedHotelIds: excludedHotelIds && [...excludedHotelIds],
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
    pagination: { limit, page, fetchPageModel },
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

/**
 * The question for the counts of the filter panels (SE-142…SE-147, D-014, D-015). `position` is what distances are
 * measured from: of the criteria, else of the destination; without one no distance is asked for.
 */
export function toFacetsRequest({
  criteria,
  flow,
  locale,
  position,
}: SearchQuestion & { position: Position | undefined }): z.input<typeof facetsRequest> {
  const { sendsDates, priceKeys } = FLOW_TABLE[flow];
  const party = partyForRequest(flow, criteria.party);
  const { checkin, checkout } = criteria;
  return {
    locale,
    flow,
    ...placeOf(criteria),
    hotelId: hotelIdOf(criteria),
    ...(sendsDates && checkin !== undefined && checkout !== undefined
      ? { checkin, night: daysBetween(checkin, checkout) }
      : {}),
    adult: party.adults,
    child: party.children,
    baby: party.babies,
    theme: criteria.theme,
    [priceKeys[0]]: criteria.priceMin,
    [priceKeys[1]]: criteria.priceMax,
    tags: [...criteria.tags],
    ...distanceForRequest(criteria, position),
    // An activity has no hotel of its own to filter by.
    ...(flow === 'activity' ? {} : hotelFilters(criteria)),
  };
}

function hotelFilters(criteria: SearchCriteria) {
  return {
    hotelType: [...criteria.hotelTypes],
    hotelEnvironment: [...criteria.hotelEnvironments],
    hotelStyle: [...criteria.hotelStyles],
    stars: [...criteria.stars],
    minHotelReviewScore: criteria.hotelScore,
    facilities: criteria.facilities.filter((facility) => facility !== 'pets'),
    petsAllowed: criteria.facilities.includes('pets') || undefined,
  };
}
