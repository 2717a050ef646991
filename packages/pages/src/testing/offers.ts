import type { HotelResult, OfferCardData } from '@sabadora/api';

/** A stay with dates, two rooms left and free changes. */
export const offerOfTest: OfferCardData = {
  id: 12,
  label: 'Weekend by the sea',
  images: ['/images/sea/12/640_360.webp'],
  imageUrl: '/images/sea/12/640_360.webp',
  uri: '/stay/12',
  hotel: {
    id: 7,
    label: 'Hôtel des Dunes',
    stars: 4,
    uri: '/hotel/7',
    location: { label: 'Cabourg', uri: null, address: '', zipCode: '', latitude: 49, longitude: 0 },
    review: { count: 128, average: 9.24 },
  },
  headwords: 'Breakfast · Spa for two',
  sellPrice: 29800,
  refPrice: 39800,
  promo: null,
  priceType: null,
  availableRooms: 2,
  lastMinute: false,
  expiration: null,
  marketingLabels: [],
  cancellationPolicy: { cancellable: true, cancellationDeadline: '2026-12-05', message: null },
  channelManagerId: null,
  connectivity: null,
  autoDiscount: null,
  distance: 11.6,
  nights: 2,
  paxCount: 2,
  adult: 2,
  child: 0,
  baby: 0,
  checkin: '2026-12-12',
  checkout: '2026-12-14',
  searchType: 'stay',
  flowType: 'booking',
  index: 0,
  topTheme: null,
  targetedLabel: null,
  itemCategory: 'weekend',
  hasMoreOffers: false,
};

/** Results of `count` hotels, ids from 1; `change` says what an offer has otherwise. */
export function resultsOfTest(
  count: number,
  change: (index: number) => Partial<OfferCardData> = () => ({}),
): HotelResult[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const hotel = { ...offerOfTest.hotel, id, label: `Hotel ${id}` };
    return {
      hotelId: id,
      mainPackage: { ...offerOfTest, id, index, hotel, ...change(index) },
      otherPackages: [],
    };
  });
}
