import { readAddress } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { toActivitiesRequest } from './activitiesRequest.ts';
import { searchActivities as call } from './calls/activities.ts';
import { searchActivities } from './schemas/activities.ts';

const NOW = { today: '2026-12-05', hour: 10 };

/** The request for an address, as the gateway parses it. */
function asked(hash: string, page = 0) {
  const { criteria } = readAddress({ query: 'flow=activity', hash }, NOW);
  return searchActivities.request.parse(toActivitiesRequest({ criteria, locale: 'nl_BE', page }));
}

test('SE-219: activities are requested by POST, 20 packages per hotel, with locale and page', () => {
  expect(`${call.method} ${call.path}`).toBe('POST /search/activity-only.json');
  expect(asked('', 3)).toEqual({
    locale: 'nl_BE',
    tags: [],
    adult: 2,
    orderBy: 'priceQuality',
    numberOfPackagesPerHotel: 20,
    limit: 24,
    page: 3,
  });
});

test('PR-185: the cards of a list are those of the first page', () => {
  const { numberOfPackagesPerHotel, page, locale } = asked('');
  expect({ numberOfPackagesPerHotel, page, locale }).toEqual({
    numberOfPackagesPerHotel: 20,
    page: 0,
    locale: 'nl_BE',
  });
});

test('SE-219 SE-011: city, theme, adults, activities, price and distance are sent', () => {
  const hash =
    'city=12;lat=51.2;lng=3.2;theme=5;a=1;tags=7,9;priceMin=1000;priceMax=9000;distanceMin=0;distanceMax=30';
  expect(asked(hash)).toMatchObject({
    cityId: 12,
    lat: 51.2,
    lng: 3.2,
    theme: 5,
    adult: 1,
    tags: [7, 9],
    priceMin: 1000,
    priceMax: 9000,
    distanceMin: 0,
    distanceMax: 30,
  });
});

test('ALG-31: dates, children and what only hotels have are not sent', () => {
  const request = asked(
    'checkin=2026-12-12;checkout=2026-12-13;c=2;b=1;stars=5;facilities=pets;hotelScore=9',
  );
  expect(request).toEqual(asked(''));
});

test('ALG-5: a sort that activities do not offer is quality and price; distance needs a place', () => {
  expect(asked('sort=discount;city=12').orderBy).toBe('priceQuality');
  expect(asked('sort=distance').orderBy).toBe('priceQuality');
  expect(asked('sort=distance;city=12').orderBy).toBe('distance');
});
