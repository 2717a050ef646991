import { ApiError, boxDetail, boxOffers } from '@sabadora/api';
import { boxCodeIn, boxFormat, productHref, productSegments } from '@sabadora/domain';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadResult, type LoadInput } from '../../kit/document/pageInput.ts';
import { BoxData } from './BoxData.tsx';
import type { BoxProps } from './page.tsx';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';
import failureMessages from '../../features/frame/failure/failure.messages.json';
import boxMessages from '../../features/product/box/box.messages.json';
import messages from './load.messages.json';

/** Number of stays on the first page (PR-099). */
const PAGE_SIZE = 8;
const CODE = /^[A-Z0-9]{1,40}$/;

/**
 * Loads a gift box by its code, in either format; an outdated name in the address is redirected to the current one
 * (D-035, ALG-18). Not found for an unknown code; if the gateway fails, the page shows a message (PR-105).
 */
export async function load(input: LoadInput): Promise<LoadResult<BoxProps>> {
  const { api, market, markets, params, path, query, switches, wordsOf, signal } = input;
  const { slug = '', code = '' } = params;
  if (!switches.toggles.boxes || !CODE.test(code) || boxFormat(code) === undefined) return NOT_FOUND;
  const { locale } = market;
  const words = wordsOf(messages);
  const common = wordsOf(breadcrumbMessages, failureMessages, boxMessages);
  const stays = orUndefined(
    api.send(boxOffers, { code, locale, page: 0, limit: PAGE_SIZE, performMapSearch: false }, { signal }),
  );
  try {
    const detail = await api.send(boxDetail, { code, locale }, { signal });
    if (slug !== detail.slug) return { redirect: boxHref({ slug: detail.slug, code }, query), status: 301 };
    const description = words('box.metaDescription', { box: detail.title });
    // Search engines index one page for all formats.
    const canonical = boxHref({ slug, code: boxCodeIn('digital', code) });
    return {
      props: { detail, stays: await stays },
      head: (
        <>
          <PageHead
            title={words('box.metaTitle', { box: detail.title })}
            description={description}
            locale={locale}
            markets={markets}
            path={canonical}
            picture={detail.images.main}
          />
          <BoxData
            detail={detail}
            description={description}
            place={{ locale, markets, path: canonical }}
            home={common('chrome.breadcrumbHome')}
            all={common('box.all')}
          />
        </>
      ),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return NOT_FOUND;
    if (!(error instanceof ApiError)) throw error;
    return {
      status: 503,
      props: {},
      head: (
        <PageHead
          title={common('chrome.error')}
          locale={locale}
          markets={markets}
          path={path}
          isIndexed={false}
        />
      ),
    };
  }
}

/** Address of the page of a box. */
export function boxHref(box: { slug: string; code: string }, query = ''): string {
  return productHref(productSegments({ kind: 'BOX', ...box }), { flow: 'gifting', query, hash: '' });
}
