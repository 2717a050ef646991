import type { ActivitiesAnswer, ActivityCardData, BoxCardData, SearchDetails } from '@sabadora/api';

/** An activity for groups of two, three and four, 5 % off for two. */
export function activityOfTest(id: number, changes: Partial<ActivityCardData> = {}): ActivityCardData {
  return {
    id,
    label: `Sailing lesson ${id}`,
    images: [`/images/sea/${id}/640_360.webp`],
    imageUrl: `/images/sea/${id}/640_360.webp`,
    uri: `/activity/${id}`,
    hotel: {
      id: 7,
      label: 'Hôtel des Dunes',
      stars: 4,
      uri: '/hotel/7',
      location: { label: 'Cabourg', uri: null, address: '', zipCode: '', latitude: 49, longitude: 0 },
      review: { count: 128, average: 9.24 },
    },
    headwords: '2 hours · All levels',
    prices: {
      '2': { barPrice: 9000, sellPrice: 8550, promoPercentageRounded: 5 },
      '3': { barPrice: 12000, sellPrice: 12000, promoPercentageRounded: null },
      '4': { barPrice: 15000, sellPrice: 15000, promoPercentageRounded: null },
    },
    distance: 11.6,
    index: 0,
    ...changes,
  };
}

/** What was searched, as an answer says it. */
export function detailsOfTest(totalCount: number, changes: Partial<SearchDetails> = {}): SearchDetails {
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

/** A page of at most 24 of so many activities. */
export function activitiesOfTest(totalCount: number, changes: Partial<SearchDetails> = {}): ActivitiesAnswer {
  return {
    exactMatch: Array.from({ length: Math.min(24, totalCount) }, (_, at) =>
      activityOfTest(at + 1, { index: at }),
    ),
    searchDetails: detailsOfTest(totalCount, changes),
  };
}

export function boxOfTest(code: string, changes: Partial<BoxCardData> = {}): BoxCardData {
  return {
    code,
    title: `Box ${code}`,
    includedContent: ['One night with breakfast', 'A bottle of bubbles on arrival'],
    price: { sellPrice: 11900, refPrice: 14900 },
    images: [`/images/lake/${code}/640_360.webp`],
    slug: code.toLowerCase(),
    offerCount: 1250,
    ...changes,
  };
}
