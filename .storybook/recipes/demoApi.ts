import { resultOfTest, searchDetailsOfTest } from '../../packages/api/src/testing/index.ts';
import { addDays } from '../../packages/days/src/index.ts';

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

const FACILITIES = { spa: 'Spa', garden: 'Garden', restaurant: 'Restaurant', pool: 'Pool' };

/** Responses of the gateway from sample data: enough for the recipes. */
const RESPONSES: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  'autocomplete-geonames.json': (query) =>
    PLACES.filter(({ label }) => label.toLowerCase().startsWith((query.get('term') ?? '').toLowerCase())),
  'recommendedAutocomplete.json': () => PLACES,
  'offers.json': (query) => {
    const from = Number(query.get('page') ?? 0) * PAGE;
    return {
      exactMatch: Array.from({ length: Math.min(PAGE, STAYS - from) }, (_, at) =>
        resultOfTest(from + at + 1),
      ),
      searchDetails: searchDetailsOfTest(STAYS),
    };
  },
  'facets.json': (query) => ({
    // The more is chosen, the less is left.
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
  }),
  'calendar-prices.json': (query) => {
    const first = `${query.get('month')}-01`;
    const days = Number(query.get('length') ?? 2) * 30;
    return {
      prices: Object.fromEntries(
        Array.from({ length: days }, (_, at) => [addDays(first, at), 8900 + (at % 7) * 1000]),
      ),
    };
  },
};

/** Replaces the network; an address without a response is not found. */
export const demoFetch: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href);
  const respond = RESPONSES[url.pathname.split('/').at(-1) ?? ''];
  return respond ? Response.json(respond(url.searchParams)) : new Response(null, { status: 404 });
};
