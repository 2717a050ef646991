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

/** Inclusive bounds, cents. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** The stays that a box opens: of any of its themes, with a voucher of no more than so many cents. */
export interface BoxTerms {
  themeIds: readonly number[];
  priceMax: number;
}

/** The criteria of a search, from the request of any call. */
export interface SearchCriteria extends Readonly<SentLists<'hotel' | 'offer'>> {
  locale: Locale;
  flow: OffersRequest['flow'];
  /**
   * Vouchers instead of stays: two adults, no dates, giftable offers only (ALG-31). With a stay: the offers that
   * whoever was given a voucher can book on its dates, at what they cost there.
   */
  isGift: boolean;
  /** Only offers that one of these boxes opens; undefined for all. */
  openedBy?: readonly BoxTerms[];
  area?: { kind: AreaKind; id: number };
  hotelId?: number;
  position?: { latitude: number; longitude: number };
  /** Kilometres; present when either bound was given. */
  distance?: { min: number; max?: number };
  stay?: RequestedStay | undefined;
  party: Readonly<Party>;
  /** Per person and per night; of the voucher when `isGift` (D-036). */
  price: PriceRange;
  themeIds: readonly number[];
  petsAllowed: boolean;
  minReviewScore?: number;
  excludedHotelIds: readonly number[];
  orderBy: OffersRequest['sorting']['orderBy'];
  /** By quality and price, the hotels of this country come before the others. */
  firstCountryId?: number;
}

/** The part of the criteria that narrows, with nothing chosen. */
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

/** The one place of a location with any number of keys. */
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

/** Criteria of `offers.json`. A gift search leaves dates, party and the price of nights aside (ALG-31). */
export function readOffersRequest(request: OffersRequest): SearchCriteria {
  const { filters, familyComposition, flow } = request;
  const { property } = filters;
  // A map search always sends it (SE-242); there the flow alone decides.
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

/** What flat requests share (`facets.json`, calendars, activities). */
type FlatRequest = Pick<
  FacetsRequest,
  'locale' | 'flow' | 'hotelId' | 'lat' | 'lng' | 'distanceMin' | 'distanceMax' | 'theme' | PlaceName
> &
  Parameters<typeof readPeople>[0];

/**
 * The destination, party and theme of a flat request; a gift search is for two adults (ALG-31). Filters are left out.
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
