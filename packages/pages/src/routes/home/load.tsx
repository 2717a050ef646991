import { readAddress } from '@sabadora/domain';
import { PageHead } from '../../kit/document/PageHead.tsx';
import type { LoadedPage, LoadInput } from '../../kit/document/pageInput.ts';
import { shownFlow } from '../../features/homeBlocks/content.ts';
import { loadHomeContent } from './loadContent.ts';
import type { HomeProps } from './page.tsx';
import messages from './load.messages.json';

/** The blocks of the home page, each of which may be missing (CH-016). */
export async function load({
  query,
  market,
  now,
  wordsOf,
  markets,
  api,
  signal,
}: LoadInput): Promise<LoadedPage<HomeProps>> {
  const words = wordsOf(messages);
  const { flow } = readAddress({ query, hash: '' }, now);
  return {
    props: { content: await loadHomeContent({ flow: shownFlow(flow), market, now }, { api, signal }) },
    head: (
      <PageHead
        title={words('home.metaTitle')}
        description={words('home.metaDescription')}
        locale={market.locale}
        markets={markets}
        path="/"
        picture="/images/lake/home/1500_736.webp"
      />
    ),
  };
}
