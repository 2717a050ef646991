import { ApiError, weekendDetail } from '@sabadora/api';
import { partyForRequest, readAddress, writePeople, writeStay } from '@sabadora/domain';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import type { StayProps } from './page.tsx';

/** The largest id that the catalogue can hold. */
const ID_MAX = 2_147_483_647;

/** A stay by its id; an id that the catalogue does not know is a page not found. */
export async function load(input: LoadInput): Promise<LoadResult<StayProps>> {
  const { api, market, now, params, path, query, words, markets, signal } = input;
  const id = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : undefined;
  if (id === undefined || id > ID_MAX) return NOT_FOUND;
  const { criteria, flow } = readAddress({ query, hash: '' }, now);
  try {
    const stay = await api.send(
      weekendDetail,
      {
        id,
        locale: market.locale,
        flow,
        ...writePeople(partyForRequest(flow, criteria.party)),
        ...writeStay(criteria.dates, 'flat'),
      },
      { signal },
    );
    const { label: offer, hotel } = stay.offer;
    return {
      props: { stay },
      head: (
        <PageHead
          title={words('stay.metaTitle', { offer, hotel: hotel.label })}
          description={words('stay.metaDescription', {
            offer,
            hotel: hotel.label,
            place: hotel.location.label,
          })}
          locale={market.locale}
          markets={markets}
          path={path}
          picture={stay.offer.imageUrl}
        />
      ),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NOT_FOUND;
    throw error;
  }
}
