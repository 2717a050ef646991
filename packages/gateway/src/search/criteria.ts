import type { FacetsRequest, OffersRequest } from '@sabadora/api';
import {
  AREA_KINDS,
  type AreaKind,
  CRITERIA,
  DEFAULT_PARTY,
  type Locale,
  NO_LISTS,
  type Party,
  type PlaceName,
  readLists,
  readPeople,
  type RequestedStay,
  type SentLists,
} from '@sabadora/domain';

/** A price range in cents, both bounds included. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** The conditions for the stays of a box: any of its themes, and a voucher of at most this many cents. */
export interface BoxTerms {
  themeIds: readonly number[];
  priceMax: number;
}

/** The criteria of a search, from the request of any call. */
export interface SearchCriteria extends Readonly<SentLists<'hotel' | 'offer'>> {
  locale: Locale;
  flow: OffersRequest['flow'];
  /**
   * Searches for vouchers instead of stays: two adults, no dates, giftable offers only (ALG-31). With `stay`: the
   * giftable offers that a voucher's owner can book on its dates, at the price on those dates.
   */
  isGift: boolean;
  /** Only offers that one of these boxes opens; undefined for all offers. */
  openedBy?: readonly BoxTerms[];
  area?: { kind: AreaKind; id: number };
  hotelId?: number;
  position?: { latitude: number; longitude: number };
  /** Distance in kilometres; present when either bound was given. */
  distance?: { min: number; max?: number };
  stay?: RequestedStay | undefined;
  party: Readonly<Party>;
  /** Price per person and per night; of the voucher when `isGift` (D-036). */
  price: PriceRange;
  themeIds: readonly number[];
  petsAllowed: boolean;
  minReviewScore?: number;
  excludedHotelIds: readonly number[];
  orderBy: OffersRequest['sorting']['orderBy'];
  /** Country whose hotels come first when sorted by quality and price. */
  firstCountryId?: number;
}

/** Filter criteria with nothing chosen. */
export const NO_FILTERS = {
  ...NO_LISTS,
  price: {},
  themeIds: [],
  petsAllowed: false,
  excludedHotelIds: [],
  orderBy: 'priceQuality',
} as const satisfies Partial<SearchCriteria>;

type Location = NonNullable<OffersRequest['filters']['property']['location']>;

type Geography = Pick<SearchCriteria, 'area' | 'position' | 'distance'>;

/** The place of a location, whichever key it has. */
function readLocation(location: Location): Geography {
  const geography: Geography = {};
  for (const kind of AREA_KINDS) {
    const id = location[CRITERIA[kind].flat];
    if (id !== undefined) geography.area ??= { kind, id };
  }
  const { latitude, longitude, minDistance, maxDistance } = location;
  if (latitude !== undefined && longitude !== undefined) geography.position = { latitude, longitude };
  if (minDistance !== undefined || maxDistance !== undefined) {
    geography.distance = {
      min: minDistance ?? 0,
      ...(maxDistance === undefined ? {} : { max: maxDistance }),
    };
  }
  return geography;
}

/** The criteria of an `offers.json` request. A gift search ignores dates, party and the price of nights (ALG-31). */
export function readOffersRequest(request: OffersRequest): SearchCriteria {
  const { filters, familyComposition, flow } = request;
  const { property } = filters;
  // A map search always sends `performGiftableSearch` (SE-242), so there only the flow decides.
  const isGift = flow === 'gifting' || (request.performGiftableSearch && !request.performMapSearch);
  const { adults, children, babies } = familyComposition;
  return {
    locale: request.locale,
    flow,
    isGift,
    ...readLocation(property.location ?? {}),
    ...(property.hotelId === undefined ? {} : { hotelId: property.hotelId }),
    stay: isGift ? undefined : filters.offer.date,
    party: isGift ? DEFAULT_PARTY : { adults, children, babies },
    price: (isGift ? filters.gift?.singleVoucher.price : filters.price) ?? {},
    themeIds: request.categories?.themeIds ?? [],
    ...readLists(filters, 'nested', 'offer'),
    ...readLists(property, 'nested', 'hotel'),
    petsAllowed: property.petsAllowed ?? false,
    ...(property.minHotelReviewScore === undefined ? {} : { minReviewScore: property.minHotelReviewScore }),
    excludedHotelIds: property.excludedHotelIds ?? [],
    orderBy: request.sorting.orderBy,
  };
}

/** The parameters that flat requests share (`facets.json`, calendars, activities). */
type FlatRequest = Pick<
  FacetsRequest,
  'locale' | 'flow' | 'hotelId' | 'lat' | 'lng' | 'distanceMin' | 'distanceMax' | 'theme' | PlaceName
> &
  Parameters<typeof readPeople>[0];

/**
 * The destination, party and theme of a flat request; a gift search is for two adults (ALG-31). Filters are not read.
 */
export function readFlatRequest(request: FlatRequest): SearchCriteria {
  const { locale, flow } = request;
  const isGift = flow === 'gifting';
  return {
    ...NO_FILTERS,
    locale,
    flow,
    isGift,
    ...readLocation({
      ...request,
      latitude: request.lat,
      longitude: request.lng,
      minDistance: request.distanceMin,
      maxDistance: request.distanceMax,
    }),
    ...(request.hotelId === undefined ? {} : { hotelId: request.hotelId }),
    party: isGift ? DEFAULT_PARTY : readPeople(request),
    themeIds: request.theme === undefined ? [] : [request.theme],
  };
}
