import { patchQuery, readAddress, readQueryCriteria, searchRoute } from '@sabadora/domain';
import { PageHead } from '../document/PageHead.tsx';
import { loadStays, loadThemes } from '../document/load.ts';
import type { LoadedPage, LoadInput, Redirected } from '../document/pageInput.ts';
import { typedDestination } from '../document/typedDestination.ts';
import { earlySearch } from './earlySearch.ts';
import type { SearchProps } from './page.tsx';

/**
 * Results for criteria in the query, where crawlers, plain links and forms without JavaScript put them; the
 * shell alone for criteria in the hash, which a server never sees. Activities have a page of their own (SE-013).
 */
export async function loadSearch(input: LoadInput): Promise<LoadedPage<SearchProps> | Redirected> {
  const { query, market, now, words, markets, path, ...asked } = input;
  const { locale } = market;
  const { criteria, flow, page } = readAddress({ query, hash: '' }, now);
  if (flow === 'activity') return { redirect: `${searchRoute(flow)}?${query}`, status: 302 };
  const { redirected, unknown } = await typedDestination(input);
  if (redirected) return redirected;
  const isAsked = unknown !== undefined || Object.keys(readQueryCriteria(query)).length > 0;
  const [themes, stays] = await Promise.all([
    loadThemes(locale, asked),
    isAsked ? loadStays({ criteria, flow, page, locale }, asked) : undefined,
  ]);
  const place = stays?.answer.searchDetails.location;
  const { location } = criteria;
  return {
    page: 'search',
    // What is asked for in the hash, the browser asks for itself.
    ...(!isAsked && { early: earlySearch({ locale, now }) }),
    props: { themes, stays, unknownDestination: unknown },
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
