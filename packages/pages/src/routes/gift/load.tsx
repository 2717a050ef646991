import { toWeekendRequest, weekendDetail } from '@sabadora/api';
import { readAddress } from '@sabadora/domain';
import { loadPosted } from '../../features/product/gift/loadGift.ts';
import { StayData } from '../../features/product/stay/StayData.tsx';
import { earlyHashScript } from '../../features/results/server/earlyHashScript.ts';
import { foundBy } from '../../kit/document/foundBy.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';
import { pathId } from '../../kit/document/pathId.ts';
import messages from './head.messages.json';
import type { GiftProps } from './page.tsx';

/**
 * Loads a stay as a gift by its id (D-062, ALG-31); not found for an unknown id. A stay that is no longer sold, or
 * that cannot be given, keeps its page, with a notice and not indexed (PR-024, D-150).
 */
export async function load(input: LoadInput): Promise<LoadResult<GiftProps>> {
  const { api, market, now, params, path, query, switches, wordsOf, markets, signal } = input;
  const id = pathId(params['id']);
  if (id === undefined) return NOT_FOUND;
  const { locale } = market;
  const { criteria } = readAddress({ query, hash: '' }, now);
  const posted = loadPosted({ locale, switches }, { api, signal });
  const request = toWeekendRequest({ id, locale, flow: 'gifting', criteria });
  const stay = await foundBy(api.send(weekendDetail, request, { signal }));
  if (!stay) return NOT_FOUND;
  const { label: offer, hotel } = stay.offer;
  const words = wordsOf(messages);
  const names = { offer, hotel: hotel.label, place: hotel.location.label };
  const description = words('gift.metaDescription', names);
  const isOffered = stay.published && stay.giftPrices !== null;
  return {
    ...(!isOffered && { status: 404 }),
    props: { stay, posted: await posted },
    // The hash may contain nights and a format, whose price differs from the server's.
    early: earlyHashScript,
    head: (
      <>
        <PageHead
          title={words('gift.metaTitle', names)}
          description={description}
          locale={locale}
          markets={markets}
          path={path}
          picture={stay.offer.imageUrl}
          isIndexed={isOffered}
        />
        {isOffered && (
          <StayData
            stay={stay}
            prices={stay.giftPrices?.nightOptions.map(({ sellPrice }) => sellPrice) ?? []}
            description={description}
            place={{ locale, markets, path }}
            home={words('gift.home')}
          />
        )}
      </>
    ),
  };
}
