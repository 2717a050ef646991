import { hotelDetail, toHotelRequest } from '@sabadora/api';
import { readAddress } from '@sabadora/domain';
import { earlyHashScript } from '../../features/results/server/earlyHashScript.ts';
import { foundBy } from '../../kit/document/foundBy.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';
import { pathId } from '../../kit/document/pathId.ts';
import { HotelData } from './HotelData.tsx';
import messages from './head.messages.json';
import type { HotelProps } from './page.tsx';

/**
 * Loads a hotel by its id, with its offers for the dates and people in the query (PR-050, PR-053); not found for an
 * unknown id. A hotel without any offers keeps its page, but is not indexed (PR-058).
 */
export async function load(input: LoadInput): Promise<LoadResult<HotelProps>> {
  const { api, market, now, params, path, query, wordsOf, markets, signal } = input;
  const id = pathId(params['id']);
  if (id === undefined) return NOT_FOUND;
  const { locale } = market;
  const { criteria } = readAddress({ query, hash: '' }, now);
  const detail = await foundBy(api.send(hotelDetail, toHotelRequest({ id, locale, criteria }), { signal }));
  if (!detail) return NOT_FOUND;
  const { hotel, active } = detail;
  const words = wordsOf(messages);
  const names = { hotel: hotel.label, place: hotel.location.label };
  const description = words('hotel.metaDescription', names);
  const [picture] = detail.images;
  return {
    props: { detail },
    // The hash may contain dates and people, whose prices differ from the server's.
    early: earlyHashScript,
    head: (
      <>
        <PageHead
          title={words('hotel.metaTitle', names)}
          description={description}
          locale={locale}
          markets={markets}
          path={path}
          {...(picture !== undefined && { picture })}
          isIndexed={active}
        />
        {active && (
          <HotelData
            detail={detail}
            description={description}
            place={{ locale, markets, path }}
            home={words('hotel.home')}
          />
        )}
      </>
    ),
  };
}
