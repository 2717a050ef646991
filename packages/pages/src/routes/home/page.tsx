import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { useSearchAddress } from '@sabadora/hooks';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { island } from '../../kit/parts/island.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { shownFlow, type HomeContent } from '../../features/homeBlocks/content.ts';
import { heroPhoto } from '../../features/homeBlocks/heroPhoto.ts';
import messages from './page.messages.json';

export interface HomeProps {
  content: HomeContent;
}

// The server renders both; the page does not wait for their code.
const SearchPanel = island(async () => (await import('./islands.ts')).SearchPanel);
const HomeBlocks = island(async () => (await import('../../features/homeBlocks/islands.ts')).HomeBlocks);

const HERO_SIZE = { width: 1500, height: 736 };

/** Home: the search over a landscape, then ways into the catalogue (CH-017). */
export function Page({ content }: HomeProps) {
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
      <HomeBlocks content={content} flow={flow} />
    </PageFrame>
  );
}
