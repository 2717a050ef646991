import { searchActivities, toActivitiesRequest } from '@sabadora/api';
import { patchQuery, readAddress, readQueryCriteria } from '@sabadora/domain';
import { activitySearchKey, type LoadedActivities } from '@sabadora/hooks';
import { StructuredData } from '../../kit/document/structuredData.tsx';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { withFirstPicture } from '../../features/results/server/firstPicture.ts';
import { photoOf } from '../../features/offers/photo.ts';
import { loadThemes } from '../../features/searchBox/loadThemes.ts';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import { typedDestination } from '../../features/searchBox/typedDestination.ts';
import { pageTitle } from '../../features/results/heading/placeHeading.ts';
import { activityHeading, everyActivity } from './activityHeading.ts';
import { resultsData } from '../../features/results/server/resultsData.ts';
import { earlyHashScript } from '../../features/results/server/earlyHashScript.ts';
import type { ActivitiesProps } from './page.tsx';
import placeHeadingMessages from '../../features/results/heading/placeHeading.messages.json';
import activityHeadingMessages from './activityHeading.messages.json';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './load.messages.json';

/**
 * Loads the results of the query, or all activities, as on the stay search; not found where activities are switched
 * off (SE-256, D-169). An address without the flow is redirected to one with it, because all parts of the page read
 * it from there.
 */
export async function load(input: LoadInput): Promise<LoadResult<ActivitiesProps>> {
  const { query, market, now, wordsOf, markets, path, switches, ...context } = input;
  const words = wordsOf(messages, breadcrumbMessages, activityHeadingMessages, placeHeadingMessages);
  if (!switches.toggles.activities) return NOT_FOUND;
  const { criteria, flow, page } = readAddress({ query, hash: '' }, now);
  if (flow !== 'activity')
    return { redirect: `${path}?${patchQuery(query, { flow: 'activity' })}`, status: 302 };
  const { redirected, unknown } = await typedDestination(input);
  if (redirected) return redirected;
  const { locale } = market;
  const hasCriteria = unknown !== undefined || Object.keys(readQueryCriteria(query)).length > 0;
  const [themes, activities] = await Promise.all([loadThemes(locale, context), findActivities()]);
  const { location } = criteria;
  const theme = themes.find(({ id }) => id === criteria.theme);
  const details = activities?.data.searchDetails;
  const heading = activityHeading(details, words);
  const title = pageTitle(
    { heading, qualifier: details?.locationQualifier, theme: theme?.name, page },
    words,
  );

  const ownQuery = patchQuery('', {
    ...(location && { [location.kind]: location.id }),
    flow,
    ...(theme && { theme: theme.id }),
    ...(page > 0 && { page }),
  });

  async function findActivities(): Promise<LoadedActivities | undefined> {
    const request = toActivitiesRequest({ criteria, page, locale });
    const { api, signal } = context;
    const data = await orUndefined(api.send(searchActivities, request, { signal }));
    return data && { key: activitySearchKey(request), data };
  }

  const [picture] = activities?.data.exactMatch[0]?.images ?? [];
  return {
    early: hasCriteria
      ? earlyHashScript
      : withFirstPicture(earlyHashScript, picture && photoOf(picture, '').src),
    props: { themes, activities, hasCriteria, unknownDestination: unknown },
    head: (
      <>
        <PageHead
          title={title}
          description={words('activities.metaDescription', { title })}
          locale={locale}
          markets={markets}
          path={path}
          picture="/images/forest/activities-nearby/1500_736.webp"
          query={ownQuery}
        />
        <StructuredData
          graph={resultsData({
            place: { locale, markets, path },
            query: ownQuery,
            details,
            everywhere: everyActivity(words),
            home: words('chrome.breadcrumbHome'),
            items: (activities?.data.exactMatch ?? []).map(({ label, uri }) => ({ name: label, href: uri })),
          })}
        />
      </>
    ),
  };
}
