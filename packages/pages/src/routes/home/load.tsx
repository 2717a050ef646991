import { homepage } from '@sabadora/api';
import { readAddress } from '@sabadora/domain';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { loadBlocks } from '../../features/blocks/server/loadBlocks.ts';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import { siteData, StructuredData } from '../../kit/document/structuredData.tsx';
import { DEFAULT_BLOCKS, shownFlow } from '../../features/homeBlocks/content.ts';
import { loadHomeContent } from './loadContent.ts';
import type { HomeProps } from './page.tsx';
import messages from './load.messages.json';

/** Loads the blocks of the home page; each may be missing (CH-016). */
export async function load({
  query,
  market,
  now,
  wordsOf,
  markets,
  api,
  signal,
  audience,
  switches,
}: LoadInput): Promise<LoadedPage<HomeProps>> {
  const words = wordsOf(messages);
  const { flow } = readAddress({ query, hash: '' }, now);
  const { locale } = market;
  const client = { api, signal };
  const [content, home] = await Promise.all([
    loadHomeContent({ flow: shownFlow(flow), market, now }, client),
    orUndefined(api.send(homepage, { locale, flow, ...audience }, { signal })),
  ]);
  const blocks = home?.blocks ?? DEFAULT_BLOCKS;
  return {
    props: {
      content,
      jumbotron: home?.jumbotron,
      ...(home && { frame: { header: home.header, promoBar: home.promoBar, footer: home.footer } }),
      blocks,
      data: await loadBlocks(blocks, { ...client, locale, now, switches }),
    },
    head: (
      <>
        <PageHead
          title={home?.seo.title ?? words('home.metaTitle')}
          description={home?.seo.description ?? words('home.metaDescription')}
          locale={locale}
          markets={markets}
          path="/"
          isIndexed={home?.seo.index ?? true}
          isFollowed={home?.seo.follow ?? true}
          picture="/images/lake/home/1500_736.webp"
        />
        <StructuredData graph={siteData({ locale, markets })} />
      </>
    ),
  };
}
