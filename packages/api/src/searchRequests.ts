import {
  BENEFICIARY_AFFILIATE_ID,
  datesForRequest,
  distanceForRequest,
  effectiveSort,
  FLOW_TABLE,
  hotelIdOf,
  knownPosition,
  PAGE_SIZE,
  partyForRequest,
  singleRoom,
  writeLists,
  writePeople,
  writePlace,
  writeStay,
  type Flow,
  type Locale,
  type Position,
  type SearchCriteria,
} from '@sabadora/domain';
import type * as z from 'zod/mini';
import type { calendarPrices } from './schemas/calendar.ts';
import type { facetsRequest } from './schemas/facets.ts';
import type { offersRequest } from './schemas/offers.ts';

/** A search as the address has it, from which requests are made. */
export interface SearchInput {
  criteria: SearchCriteria;
  flow: Flow;
  locale: Locale;
}

/**
 * Request for a page of search results (SE-026…SE-029, SE-033, ALG-31). `page` is zero-based; `limit` is the page
 * size. `excludedHotelIds` are hotels that are already shown (SE-229); `fetchPageModel` requests further content of
 * the page (SE-160).
 */
export function toOffersRequest({
  criteria,
  flow,
  locale,
  page,
  limit = PAGE_SIZE,
  excludedHotelIds,
  fetchPageModel = true,
}: SearchInput & {
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
  const position = knownPosition(criteria);
  return {
    locale,
    flow,
    filters: {
      property: {
        location: {
          ...writePlace(criteria.location),
          latitude: position?.latitude,
          longitude: position?.longitude,
          minDistance: criteria.distanceMin,
          maxDistance: criteria.distanceMax,
        },
        hotelId: hotelIdOf(criteria),
        ...writeLists(criteria, 'nested', 'hotel'),
        // 'pets' is no id, and has a field of its own (D-167).
        petsAllowed: criteria.facilities.includes('pets') || undefined,
        minHotelReviewScore: criteria.hotelScore,
        excludedHotelIds: excludedHotelIds && [...excludedHotelIds],
      },
      offer: {
        date: writeStay(datesForRequest(flow, criteria.dates), 'nested'),
      },
      // In gifting, the price bounds apply to the voucher (D-036).
      gift: hasPrice && isGifting ? { singleVoucher: { price } } : undefined,
      price: hasPrice && !isGifting ? price : undefined,
      ...writeLists(criteria, 'nested', 'offer'),
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

/** Request for the lowest prices per day at the destination of a search (D-101). `month` is `YYYY-MM`. */
export function toCalendarPricesRequest({
  criteria,
  flow,
  locale,
  month,
  length,
}: SearchInput & { month: string; length: number }): z.input<typeof calendarPrices.request> {
  const party = partyForRequest(flow, criteria.party);
  const position = knownPosition(criteria);
  return {
    locale,
    flow,
    ...writePlace(criteria.location),
    hotelId: hotelIdOf(criteria),
    lat: position?.latitude,
    lng: position?.longitude,
    distanceMin: criteria.distanceMin,
    distanceMax: criteria.distanceMax,
    theme: criteria.theme,
    ...writePeople(party),
    month,
    length,
  };
}

/** Filters of a voucher's stays (PR-101, PR-122): the dates of a search, and its filters of hotel and activity. */
export function toVoucherFilters(criteria: SearchCriteria) {
  return {
    ...writeStay(criteria.dates, 'flat'),
    affiliateId: BENEFICIARY_AFFILIATE_ID,
    ...writeLists(criteria, 'flat', 'hotel'),
    ...writeLists(criteria, 'flat', 'offer'),
    minHotelReviewScore: criteria.hotelScore,
    petsAllowed: criteria.facilities.includes('pets') || undefined,
  };
}

/**
 * Request for the counts of the filter panels (SE-142…SE-147, D-014, D-015). Distances are measured from `position`:
 * that of the criteria, else that of the destination. Without a position no distance is sent.
 */
export function toFacetsRequest({
  criteria,
  flow,
  locale,
  position,
}: SearchInput & { position: Position | undefined }): z.input<typeof facetsRequest> {
  const { priceKeys } = FLOW_TABLE[flow];
  const party = partyForRequest(flow, criteria.party);
  return {
    locale,
    flow,
    ...writePlace(criteria.location),
    hotelId: hotelIdOf(criteria),
    ...writeStay(datesForRequest(flow, criteria.dates), 'flat'),
    ...writePeople(party),
    theme: criteria.theme,
    [priceKeys[0]]: criteria.priceMin,
    [priceKeys[1]]: criteria.priceMax,
    ...writeLists(criteria, 'flat', 'offer'),
    ...distanceForRequest(criteria, position),
    // An activity has no hotel to filter by.
    ...(flow === 'activity'
      ? {}
      : {
          ...writeLists(criteria, 'flat', 'hotel'),
          minHotelReviewScore: criteria.hotelScore,
          petsAllowed: criteria.facilities.includes('pets') || undefined,
        }),
  };
}
