import type { ActivitiesResponse, ActivityCardData, ActivityDetail } from '../schemas/activities.ts';
import type { SearchDetails } from '../schemas/offers.ts';
import { hotelOfTest, searchDetailsOfTest } from './offers.ts';

/** An activity for groups of two, three and four, 5 % off for two. */
export function activityOfTest(id: number, changes: Partial<ActivityCardData> = {}): ActivityCardData {
  return {
    id,
    label: `Sailing lesson ${id}`,
    images: [`/images/sea/${id}/640_360.webp`],
    imageUrl: `/images/sea/${id}/640_360.webp`,
    uri: `/activity/${id}`,
    hotel: hotelOfTest(),
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

/** A page with at most 24 of `totalCount` activities. */
export function activitiesOfTest(
  totalCount: number,
  changes: Partial<SearchDetails> = {},
): ActivitiesResponse {
  return {
    exactMatch: Array.from({ length: Math.min(24, totalCount) }, (_, at) =>
      activityOfTest(at + 1, { index: at }),
    ),
    searchDetails: searchDetailsOfTest(totalCount, changes),
  };
}

const center: ActivityDetail['mainActivityCenter'] = {
  id: 7,
  label: 'Hôtel des Dunes',
  star: 4,
  uri: '/hotel/7',
  location: {
    completeAddress: { streetAddress: '1 rue du Port', zipCode: '14390' },
    address: '1 rue du Port, 14390 Cabourg',
    latitude: 49,
    longitude: 0,
  },
  main: true,
};

/** The full detail of an activity: a sailing lesson of an hour and a half. */
export function activityDetailOfTest(id: number, changes: Partial<ActivityDetail> = {}): ActivityDetail {
  return {
    published: true,
    activity: activityOfTest(id),
    description: ['An hour and a half on the water, with an instructor.'],
    activities: [
      {
        title: 'Sailing lesson',
        description: ['A lesson in a small group'],
        univers: 'On the water',
        composition: '1 h 30',
        schedules: 'From 10:00 to 18:00',
        importantInformation: ['You need to be able to swim.'],
        activityCenter: center,
      },
    ],
    importantInformation: ['Book your day at least 48 hours ahead.'],
    mainActivityCenter: center,
    breadCrumb: [{ label: 'France', uri: '/search#country=1' }],
    ...changes,
  };
}
