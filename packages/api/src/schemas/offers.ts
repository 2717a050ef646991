import { MESSAGE_COLORS, MESSAGE_ICONS, SORT_VALUES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { listFields, placeFields } from '../criteriaFields.ts';
import { cents, flag, flow, id, intBetween, isoDay, listOf, locale, numberBetween, pax } from '../fields.ts';

const location = z.object({
  ...placeFields,
  latitude: z.optional(numberBetween(-90, 90)),
  longitude: z.optional(numberBetween(-180, 180)),
  /** Distance from the position, in kilometres. */
  minDistance: z.optional(intBetween(0, 300)),
  maxDistance: z.optional(intBetween(0, 300)),
});

const propertyFilters = z.object({
  location: z.optional(location),
  hotelId: z.optional(id),
  ...listFields('nested', 'hotel'),
  petsAllowed: z.optional(flag),
  minHotelReviewScore: z.optional(numberBetween(0, 10)),
  excludedHotelIds: z.optional(listOf(id)),
});

/** Cents for the whole party: `min` and `max` bound the price per person and per night (or the voucher's price). */
const priceRange = z.object({ min: z.optional(cents), max: z.optional(cents) });

/** The server-side search criteria (SE-026…SE-029). In a query string nested names are joined by dots. */
export const offersRequest = z.object({
  locale,
  flow: z._default(flow, 'booking'),
  filters: z._default(
    z.object({
      property: z._default(propertyFilters, {}),
      offer: z._default(
        z.object({ date: z.optional(z.object({ checkin: isoDay, nights: intBetween(1, 30) })) }),
        {},
      ),
      gift: z.optional(z.object({ singleVoucher: z.object({ price: priceRange }) })),
      /** Price per person and per night, in cents (SE-110, SE-131). */
      price: z.optional(priceRange),
      ...listFields('nested', 'offer'),
    }),
    { property: {}, offer: {} },
  ),
  categories: z.optional(z.object({ themeIds: listOf(id) })),
  familyComposition: z._default(
    z.object({
      adults: z._default(intBetween(1, 20), 2),
      children: z._default(intBetween(0, 10), 0),
      babies: z._default(intBetween(0, 10), 0),
      singleRoom: z._default(flag, false),
    }),
    { adults: 2, children: 0, babies: 0, singleRoom: false },
  ),
  sorting: z._default(z.object({ orderBy: z._default(z.enum(SORT_VALUES), 'priceQuality') }), {
    orderBy: 'priceQuality',
  }),
  pagination: z._default(
    z.object({
      limit: z._default(intBetween(1, 100), 24),
      /** Page, zero-based. */
      page: z._default(intBetween(0, 100_000), 0),
      fetchPageModel: z._default(flag, true),
    }),
    { limit: 24, page: 0, fetchPageModel: true },
  ),
  /** Number of offers per hotel: 1 in lists, 20 for one hotel (ALG-31). */
  packagesPerHotel: z._default(intBetween(1, 20), 1),
  performGiftableSearch: z._default(flag, false),
  performMapSearch: z._default(flag, false),
  provider: z._default(z.enum(['catalogue', 'data-science']), 'catalogue'),
  minisite: z.optional(id),
});

/** A hotel as cards and lists show it. */
export const hotelSummary = z.object({
  id: z.int(),
  label: z.string(),
  /** Stars; 0 for a hotel without a classification. */
  stars: z.int(),
  uri: z.nullable(z.string()),
  location: z.object({
    label: z.string(),
    uri: z.nullable(z.string()),
    address: z.string(),
    zipCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  review: z.object({
    count: z.int(),
    /** Score out of 10; null without reviews. */ average: z.nullable(z.number()),
  }),
});

/** A result card (SE-189). Prices are whole cents for the party and all nights. */
export const offerCard = z.object({
  id: z.int(),
  label: z.string(),
  /** URLs of 640×360 WebP pictures; the first is also in `imageUrl`. */
  images: z.array(z.string()),
  imageUrl: z.string(),
  uri: z.string(),
  hotel: hotelSummary,
  headwords: z.string(),
  sellPrice: z.int(),
  refPrice: z.nullable(z.int()),
  /** Discount in percent, when the server decided it. */
  promo: z.nullable(z.int()),
  priceType: z.nullable(z.enum(['from-price', 'final-price', 'gift', 'beneficiary'])),
  availableRooms: z.nullable(z.int()),
  lastMinute: z.boolean(),
  expiration: z.nullable(z.string()),
  /** Messages of editors about the offer, the most important first (CH-067). */
  marketingLabels: z.array(
    z.object({
      message: z.string(),
      color: z.enum(MESSAGE_COLORS),
      icon: z.nullable(z.enum(MESSAGE_ICONS)),
      emoji: z.nullable(z.string()),
    }),
  ),
  cancellationPolicy: z.object({
    cancellable: z.boolean(),
    /** Last day of free changes for these dates, as an ISO day. */
    cancellationDeadline: z.nullable(z.string()),
    message: z.nullable(z.string()),
  }),
  channelManagerId: z.nullable(z.string()),
  connectivity: z.nullable(z.string()),
  autoDiscount: z.nullable(z.object({ code: z.string(), value: z.int() })),
  /** Distance from the searched position, in kilometres. */
  distance: z.nullable(z.number()),
  nights: z.int(),
  paxCount: z.int(),
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
  checkin: z.nullable(z.string()),
  checkout: z.nullable(z.string()),
  searchType: z.string(),
  flowType: z.string(),
  /** Position in the whole list, from 0. */
  index: z.int(),
  topTheme: z.nullable(z.string()),
  targetedLabel: z.nullable(z.string()),
  itemCategory: z.enum(['weekend', 'single_voucher', 'activity']),
  hasMoreOffers: z.boolean(),
});

/** A hotel among the results: the offer to show, and further ones up to `packagesPerHotel` (SE-192). */
export const hotelResult = z.object({
  hotelId: z.int(),
  mainPackage: offerCard,
  otherPackages: z.array(offerCard),
});

/** Details of a search: place, dates, people and number of results (SE-188). */
export const searchDetails = z.object({
  totalCount: z.int(),
  checkin: z.nullable(z.string()),
  night: z.nullable(z.int()),
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
  hotelId: z.nullable(z.int()),
  theme: z.nullable(z.int()),
  uri: z.nullable(z.string()),
  /** Name of the searched place, in the locale's language; null when everywhere. */
  location: z.nullable(z.string()),
  /**
   * The place as it follows a noun in the locale's language, e.g. "à Bruges", "en Flandre", "près de la tour Eiffel".
   * Around a position it names the nearest town: "autour de Lyon". Null for a hotel and everywhere; a gateway without
   * phrases may leave it out.
   */
  locationPhrase: z.optional(z.nullable(z.string())),
  /**
   * Text that distinguishes the place from others of the same name, e.g. "Drôme" for Valence; null or left out when
   * it needs none.
   */
  locationQualifier: z.optional(z.nullable(z.string())),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  destination: z.nullable(
    z.object({
      /** Hash key of the place (ALG-31). */
      kind: z.string(),
      id: z.int(),
      label: z.string(),
    }),
  ),
  /** Places that contain the searched one, from the nearest to the widest. */
  locationHierarchy: z.array(
    z.object({
      type: z.enum(['region', 'country']),
      id: z.int(),
      label: z.string(),
      /** Phrase of the place, like `locationPhrase`. */
      phrase: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** Further content of a page of results; only with `fetchPageModel`. */
export const pageModel = z.object({
  /** Nearby or wider places that have stays, those with most stays first (SE-160); at most 12. */
  suggestionLinks: z.array(z.object({ label: z.string(), url: z.string(), offerCount: z.int() })),
});

/** One page of the hotels that match, with their offers. */
export const offersResponse = z.object({
  exactMatch: z.array(hotelResult),
  searchDetails,
  pageModel: z.optional(pageModel),
});

/** A hotel on the map, with the price that its card shows. */
export const mapLocation = z.object({
  /** Id of the hotel. */
  id: z.int(),
  ...z.pick(hotelSummary, { label: true, stars: true, review: true }).shape,
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  firstWeekendId: z.int(),
  /** Price in cents, as on the card. */
  sellPrice: z.int(),
});

/** Request and response of `recommendedOffer` (SE-220, D-104). */
export const recommendedOffer = {
  request: z.object({
    id,
    locale,
    checkin: z.optional(isoDay),
    checkout: z.optional(isoDay),
    night: z.optional(intBetween(1, 30)),
    ...pax,
  }),
  response: z.pick(offerCard, {
    id: true,
    label: true,
    imageUrl: true,
    hotel: true,
    headwords: true,
    sellPrice: true,
    refPrice: true,
    promo: true,
    priceType: true,
  }),
};

/** Request and response of `searchOffers`. */
export const searchOffers = {
  request: offersRequest,
  response: offersResponse,
};

/** Request and response of `searchOffersByPost`. */
export const searchOffersByPost = {
  request: offersRequest,
  response: offersResponse,
};

/** Request and response of `findMapLocations`. */
export const findMapLocations = {
  request: offersRequest,
  response: z.object({ exactMatch: z.array(mapLocation), searchDetails }),
};

/** A search for stays. */
export type OffersRequest = z.output<typeof offersRequest>;
/** Response to a search for stays: a page of hotels with their best offers, and details of the search. */
export type OffersResponse = z.output<typeof offersResponse>;
/** An offer as a card shows it. */
export type OfferCardData = z.output<typeof offerCard>;
/** A hotel among the results with its best offer, and further ones. */
export type HotelResult = z.output<typeof hotelResult>;
/** A hotel as cards and lists show it. */
export type HotelSummary = z.output<typeof hotelSummary>;
/** Details of a search: the place with its position, the dates, the number of results. */
export type SearchDetails = z.output<typeof searchDetails>;
/** An offer as a recommendation shows it (SE-220). */
export type RecommendedOffer = z.output<typeof recommendedOffer.response>;
/** A hotel of a search on the map. */
export type MapLocation = z.output<typeof mapLocation>;
/** Further content of a page of results; only with `fetchPageModel`. */
export type PageModel = z.output<typeof pageModel>;
