import type { HotelDetail, HotelInFull, HotelOfferData, RoomData } from '../schemas/hotel.ts';
import type { Quote } from '../schemas/product.ts';
import type { ProgramItem } from '../schemas/program.ts';
import type { HotelReviews, ReviewData } from '../schemas/reviews.ts';
import type { WeekendDetail } from '../schemas/weekend.ts';
import { datedOfferOfTest, hotelOfTest, offerOfTest } from './offers.ts';

const picture = (photo: number) => `/images/sea/${photo}/640_360.webp`;
const PICTURES = [1, 2, 3, 4, 5].map(picture);

/** A review by a French couple who liked everything but the noise. */
export function reviewOfTest(id: number, changes: Partial<ReviewData> = {}): ReviewData {
  return {
    id,
    locale: 'fr',
    customer: 'Camille D.',
    type: 'couple',
    date: '2026-10-18',
    average: 9.2,
    positive: 'Accueil chaleureux et chambre très calme.',
    negative: 'Parking un peu étroit.',
    ...changes,
  };
}

/** A page with at most ten of `totalCount` reviews. */
export function reviewsOfTest(totalCount: number, changes: Partial<HotelReviews> = {}): HotelReviews {
  return {
    totalCount,
    score: { count: 128, average: 9.24 },
    list: Array.from({ length: Math.min(10, totalCount) }, (_, at) => reviewOfTest(at + 1)),
    details: {
      welcoming: 9.4,
      comfort: 9.1,
      cleanliness: 9.3,
      food: 8.9,
      localization: 9.5,
      priceQualityRatio: 8.8,
    },
    ...changes,
  };
}

/** A double room of 22 m². */
export function roomOfTest(changes: Partial<RoomData> = {}): RoomData {
  return {
    uuid: '8f3c1a52-0d7e-4b6f-9a41-5c2e7d90b1f3',
    label: 'Double room',
    size: 22,
    type: 'double',
    capacity: 2,
    maxCapacity: 3,
    bedding: '1 double bed (160 cm)',
    highlights: ['Sea view', 'Balcony'],
    images: PICTURES.slice(1, 3),
    imageUrl: picture(2),
    importantInfos: [],
    detailsSection: [{ title: 'Bathroom', details: ['Shower', 'Hairdryer'] }],
    ...changes,
  };
}

/** A four-star hotel on the coast, with all data of its page. */
export function hotelInFullOfTest(changes: Partial<HotelInFull> = {}): HotelInFull {
  return {
    ...hotelOfTest(),
    description: ['A house on the dunes, five minutes from the beach.'],
    infoGeneral: [{ code: 'parking', title: 'Parking', lines: ['Free, in front of the house.'] }],
    facilities: ['Spa', 'Restaurant', 'Parking'],
    highlightedFacilities: ['Spa', 'Restaurant'],
    checkInOut: { checkin: '15:00', checkinUntil: '22:00', checkout: '11:00' },
    policy: { petsAllowed: true, petsPrice: 1200, petsMaxWeight: 10, petsMaxNumberOfPets: 1 },
    localTax: {
      type: 'PER_PERSON_PER_NIGHT',
      amount: 165,
      percentage: null,
      currency: 'EUR',
      toBePaidAtHotel: true,
    },
    importantInfos: ['The pool is closed on Mondays.'],
    reviewDetails: reviewsOfTest(1).details,
    positiveReviews: [1, 2, 3, 4].map((id) => reviewOfTest(id)),
    channelManagerId: null,
    ...changes,
  };
}

const experience = { mustKnow: [], why: [], menu: [], importantInfos: [], repeated: false };

/** A programme with room, breakfast, dinner with menu, and a massage for which a day is chosen (activity 102). */
export function programOfTest(): ProgramItem[] {
  return [
    { type: 'ROOM', title: 'Night in a double room', details: ['Sea view'], mustKnow: [], schedules: null },
    {
      type: 'BREAKFAST',
      title: 'Breakfast buffet',
      details: ['Pastries and fruit'],
      mustKnow: ['Served every morning of your stay.'],
      schedules: 'From 7.30 to 10.30 a.m.',
    },
    {
      ...experience,
      type: 'DINNER',
      title: 'Three-course dinner',
      details: ['For two, drinks not included'],
      schedules: 'From 7 to 9 p.m.',
      image: picture(3),
      where: 'In the restaurant of the hotel',
      how: 'Book your table on arrival.',
      why: ['Produce of the region'],
      menu: ['Oysters', 'Sole meunière', 'Apple tart'],
      activityId: null,
      singleDay: false,
    },
    {
      ...experience,
      type: 'ACTIVITY',
      title: 'Massage for two',
      details: ['In the spa of the hotel'],
      schedules: 'Tuesday to Sunday, 10 a.m. to 7 p.m.',
      image: picture(4),
      where: 'In the spa',
      how: 'Choose a day; the time is agreed with you by e-mail.',
      activityId: 102,
      singleDay: true,
      duration: '50 min',
      icon: 'massage',
      displayPax: true,
      participantsLabel: 'For 2 people',
    },
  ];
}

/** The full detail of an offer on sale, without dates. */
export function weekendDetailOfTest(id: number, changes: Partial<WeekendDetail> = {}): WeekendDetail {
  return {
    offer: offerOfTest(id),
    published: true,
    images: PICTURES,
    description: ['Two days between the dunes and the spa.'],
    programSummary: 'Night in a double room, breakfast buffet, three-course dinner and massage for two.',
    program: programOfTest(),
    room: roomOfTest(),
    activities: [],
    hotel: hotelInFullOfTest(),
    otherOfferCount: 2,
    extras: [],
    giftable: true,
    giftPrices: null,
    ...changes,
  };
}

/** A bookable stay of two nights, 12 to 14 December 2026, with a massage on one of its days. */
export function quoteOfTest(changes: Partial<Quote> = {}): Quote {
  return {
    bookable: true,
    errors: [],
    priceInfo: {
      sellPrice: 29800,
      refPrice: 39800,
      promoPercentageRounded: 25,
      moneySaved: 10000,
      priceType: 'final-price',
      nbRooms: 1,
      nights: 2,
    },
    nightAmounts: [14900, 14900],
    availableRooms: 2,
    localTaxTotalAmount: 660,
    programLineList: programOfTest().map(({ type, title }) => ({ type, title })),
    flashDeal: false,
    roomsAmountMessage: null,
    modifiedReservationCriteria: null,
    cancellationPolicy: {
      type: 'FLEXIBLE',
      cancellable: true,
      cancellationDeadline: '2026-12-05',
      cancellableUntil: '2026-12-12',
      message: null,
    },
    activities: [{ activityId: 102, title: 'Massage for two', dates: ['2026-12-12', '2026-12-13'] }],
    ...changes,
  };
}

/** A quote that is refused because no room is free on the check-in day. */
export function refusedQuoteOfTest(changes: Partial<Quote> = {}): Quote {
  return quoteOfTest({
    bookable: false,
    errors: [{ code: 'PACKAGE_NOT_AVAILABLE_CHECKIN', message: 'There is no room left on these nights.' }],
    priceInfo: null,
    nightAmounts: [],
    availableRooms: null,
    localTaxTotalAmount: null,
    activities: [],
    ...changes,
  });
}

/** An offer on its hotel's page, in the room of `roomOfTest`. */
export function hotelOfferOfTest(id: number, changes: Partial<HotelOfferData> = {}): HotelOfferData {
  return {
    ...datedOfferOfTest(id),
    promoPercentageRounded: 25,
    shortProgramIntroWithoutRoom: 'Breakfast · Spa for two',
    hasSelectedDates: true,
    roomUuid: roomOfTest().uuid,
    ...changes,
  };
}

/** A hotel with two offers in one room, and three hotels around. */
export function hotelDetailOfTest(id: number, changes: Partial<HotelDetail> = {}): HotelDetail {
  return {
    hotel: hotelInFullOfTest({ id }),
    active: true,
    offerCount: 2,
    images: PICTURES,
    breadcrumb: [
      { label: 'France', uri: '/search#country=1' },
      { label: 'Normandy', uri: '/search#region=2' },
      { label: 'Cabourg', uri: '/search#city=12' },
    ],
    weekends: [hotelOfferOfTest(id * 10), hotelOfferOfTest(id * 10 + 1)],
    rooms: [roomOfTest()],
    nearbyHotels: [1, 2, 3].map((near) =>
      offerOfTest(900 + near, {
        hotel: hotelOfTest({ id: 90 + near, label: `Hotel ${near}` }),
        distance: near,
      }),
    ),
    ...changes,
  };
}
