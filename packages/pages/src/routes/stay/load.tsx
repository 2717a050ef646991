import { productQuote, toQuoteRequest, toWeekendRequest, weekendDetail } from '@sabadora/api';
import { readAddress } from '@sabadora/domain';
import { loadPosted } from '../../features/product/gift/loadGift.ts';
import { earlyHashScript } from '../../features/results/server/earlyHashScript.ts';
import { StayData } from '../../features/product/stay/StayData.tsx';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { foundBy } from '../../kit/document/foundBy.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import { pathId } from '../../kit/document/pathId.ts';
import messages from './head.messages.json';
import type { StayProps } from './page.tsx';

/**
 * Loads a stay by its id, with its quote for the dates in the query; not found for an unknown id. A stay that is no
 * longer sold keeps its page, with a notice and not indexed (PR-024, D-150).
 */
export async function load(input: LoadInput): Promise<LoadResult<StayProps>> {
  const { api, market, now, params, path, query, switches, wordsOf, markets, signal } = input;
  const id = pathId(params['id']);
  if (id === undefined) return NOT_FOUND;
  const { locale } = market;
  const { criteria, flow: requestedFlow } = readAddress({ query, hash: '' }, now);
  const flow = requestedFlow === 'gifting' ? 'gifting' : 'booking';
  const { dates, party } = criteria;
  const quoted =
    flow === 'booking' && dates
      ? orUndefined(api.send(productQuote, toQuoteRequest({ id, locale, dates, party }), { signal }))
      : undefined;
  const posted = flow === 'gifting' ? loadPosted({ locale, switches }, { api, signal }) : undefined;
  const stay = await foundBy(
    api.send(weekendDetail, toWeekendRequest({ id, locale, flow, criteria }), { signal }),
  );
  if (!stay) return NOT_FOUND;
  const { label: offer, hotel } = stay.offer;
  const words = wordsOf(messages);
  const names = { offer, hotel: hotel.label, place: hotel.location.label };
  const description = words('stay.metaDescription', names);
  return {
    ...(!stay.published && { status: 404 }),
    props: { stay, quote: (await quoted) ?? null, ...(posted && { posted: await posted }) },
    // The hash may contain dates and people, whose price differs from the server's.
    early: earlyHashScript,
    head: (
      <>
        <PageHead
          title={words('stay.metaTitle', names)}
          description={description}
          locale={locale}
          markets={markets}
          path={path}
          picture={stay.offer.imageUrl}
          isIndexed={stay.published}
        />
        {stay.published && (
          <StayData
            stay={stay}
            description={description}
            place={{ locale, markets, path }}
            home={words('stay.home')}
          />
        )}
      </>
    ),
  };
}
