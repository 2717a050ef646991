import { addDays, mondayOf } from '@sabadora/domain';

/** The day on which the catalogue is made, so that every run sends the same requests. */
export const BENCH_TODAY = '2026-11-21';

/** Ids of places in the catalogue. */
export interface Places {
  france: number;
  bretagne: number;
  rennes: number;
}

/** Paths by kind of request. Each round has other dates and another party, so that no request is sent twice. */
export type Kinds = Record<string, (round: number) => string>;

const api = (call: string, parameters: Record<string, string | number>) =>
  `/api/${call}.json?${new URLSearchParams({ locale: 'fr_FR', ...parameters })}`;

const saturday = (round: number) => addDays(mondayOf(BENCH_TODAY), 12 + 7 * (round % 40));
const nights = (round: number) => 1 + (round % 3);
const SORTS = ['priceQuality', 'priceAsc', 'discount', 'popularity'];
const month = (round: number) => `2027-0${1 + (round % 6)}`;
const oneOf = (terms: readonly string[], round: number) => terms[round % terms.length] ?? '';

const dates = (round: number) => ({
  'filters.offer.date.checkin': saturday(round),
  'filters.offer.date.nights': nights(round),
});
const offers = (round: number, parameters: Record<string, string | number>) =>
  api('offers', { 'familyComposition.adults': 1 + (round % 2), ...parameters });

/** Searches with and without place and dates; the target applies to these. */
export function searchKinds({ france, bretagne, rennes }: Places): Kinds {
  const at = 'filters.property.location';
  return {
    everywhere: (round) => offers(round, { 'sorting.orderBy': oneOf(SORTS, round) }),
    'everywhere, far page': (round) => offers(round, { 'pagination.page': 20 + (round % 20) }),
    'everywhere, dates': (round) => offers(round, dates(round)),
    'everywhere, dates, far page': (round) => offers(round, { ...dates(round), 'pagination.page': 20 }),
    'everywhere, dates, filters': (round) =>
      offers(round, {
        ...dates(round),
        'filters.property.stars': '3,4',
        'filters.property.facilities': '1,5',
        'filters.property.minHotelReviewScore': 8,
        'filters.price.max': 12_000 + 100 * round,
      }),
    'country, dates, by price': (round) =>
      offers(round, { [`${at}.countryId`]: france, ...dates(round), 'sorting.orderBy': 'priceAsc' }),
    'region, dates': (round) => offers(round, { [`${at}.regionId`]: bretagne, ...dates(round) }),
    '30 km of a town, dates': (round) =>
      offers(round, { [`${at}.cityId`]: rennes, [`${at}.maxDistance`]: 30, ...dates(round) }),
    '30 km of Paris, dates, by distance': (round) =>
      offers(round, {
        [`${at}.latitude`]: 48.8566,
        [`${at}.longitude`]: 2.3522,
        [`${at}.maxDistance`]: 30,
        ...dates(round),
        'sorting.orderBy': 'distance',
      }),
    'a hotel, all its offers': (round) =>
      offers(round, {
        flow: 'hotel',
        'filters.property.hotelId': 1 + 31 * round,
        packagesPerHotel: 20,
        ...dates(round),
      }),
    gifts: (round) => offers(round, { flow: 'gifting', 'pagination.page': round % 20 }),
    'map of everywhere, dates': (round) => offers(round, { ...dates(round), performMapSearch: 'true' }),
  };
}

/** The calls around a search. */
export function otherKinds({ france, bretagne }: Places): Kinds {
  return {
    'facets: everywhere': (round) => api('facets', { adult: 1 + (round % 4) }),
    'facets: everywhere, dates': (round) => api('facets', { checkin: saturday(round), night: nights(round) }),
    'facets: region, two filters': (round) =>
      api('facets', { regionId: bretagne, stars: '3,4', priceMax: 9000 + 100 * round }),
    'facets: gifts': (round) =>
      api('facets', { flow: 'gifting', singleVoucherPriceMax: 15_000 + 100 * round }),
    'facets: activities': (round) => api('facets', { flow: 'activity', adult: 1 + (round % 4) }),
    'calendar prices: country, 4 months': (round) =>
      api('calendar-prices', { countryId: france, month: month(round), length: 4, adult: nights(round) }),
    'calendar prices: region, 2 months': (round) =>
      api('calendar-prices', { regionId: bretagne, month: month(round), length: 2 }),
    'destinations: one letter': (round) =>
      api('autocomplete-geonames', { term: 'abcdelmprs'.charAt(round % 10) }),
    'destinations: prefix': (round) =>
      api('autocomplete-geonames', { term: oneOf(['saint', 'mar', 'bru', 'cha'], round) }),
    'destinations: misspelt': (round) =>
      api('autocomplete-geonames', { term: oneOf(['brugez', 'strasburg', 'barcelonne'], round) }),
  };
}
