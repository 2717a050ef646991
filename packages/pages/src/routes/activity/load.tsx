import { activityDetail } from '@sabadora/api';
import { earlyHashScript } from '../../features/results/server/earlyHashScript.ts';
import { foundBy } from '../../kit/document/foundBy.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import { pathId } from '../../kit/document/pathId.ts';
import { ActivityData } from './ActivityData.tsx';
import type { ActivityProps } from './page.tsx';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import messages from './load.messages.json';

/**
 * Loads an activity by its id (D-062); not found for an unknown id. An activity that is no longer sold keeps its
 * page, with a notice and not indexed (PR-072).
 */
export async function load(input: LoadInput): Promise<LoadResult<ActivityProps>> {
  const { api, market, params, path, wordsOf, markets, signal } = input;
  const words = wordsOf(messages);
  const id = pathId(params['id']);
  if (id === undefined) return NOT_FOUND;
  const { locale } = market;
  const detail = await foundBy(api.send(activityDetail, { id, locale }, { signal }));
  if (!detail) return NOT_FOUND;
  const { activity, published } = detail;
  const { label: hotel, location } = activity.hotel;
  const names = { activity: activity.label, hotel, place: location.label };
  const description = words('activity.metaDescription', names);
  return {
    ...(!published && { status: 404 }),
    props: { detail },
    // The hash may contain a number of people, for whom the price differs from the server's.
    early: earlyHashScript,
    head: (
      <>
        <PageHead
          title={words('activity.metaTitle', names)}
          description={description}
          locale={locale}
          markets={markets}
          path={path}
          picture={activity.imageUrl}
          isIndexed={published}
        />
        {published && (
          <ActivityData
            detail={detail}
            description={description}
            place={{ locale, markets, path }}
            home={wordsOf(breadcrumbMessages)('chrome.breadcrumbHome')}
          />
        )}
      </>
    ),
  };
}
