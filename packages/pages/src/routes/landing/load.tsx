import { landingPage } from '@sabadora/api';
import { loadBlocks } from '../../features/blocks/server/loadBlocks.ts';
import { orNotFound } from '../../features/content/orNotFound.ts';
import { loadThemes } from '../../features/searchBox/loadThemes.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';
import { breadcrumbFromHome, itemListData, StructuredData } from '../../kit/document/structuredData.tsx';
import { itemsOfBlocks } from './itemsOfBlocks.ts';
import { openingOf } from './openingOf.ts';
import type { LandingProps } from './page.tsx';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';

/** Loads a landing page by the key in its address (CH-020). */
export async function load(input: LoadInput): Promise<LoadResult<LandingProps>> {
  const { api, market, markets, now, params, path, audience, signal, switches, wordsOf } = input;
  const { locale } = market;
  const key = params['key'] ?? '';
  const landing = await orNotFound(api.send(landingPage, { locale, key, ...audience }, { signal }));
  if (landing === NOT_FOUND) return NOT_FOUND;
  const { seo, blocks, locales } = landing;
  const [data, themes] = await Promise.all([
    loadBlocks(blocks, { api, signal, locale, now, switches }),
    loadThemes(locale, { api, signal }),
  ]);
  const { opening } = openingOf(blocks);
  const place = { locale, markets, path };
  return {
    props: {
      name: seo.title,
      blocks,
      data,
      themes,
      isInEveryMarket: locales.length === Object.keys(markets).length,
    },
    head: (
      <>
        <PageHead
          title={seo.title}
          description={seo.description}
          locale={locale}
          markets={markets}
          alternates={locales}
          path={path}
          isIndexed={seo.index}
          isFollowed={seo.follow}
          {...(opening && { picture: opening.picture })}
        />
        <StructuredData
          graph={[
            breadcrumbFromHome(place, {
              home: wordsOf(breadcrumbMessages)('chrome.breadcrumbHome'),
              page: seo.title,
            }),
            ...itemListData(place, itemsOfBlocks(blocks, data)),
          ]}
        />
      </>
    ),
  };
}
