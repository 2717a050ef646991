import { autocompleteGeonames, type DestinationData } from '@sabadora/api';
import {
  chooseDestination,
  criteriaRecord,
  patchQuery,
  queryValue,
  readAddress,
  readQueryCriteria,
  type HashPatch,
} from '@sabadora/domain';
import { PageHead } from '../document/PageHead.tsx';
import { loadStays, loadThemes, orUndefined } from '../document/load.ts';
import type { LoadedPage, LoadInput, Redirected } from '../document/pageInput.ts';
import type { SearchProps } from './page.tsx';

/** Text of the destination field in a form sent without JavaScript. */
const TYPED_DESTINATION = 'destination';

/**
 * Results for criteria in the query, where crawlers, plain links and forms without JavaScript put them; the
 * shell alone for criteria in the hash, which a server never sees.
 */
export async function loadSearch(input: LoadInput): Promise<LoadedPage<SearchProps> | Redirected> {
  const { query, market, now, words, markets, path, ...asked } = input;
  const { locale } = market;
  const typed = queryValue(query, TYPED_DESTINATION);
  if (typed !== undefined) {
    const found = typed.trim() === '' ? undefined : await bestSuggestion(typed, input);
    if (found || typed.trim() === '')
      return { redirect: `${path}?${withDestination(query, found)}`, status: 302 };
  }
  const address = { query, hash: '' };
  const { criteria, flow, page } = readAddress(address, now);
  const isAsked = typed !== undefined || Object.keys(readQueryCriteria(query)).length > 0;
  const [themes, stays] = await Promise.all([
    loadThemes(locale, asked),
    isAsked ? loadStays({ criteria, flow, page, locale }, asked) : undefined,
  ]);
  const place = stays?.answer.searchDetails.location;
  const { location } = criteria;
  return {
    page: 'search',
    props: { themes, stays, unknownDestination: typed },
    head: (
      <PageHead
        title={place == null ? words('search.metaTitle') : words('search.metaTitlePlace', { place })}
        description={words('search.metaDescription')}
        locale={locale}
        markets={markets}
        path={path}
        query={patchQuery('', {
          ...(location && { [location.kind]: location.id }),
          ...(flow === 'booking' ? {} : { flow }),
          ...(page > 0 && { page }),
        })}
      />
    ),
  };
}

async function bestSuggestion(
  term: string,
  { api, market, signal }: LoadInput,
): Promise<DestinationData | undefined> {
  const call = api.send(
    autocompleteGeonames,
    { locale: market.locale, term: term.slice(0, 100), maxResults: 1 },
    { signal },
  );
  return (await orUndefined(call))?.[0];
}

/** The query with a place in the stead of the typed text. */
function withDestination(query: string, destination: DestinationData | undefined): string {
  const place: HashPatch = destination ? chooseDestination(destination) : {};
  const { a = 2 } = criteriaRecord({ query, hash: '' });
  const patch = Object.fromEntries(
    Object.entries(place).map(([key, value]) => [key, value == null ? undefined : String(value)]),
  );
  // The number of adults marks the query as a search of its own, whatever else is left empty.
  return patchQuery(query, { ...patch, [TYPED_DESTINATION]: undefined, a: String(a) });
}
