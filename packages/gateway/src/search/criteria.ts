import type { OffersRequest } from '@sabadora/api';
import { DEFAULT_PARTY, type Locale, LOCATION_KEYS, type LocationKey, type Party } from '@sabadora/domain';

/** Place kinds a search can be in, under their hash keys (ALG-31). */
export type AreaKind = Exclude<LocationKey, 'hotel'>;

/** Inclusive bounds, cents. */
export interface PriceRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** What is searched, whichever call asked for it. */
export interface SearchCriteria {
  locale: Locale;
  flow: OffersRequest['flow'];
  /** Vouchers instead of stays: two adults, no dates, giftable offers only (ALG-31). */
  isGift: boolean;
  area?: { kind: AreaKind; id: number };
  hotelId?: number;
  position?: { latitude: number; longitude: number };
  /** Kilometres; present when either bound was given. */
  distance?: { min: number; max?: number };
  stay?: { checkin: string; nights: number };
  party: Readonly<Party>;
  /** Per person and per night; of the voucher when `isGift` (D-036). */
  price: PriceRange;
  themeIds: readonly number[];
  tagIds: readonly number[];
  facilityIds: readonly number[];
  petsAllowed: boolean;
  environments: readonly string[];
  styles: readonly string[];
  types: readonly string[];
  stars: readonly number[];
  minReviewScore?: number;
  excludedHotelIds: readonly number[];
  orderBy: OffersRequest['sorting']['orderBy'];
}

/** The part of the criteria that narrows, with nothing chosen. */
export const NO_FILTERS = {
  price: {},
  themeIds: [],
  tagIds: [],
  facilityIds: [],
  petsAllowed: false,
  environments: [],
  styles: [],
  types: [],
  stars: [],
  excludedHotelIds: [],
  orderBy: 'priceQuality',
} as const satisfies Partial<SearchCriteria>;

type Location = NonNullable<OffersRequest['filters']['property']['location']>;

/** Keys of a request's location; of several the first in the order of `LOCATION_KEYS` wins (ALG-16, D-153). */
const SERVER_KEYS = {
  poi: 'poiId',
  skiresort: 'skiResortId',
  searesort: 'seaResortId',
  city: 'cityId',
  touristicregion: 'touristicId',
  department: 'departmentId',
  region: 'regionId',
  country: 'countryId',
} as const satisfies Record<AreaKind, keyof Location>;

const AREA_KINDS = LOCATION_KEYS.filter((key) => key !== 'hotel');

type Geography = Pick<SearchCriteria, 'area' | 'position' | 'distance'>;

/** The one place that a location with any number of keys stands for. */
export function readLocation(location: Location): Geography {
  const geography: Geography = {};
  for (const kind of AREA_KINDS) {
    const id = location[SERVER_KEYS[kind]];
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
  // A map search always asks so (SE-242); there the flow alone decides.
  const isGift = flow === 'gifting' || (request.performGiftableSearch && !request.performMapSearch);
  const { adults, children, babies } = familyComposition;
  return {
    locale: request.locale,
    flow,
    isGift,
    ...readLocation(property.location ?? {}),
    ...(property.hotelId === undefined ? {} : { hotelId: property.hotelId }),
    ...(filters.offer.date && !isGift ? { stay: filters.offer.date } : {}),
    party: isGift ? DEFAULT_PARTY : { adults, children, babies },
    price: (isGift ? filters.gift?.singleVoucher.price : filters.price) ?? {},
    themeIds: request.categories?.themeIds ?? [],
    tagIds: filters.tags ?? [],
    facilityIds: property.facilities ?? [],
    petsAllowed: property.petsAllowed ?? false,
    environments: property.hotelEnvironments ?? [],
    styles: property.hotelStyles ?? [],
    types: property.hotelTypes ?? [],
    stars: property.stars ?? [],
    ...(property.minHotelReviewScore === undefined ? {} : { minReviewScore: property.minHotelReviewScore }),
    excludedHotelIds: property.excludedHotelIds ?? [],
    orderBy: request.sorting.orderBy,
  };
}
