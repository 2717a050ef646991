import type { MapLocation, OfferCardData } from '@sabadora/api';

const hotel = (id: number, label: string, at: Partial<MapLocation> = {}): MapLocation => ({
  id,
  label,
  stars: 4,
  review: { count: 120, average: 9.2 },
  location: { latitude: 48.8566 + id / 200, longitude: 2.3522 + id / 100 },
  firstWeekendId: id * 10,
  sellPrice: 12_900 + id * 100,
  ...at,
});

export const DUNES = hotel(1, 'Hôtel des Dunes');
export const MANOIR = hotel(2, 'Le Manoir de la Falaise');

export const manyHotels = (count: number): MapLocation[] =>
  Array.from({ length: count }, (_, index) => hotel(index + 1, `Hôtel n° ${index + 1}`));

export const found = (hotels: readonly MapLocation[], totalCount = hotels.length) => ({
  exactMatch: hotels,
  searchDetails: {
    totalCount,
    checkin: null,
    night: null,
    adult: 2,
    child: 0,
    baby: 0,
    hotelId: null,
    theme: null,
    uri: null,
    location: 'Paris',
    latitude: 48.8566,
    longitude: 2.3522,
    destination: { kind: 'city', id: 12, label: 'Paris' },
    locationHierarchy: [],
  },
});

const collection = (geometry: object) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry }],
});

/** A square of land around Paris. */
export const GEOGRAPHY = {
  land: collection({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 47],
          [5, 47],
          [5, 50],
          [0, 50],
          [0, 47],
        ],
      ],
    ],
  }),
  borders: collection({ type: 'MultiLineString', coordinates: [] }),
  regions: collection({ type: 'MultiLineString', coordinates: [] }),
  places: { type: 'FeatureCollection', features: [] },
};

/** The offer of a hotel in full. */
export function detailOf({ id, label, stars, review, location, firstWeekendId, sellPrice }: MapLocation) {
  const offer: OfferCardData = {
    id: firstWeekendId,
    label: 'A night by the sea',
    images: ['/images/sea/1-1/640_360.webp'],
    imageUrl: '/images/sea/1-1/640_360.webp',
    uri: `/stay/${firstWeekendId}`,
    hotel: {
      id,
      label,
      stars,
      uri: null,
      location: { label: 'Cabourg', uri: null, address: '', zipCode: '', ...location },
      review,
    },
    headwords: 'Breakfast',
    sellPrice,
    refPrice: null,
    promo: null,
    priceType: 'from-price',
    availableRooms: null,
    lastMinute: false,
    expiration: null,
    marketingLabels: [],
    cancellationPolicy: { cancellable: true, cancellationDeadline: null, message: null },
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
    searchType: 'exact',
    flowType: 'booking',
    index: 0,
    topTheme: null,
    targetedLabel: null,
    itemCategory: 'weekend',
    hasMoreOffers: false,
  };
  const hotelTexts = { description: [], importantInfos: [], facilities: [] };
  return { offer, description: [], programLines: [], hotel: hotelTexts };
}
