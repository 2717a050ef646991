import type { ActivitiesResponse, ActivityCardData } from '../schemas/activities.ts';
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

/** A page of at most 24 of so many activities. */
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
