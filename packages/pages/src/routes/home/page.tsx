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
  /** The editor's jumbotron; undefined when it could not be loaded. */
  jumbotron?: Homepage['jumbotron'] | undefined;
  /**
   * The editor's settings for header, promotion bar and footer; undefined, when they could not be loaded, shows all
   * of them.
   */
  frame?: PageFrameProps['own'];
  /** Blocks in the editor's order. */
  blocks: readonly HomeBlock[];
  data: BlockData;
}

// Rendered by the server; the page does not wait for their code.
const SearchPanel = island(
  async () => (await import('../../features/searchBox/SearchPanel.tsx')).SearchPanel,
);
/** Rarely shown. */
const SearchFlows = island(
  async () => (await import('../../features/searchBox/SearchFlows.tsx')).SearchFlows,
);
const HomeBlocks = island(async () => (await import('../../features/homeBlocks/HomeBlocks.tsx')).HomeBlocks);

const HERO_SIZE = { width: 1500, height: 736 };

/** The home page: the search box over a landscape, then blocks that lead into the catalogue (CH-017). */
export function Page({ content, jumbotron, frame, blocks, data }: HomeProps) {
  const words = useWords(messages);
  const search = useSearchAddress();
  const flow = shownFlow(search.flow);
  const isGifting = flow === 'gifting';
  const own = isGifting ? jumbotron?.giftTitle : jumbotron?.title;
  // Gifting keeps its own default picture.
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
