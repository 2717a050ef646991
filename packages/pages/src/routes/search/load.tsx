import { patchQuery, productHref, readAddress, readQueryCriteria, searchRoute } from '@sabadora/domain';
import { StructuredData } from '../../kit/document/structuredData.tsx';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { resultsData } from '../../features/results/server/resultsData.ts';
import { withFirstPicture } from '../../features/results/server/firstPicture.ts';
import { loadStays } from '../../features/results/server/loadStays.ts';
import { photoOf } from '../../features/offers/photo.ts';
import { shownOffers } from '../../features/offers/shownOffers.ts';
import { loadThemes } from '../../features/searchBox/loadThemes.ts';
import type { LoadedPage, LoadInput, Redirected } from '../../kit/document/pageInput.ts';
import { typedDestination } from '../../features/searchBox/typedDestination.ts';
import { pageTitle } from '../../features/results/heading/placeHeading.ts';
import { earlyHashScript } from '../../features/results/server/earlyHashScript.ts';
import { earlySearch } from './earlySearch.ts';
import type { SearchProps } from './page.tsx';
import { everyStay, stayHeading } from './stayHeading.ts';
import placeHeadingMessages from '../../features/results/heading/placeHeading.messages.json';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './load.messages.json';
import stayHeadingMessages from './stayHeading.messages.json';

/**
 * Loads the results for the criteria in the query, where crawlers, plain links and forms without JavaScript put them;
 * without criteria, all stays of the flow. Criteria in the hash never reach a server, so the browser searches for
 * them. Activities are redirected to their own page (SE-013).
 */
export async function load(input: LoadInput): Promise<LoadedPage<SearchProps> | Redirected> {
  const { query, market, now, wordsOf, markets, path, minisite, ...context } = input;
  const words = wordsOf(messages, breadcrumbMessages, stayHeadingMessages, placeHeadingMessages);
  const { locale } = market;
  const { criteria, flow, page } = readAddress({ query, hash: '' }, now);
  if (flow === 'activity') return { redirect: `${searchRoute(flow)}?${query}`, status: 302 };
  const { redirected, unknown } = await typedDestination(input);
  if (redirected) return redirected;
  const [themes, stays] = await Promise.all([
    loadThemes(locale, context),
    loadStays({ criteria, flow, page, locale }, context),
  ]);
  const hasCriteria = unknown !== undefined || Object.keys(readQueryCriteria(query)).length > 0;
  const { location } = criteria;
  const theme = themes.find(({ id }) => id === criteria.theme);
  const details = stays?.data.searchDetails;
  const heading = stayHeading(flow, details, words);
  const title = pageTitle(
    { heading, qualifier: details?.locationQualifier, theme: theme?.name, page },
    words,
  );
  const ownQuery = patchQuery('', {
    ...(location && { [location.kind]: location.id }),
    ...(flow === 'booking' ? {} : { flow }),
    ...(theme && { theme: theme.id }),
    ...(page > 0 && { page }),
  });
  const [picture] = shownOffers(stays?.data.exactMatch ?? [], flow).offers[0]?.images ?? [];
  return {
    // Without criteria in the query, they are probably in the hash.
    early: hasCriteria
      ? earlyHashScript
      : withFirstPicture(
          earlySearch({ locale, now, isAnswered: stays !== undefined, minisite: minisite?.minisiteId }),
          picture && photoOf(picture, '').src,
        ),
    props: { themes, stays, hasCriteria, unknownDestination: unknown },
    head: (
      <>
        <PageHead
          title={title}
          description={words(
            flow === 'gifting' ? 'search.metaDescriptionGifting' : 'search.metaDescription',
            {
              title,
            },
          )}
          locale={locale}
          markets={markets}
          path={path}
          query={ownQuery}
        />
        <StructuredData
          graph={resultsData({
            place: { locale, markets, path },
            query: ownQuery,
            details,
            everywhere: everyStay(flow, words),
            home: words('chrome.breadcrumbHome'),
            items: (stays?.data.exactMatch ?? []).map(({ mainPackage: { id, hotel } }) => ({
              name: hotel.label,
              href: productHref(['stay', id], {
                flow,
                query: flow === 'booking' ? '' : `flow=${flow}`,
                hash: '',
              }),
            })),
          })}
        />
      </>
    ),
  };
}
