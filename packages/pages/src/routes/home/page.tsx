import type { HomeBlock } from '@sabadora/api';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { useSearchAddress } from '@sabadora/hooks';
import type { BlockData } from '../../features/blocks/EditorialBlock.tsx';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { island } from '../../kit/parts/island.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { shownFlow, type HomeContent } from '../../features/homeBlocks/content.ts';
import { heroPhoto } from '../../features/homeBlocks/heroPhoto.ts';
import messages from './page.messages.json';

export interface HomeProps {
  content: HomeContent;
  /** In the editor's order. */
  blocks: readonly HomeBlock[];
  data: BlockData;
}

// The server renders both; the page does not wait for their code.
const SearchPanel = island(
  async () => (await import('../../features/searchBox/SearchPanel.tsx')).SearchPanel,
);
const HomeBlocks = island(async () => (await import('../../features/homeBlocks/HomeBlocks.tsx')).HomeBlocks);

const HERO_SIZE = { width: 1500, height: 736 };

/** Home: the search over a landscape, then ways into the catalogue (CH-017). */
export function Page({ content, blocks, data }: HomeProps) {
  const words = useWords(messages);
  const search = useSearchAddress();
  const flow = shownFlow(search.flow);
  return (
    <PageFrame>
      <Jumbotron
        title={words(flow === 'gifting' ? 'home.giftTitle' : 'home.title')}
        picture={heroPhoto(flow)}
        pictureSize={HERO_SIZE}
      >
        <SearchPanel search={search} themes={content.themes} />
      </Jumbotron>
      <HomeBlocks content={content} flow={flow} blocks={blocks} data={data} />
    </PageFrame>
  );
}
