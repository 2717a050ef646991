import { searchOffers, toOffersRequest, type ApiClient, type PageModel } from '@sabadora/api';
import {
  COUNTRY_IDS,
  readCriteria,
  type Country,
  type Market,
  type Now,
  type ProductFlow,
  type SearchCriteria,
} from '@sabadora/domain';
import type { LoadedSearch } from '@sabadora/hooks';
import { loadStays } from '../../features/results/server/loadStays.ts';
import { loadThemes } from '../../features/searchBox/loadThemes.ts';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import {
  countryCriteria,
  LIMITS,
  ROW_SIZES,
  weekendCriteria,
  type HomeContent,
  type PlaceFound,
} from '../../features/homeBlocks/content.ts';

interface Request {
  flow: ProductFlow;
  market: Market;
  now: Now;
}

interface Client {
  api: ApiClient;
  signal: AbortSignal;
}

/** Loads all parts in parallel; a part whose call fails is left out. */
export async function loadHomeContent(request: Request, client: Client): Promise<HomeContent> {
  const { flow, market, now } = request;
  const { locale, country } = market;
  const stays = (criteria: SearchCriteria, limit: number) =>
    loadStays({ criteria, flow, page: 0, limit, locale }, client);
  const [themes, moment, weekend, everywhere, ...neighbours] = await Promise.all([
    loadThemes(locale, client),
    stays(countryCriteria(country, now), LIMITS.moment),
    flow === 'booking' ? stays(weekendCriteria(country, now), LIMITS.weekend) : undefined,
    loadPlaces(request, client),
    ...market.neighbours.map((neighbour) => loadCountry(neighbour, request, client)),
  ]);
  return {
    themes,
    moment,
    weekend: weekend && withoutRepeats(weekend, moment),
    places: everywhere?.places ?? [],
    neighbours: neighbours.filter((found) => found !== undefined),
    stayCount: everywhere?.stayCount,
  };
}

/** A row of stays without those in the row above. */
function withoutRepeats({ key, data }: LoadedSearch, above: LoadedSearch | undefined): LoadedSearch {
  const shown = new Set(above?.data.exactMatch.map(({ hotelId }) => hotelId));
  const exactMatch = data.exactMatch.filter(({ hotelId }) => !shown.has(hotelId));
  return { key, data: { ...data, exactMatch: exactMatch.slice(0, ROW_SIZES.weekend) } };
}

/** A search without a place suggests the places of the market's own country first. */
async function loadPlaces({ flow, market, now }: Request, { api, signal }: Client) {
  const criteria = readCriteria({}, now);
  const search = toOffersRequest({ criteria, flow, locale: market.locale, page: 0, limit: 1 });
  const response = await orUndefined(api.send(searchOffers, search, { signal }));
  return (
    response && {
      stayCount: response.searchDetails.totalCount,
      places: response.pageModel?.suggestionLinks.map(placeOf) ?? [],
    }
  );
}

function placeOf({ label, url, offerCount }: PageModel['suggestionLinks'][number]): PlaceFound {
  const { searchParams } = new URL(url, 'http://site.invalid');
  searchParams.delete('flow');
  return { name: label, query: searchParams.toString(), stayCount: offerCount };
}

async function loadCountry(
  country: Country,
  { flow, market, now }: Request,
  { api, signal }: Client,
): Promise<PlaceFound | undefined> {
  const criteria = countryCriteria(country, now);
  const search = toOffersRequest({
    criteria,
    flow,
    locale: market.locale,
    page: 0,
    limit: 1,
    fetchPageModel: false,
  });
  const response = await orUndefined(api.send(searchOffers, search, { signal }));
  const { location, totalCount = 0 } = response?.searchDetails ?? {};
  if (location == null || totalCount === 0) return undefined;
  return { name: location, query: `country=${COUNTRY_IDS[country]}`, stayCount: totalCount };
}
