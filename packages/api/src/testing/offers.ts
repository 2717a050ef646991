import type {
  HotelResult,
  HotelSummary,
  OfferCardData,
  OffersResponse,
  SearchDetails,
} from '../schemas/offers.ts';

/** Details of a search everywhere, without dates, for two adults. */
export function searchDetailsOfTest(totalCount: number, changes: Partial<SearchDetails> = {}): SearchDetails {
  return {
    totalCount,
    checkin: null,
    night: null,
    adult: 2,
    child: 0,
    baby: 0,
    hotelId: null,
    theme: null,
    uri: null,
    location: null,
    latitude: null,
    longitude: null,
    destination: null,
    locationHierarchy: [],
    ...changes,
  };
}

/** A four-star hotel on the coast. */
export function hotelOfTest(changes: Partial<HotelSummary> = {}): HotelSummary {
  return {
    id: 7,
    label: 'Hôtel des Dunes',
    stars: 4,
    uri: '/hotel/7',
    location: { label: 'Cabourg', uri: null, address: '', zipCode: '', latitude: 49, longitude: 0 },
    review: { count: 128, average: 9.24 },
    ...changes,
  };
}

/** A stay of one night without dates, discount or free changes. */
export function offerOfTest(id: number, changes: Partial<OfferCardData> = {}): OfferCardData {
  return {
    id,
    label: 'Weekend by the sea',
    images: ['/images/sea/12/640_360.webp'],
    imageUrl: '/images/sea/12/640_360.webp',
    uri: `/stay/${id}`,
    hotel: hotelOfTest(),
    headwords: 'Breakfast · Spa for two',
    sellPrice: 29800,
    refPrice: null,
    promo: null,
    priceType: null,
    availableRooms: null,
    lastMinute: false,
    expiration: null,
    marketingLabels: [],
    cancellationPolicy: { cancellable: false, cancellationDeadline: null, message: null },
    channelManagerId: null,
    connectivity: null,
    autoDiscount: null,
    distance: null,
    nights: 1,
    paxCount: 2,
    adult: 2,
    child: 0,
    baby: 0,
    checkin: null,
    checkout: null,
    searchType: 'stay',
    flowType: 'booking',
    index: 0,
    topTheme: null,
    targetedLabel: null,
    itemCategory: 'weekend',
    hasMoreOffers: false,
    ...changes,
  };
}

/** A stay of two nights with dates, a discount, two rooms left and free changes. */
export function datedOfferOfTest(id: number, changes: Partial<OfferCardData> = {}): OfferCardData {
  return offerOfTest(id, {
    refPrice: 39800,
    availableRooms: 2,
    cancellationPolicy: { cancellable: true, cancellationDeadline: '2026-12-05', message: null },
    distance: 11.6,
    nights: 2,
    checkin: '2026-12-12',
    checkout: '2026-12-14',
    ...changes,
  });
}

/** A hotel among the results, with one offer that has dates; `changes` replaces fields of the offer. */
export function resultOfTest(hotelId: number, changes: Partial<OfferCardData> = {}): HotelResult {
  const hotel = hotelOfTest({ id: hotelId, label: `Hotel ${hotelId}` });
  return { hotelId, mainPackage: datedOfferOfTest(hotelId, { hotel, ...changes }), otherPackages: [] };
}

/** Results of `count` hotels with ids from 1; `change` replaces fields of each offer. */
export function resultsOfTest(
  count: number,
  change: (index: number) => Partial<OfferCardData> = () => ({}),
): HotelResult[] {
  return Array.from({ length: count }, (_, index) => resultOfTest(index + 1, { index, ...change(index) }));
}

/** Response to a search for one hotel: its offers in the given order, the first as the main one. */
export function hotelOffersOfTest(hotelId: number, offers: readonly OfferCardData[]): OffersResponse {
  const [mainPackage, ...otherPackages] = offers;
  const exactMatch = mainPackage === undefined ? [] : [{ hotelId, mainPackage, otherPackages }];
  return { exactMatch, searchDetails: searchDetailsOfTest(exactMatch.length, { hotelId }) };
}
