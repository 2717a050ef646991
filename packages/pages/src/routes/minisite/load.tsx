import { loadBlocks } from '../../features/blocks/server/loadBlocks.ts';
import { loadThemes } from '../../features/searchBox/loadThemes.ts';
import { PageHead } from '../../kit/document/PageHead.tsx';
import { NOT_FOUND, type LoadInput, type LoadResult } from '../../kit/document/pageInput.ts';
import { blocksOf } from './blocksOf.ts';
import type { MinisiteProps } from './page.tsx';
import messages from './page.messages.json';

/** Loads the first page of a minisite (CH-171, CH-172); while the campaign is closed, it shows nothing to buy. */
export async function load(input: LoadInput): Promise<LoadResult<MinisiteProps>> {
  const { api, market, markets, minisite, now, signal, switches, wordsOf } = input;
  if (!minisite) return NOT_FOUND;
  const { locale } = market;
  const { title, lead, bannerUrls, starts, closed } = minisite;
  const words = wordsOf(messages);
  const blocks = closed ? [] : blocksOf(starts, words('minisite.all'));
  const [data, themes] = await Promise.all([
    loadBlocks(blocks, { api, signal, locale, now, switches }),
    closed ? [] : loadThemes(locale, { api, signal }),
  ]);
  return {
    props: { title, lead, bannerUrls, starts: closed ? [] : starts, closed, blocks, data, themes },
    head: (
      <PageHead
        title={title}
        description={lead}
        locale={locale}
        markets={markets}
        path=""
        isIndexed={!closed}
        picture={bannerUrls.desktop}
      />
    ),
  };
}
