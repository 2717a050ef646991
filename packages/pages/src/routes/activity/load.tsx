import { activityDetail, ApiError } from '@sabadora/api';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import type { ActivityProps } from './page.tsx';
import messages from './load.messages.json';

/** The largest id that the catalogue can hold. */
const ID_MAX = 2_147_483_647;

/** An activity by its id (D-062); an id that the catalogue does not know is a page not found. */
export async function load(input: LoadInput): Promise<LoadResult<ActivityProps>> {
  const { api, market, params, path, wordsOf, markets, signal } = input;
  const words = wordsOf(messages);
  const id = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : undefined;
  if (id === undefined || id > ID_MAX) return NOT_FOUND;
  try {
    const { activity, description } = await api.send(
      activityDetail,
      { id, locale: market.locale },
      { signal },
    );
    const place = activity.hotel.location.label;
    return {
      props: { activity, description },
      head: (
        <PageHead
          title={words('activity.metaTitle', { activity: activity.label, place })}
          description={words('activity.metaDescription', { activity: activity.label, place })}
          locale={market.locale}
          markets={markets}
          path={path}
          picture={activity.imageUrl}
        />
      ),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NOT_FOUND;
    throw error;
  }
}
