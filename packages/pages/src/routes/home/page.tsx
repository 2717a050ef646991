import type { HomeBlock, Homepage } from '@sabadora/api';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { useSearchAddress } from '@sabadora/hooks';
import type { BlockData } from '../../features/blocks/EditorialBlock.tsx';
import { jumbotronPhoto } from '../../features/blocks/jumbotronPhoto.ts';
import { PageFrame, type PageFrameProps } from '#frame/PageFrame';
import { island } from '../../kit/parts/island.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { shownFlow, type HomeContent } from '../../features/homeBlocks/content.ts';
import { heroPhoto } from '../../features/homeBlocks/heroPhoto.ts';
import messages from './page.messages.json';

export interface HomeProps {
  content: HomeContent;
  /** As an editor wrote it; missing where it could not be had. */
  jumbotron?: Homepage['jumbotron'] | undefined;
  /** What an editor decided of header, promo bar and footer; all of them where it could not be had. */
  frame?: PageFrameProps['own'];
  /** In the editor's order. */
  blocks: readonly HomeBlock[];
  data: BlockData;
}

// The server renders both; the page does not wait for their code.
const SearchPanel = island(
  async () => (await import('../../features/searchBox/SearchPanel.tsx')).SearchPanel,
);
/** Rare. */
const SearchFlows = island(
  async () => (await import('../../features/searchBox/SearchFlows.tsx')).SearchFlows,
);
const HomeBlocks = island(async () => (await import('../../features/homeBlocks/HomeBlocks.tsx')).HomeBlocks);

const HERO_SIZE = { width: 1500, height: 736 };

/** Home: the search over a landscape, then ways into the catalogue (CH-017). */
export function Page({ content, jumbotron, frame, blocks, data }: HomeProps) {
  const words = useWords(messages);
  const search = useSearchAddress();
  const flow = shownFlow(search.flow);
  const isGifting = flow === 'gifting';
  const own = isGifting ? jumbotron?.giftTitle : jumbotron?.title;
  // Gifts have a picture of their own.
  const picture = isGifting ? undefined : jumbotron?.picture;
  return (
    <PageFrame own={frame} flows={frame?.promoBar?.showFlowTabs && <SearchFlows search={search} />}>
      <Jumbotron
        title={own ?? words(isGifting ? 'home.giftTitle' : 'home.title')}
        picture={picture === undefined ? heroPhoto(flow) : jumbotronPhoto(picture)}
        pictureSize={HERO_SIZE}
      >
        <SearchPanel search={search} themes={content.themes} />
      </Jumbotron>
      <HomeBlocks content={content} flow={flow} blocks={blocks} data={data} />
    </PageFrame>
  );
}
