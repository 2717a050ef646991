import {
  activitiesOfTest,
  bookingOfTest,
  boxOffersOfTest,
  boxOfTest,
  checkoutOfTest,
  confirmationOfTest,
  giftExtrasOfTest,
  hotelDetailOfTest,
  mapLocationOfTest,
  quoteOfTest,
  resultOfTest,
  reviewOfTest,
  reviewsOfTest,
  searchDetailsOfTest,
  shippingCostOfTest,
  voucherOfTest,
  weekendDetailOfTest,
} from '@sabadora/api/testing';
import { addDays } from '@sabadora/domain';

const PAGE = 24;
const STAYS = 60;

const PLACES = ['Annecy', 'Bruges', 'Cabourg', 'Dinant', 'Étretat'].map((label, at) => ({
  id: at + 1,
  label,
  category: 'city',
  latitude: null,
  longitude: null,
  value: null,
  postalcode: null,
  description: 'France',
}));

const HOTELS = ['Hôtel des Dunes', 'Auberge du Lac', 'Villa Belle Rive'].map((label, at) =>
  mapLocationOfTest(at + 1, label),
);

const FACILITIES = { spa: 'Spa', garden: 'Garden', restaurant: 'Restaurant', pool: 'Pool' };

const facets = (query: URLSearchParams) => ({
  // Each chosen facility halves the number of results.
  totalCount: Math.round(STAYS / 2 ** query.getAll('facilities').join().split(',').filter(Boolean).length),
  properties: [
    {
      propertyType: 'facility',
      values: Object.entries(FACILITIES).map(([key, label], at) => ({
        value: at + 1,
        key,
        name: label,
        label,
        count: 40 - at * 9,
      })),
    },
  ],
});

const stays = (query: URLSearchParams) => {
  const from = Number(query.get('page') ?? 0) * PAGE;
  const limit = Math.min(Number(query.get('limit') ?? PAGE), Math.max(STAYS - from, 0));
  return {
    exactMatch: Array.from({ length: limit }, (_, at) => resultOfTest(from + at + 1)),
    searchDetails: searchDetailsOfTest(STAYS),
  };
};

/** Two offers of one hotel on the same dates, the second with a dinner. */
const offersOnDates = () => {
  const { priceInfo, cancellationPolicy, availableRooms } = quoteOfTest();
  return ['Weekend by the sea', 'Weekend by the sea with dinner'].map((label, at) => ({
    weekendId: 12 + at,
    label,
    priceInfo: priceInfo && { ...priceInfo, sellPrice: priceInfo.sellPrice + at * 6000 },
    cancellationPolicy,
    availableRooms,
  }));
};

const line = [
  [0, 49],
  [2, 51],
];
const collection = (geometry: object, properties: object = {}) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties, geometry }],
});

/** Responses of the gateway by the end of their path; `*` matches any one segment. */
const RESPONSES: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  'autocomplete-geonames.json': (query) =>
    PLACES.filter(({ label }) => label.toLowerCase().startsWith((query.get('term') ?? '').toLowerCase())),
  'recommendedAutocomplete.json': () => PLACES,
  'offers.json': stays,
  'facets.json': facets,
  'calendar-prices.json': (query) => {
    const first = `${query.get('month')}-01`;
    const days = Number(query.get('length') ?? 2) * 30;
    return {
      prices: Object.fromEntries(
        Array.from({ length: days }, (_, at) => [addDays(first, at), 8900 + (at % 7) * 1000]),
      ),
    };
  },
  'search/activity-only.json': () => activitiesOfTest(3),
  'map/geography.json': () => ({
    land: collection({ type: 'MultiPolygon', coordinates: [[line]] }),
    borders: collection({ type: 'MultiLineString', coordinates: [line] }),
    regions: collection({ type: 'MultiLineString', coordinates: [line] }),
    places: collection({ type: 'Point', coordinates: [2.35, 48.86] }, { name: 'Paris', rank: 1 }),
  }),
  'weekend/*/detail.json': () => weekendDetailOfTest(12),
  'hotel/*/detail.json': () => hotelDetailOfTest(7),
  'hotel/*/reviews.json': (query) =>
    reviewsOfTest(12, {
      list: Array.from({ length: query.get('page') === '1' ? 2 : 10 }, (_, at) =>
        reviewOfTest(Number(query.get('page') ?? 0) * 10 + at + 1),
      ),
    }),
  'product/*/quote': () => quoteOfTest(),
  'product/*/offers': () => ({ items: offersOnDates() }),
  'boxes/search': () => ({ boxes: ['1EBOX', '2EBOX'].map((code) => boxOfTest(code)) }),
  'cms/box-block-serp': () => ({
    id: 1,
    containerId: 'boxes',
    title: 'Give a weekend',
    subtitle: 'One box, hundreds of stays.',
    colorPalette: 'paper',
    cta: { label: 'All gift boxes', url: '/boxes', newTab: false },
    boxes: [boxOfTest('1EBOX')],
  }),
  'boxes/*/offers': (query) =>
    query.get('performMapSearch') === 'true'
      ? { exactMatch: HOTELS, searchDetails: searchDetailsOfTest(HOTELS.length) }
      : boxOffersOfTest(2, { from: Number(query.get('page') ?? 0) * 2 + 1, totalCount: 8 }),
  'content/giftBlock': () => ({
    items: [
      {
        locale: 'fr_FR',
        boxURL: '/boxes',
        singleVoucherURL: '/search?flow=gifting',
        giftcardURL: null,
        activityOnlyURL: '/activities',
        campaign: 'gifts',
        category: 'home',
        title: 'Give a weekend',
        subtitle: 'On any day they like.',
        imageS: '/images/sea/1/640_360.webp',
        imageL: '/images/sea/1/1280_720.webp',
      },
    ],
  }),
  'gift/shipping-cost': () => shippingCostOfTest(),
  'gift/extras': () => giftExtrasOfTest(),
  'account/wishlist': () => ({ items: [] }),
  'checkout/init': () => checkoutOfTest(),
  'checkout/*': () => checkoutOfTest(),
  'checkout/*/renew': () => checkoutOfTest(),
  'orders/*': () => confirmationOfTest(),
  'bookings/lookup': () => ({ access: 'demo', booking: bookingOfTest() }),
  'bookings/read': () => bookingOfTest(),
  'bookings/cancel': () => bookingOfTest({ state: 'cancelled', afterSale: 'cancelled' }),
  'bookings/move/quote': () => ({
    price: { from: 29_800, to: 31_800 },
    difference: 2000,
    refund: { parts: [], notTaken: 0 },
    activities: [],
    deadline: '2026-12-16',
    paymentProvider: { name: 'sandbox' },
  }),
  'beneficiary/voucher': () => voucherOfTest(),
  'single-vouchers/offers': stays,
  'single-vouchers/facets': facets,
  'marketing/newsletter': () => ({ returnPath: '/newsletter' }),
  'web-to-case': () => ({ retURL: '/contact?ref=thanks' }),
};

const responders = Object.entries(RESPONSES).map(
  ([end, respond]) => [new RegExp(`(?:^|/)${end.replaceAll('*', '[^/]+')}$`), respond] as const,
);

/**
 * A `fetch` with sample data for `createApiClient({ fetch: demoFetch })`, in examples, stories and tests: 60 stays on
 * three pages, filters with counts, calendar prices, products, a checkout. It matches the path whatever the host, and
 * stores nothing. An unknown path gets a response with status 404; it never rejects.
 */
export const demoFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://site.invalid');
  if (typeof init?.body === 'string' && init.body.includes('"performMapSearch":true'))
    return Response.json({ exactMatch: HOTELS, searchDetails: searchDetailsOfTest(HOTELS.length) });
  const found = responders.find(([path]) => path.test(url.pathname));
  return found ? Response.json(found[1](url.searchParams)) : new Response(null, { status: 404 });
};
