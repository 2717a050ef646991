import type { HotelResult } from '@sabadora/api';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import type { Flow } from '@sabadora/domain';
import { useSearchAddress } from '@sabadora/hooks';
import { Suspense } from 'react';
import { column } from '../frame/PageFrame.css.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { useWords } from '../words/PageWords.tsx';
import { heroPhoto } from './heroPhoto.ts';
import * as styles from './page.css.ts';
import { Selection } from './Selection.tsx';
import { island } from '../parts/island.tsx';
import { lazyPart } from '../parts/onDemand.tsx';

export interface HomeProps {
  themes: readonly Theme[];
  /** The stays that the server found, and the flow it found them for; missing when they could not be had. */
  stays?: { flow: Flow; results: readonly HotelResult[] } | undefined;
}

/** The server draws it; the page does not wait for its code. */
const SearchPanel = island(async () => (await import('./islands.ts')).SearchPanel);

const LiveSelection = lazyPart(async () => (await import('./LiveSelection.tsx')).LiveSelection);

/** Home: the search over a landscape, then stays of the moment (CH-019). */
export function Page({ themes, stays }: HomeProps) {
  const words = useWords();
  const search = useSearchAddress();
  const { flow } = search;
  const isGifting = flow === 'gifting';
  const isFound = stays?.flow === flow && stays.results.length > 0;
  return (
    <PageFrame>
      <Jumbotron
        title={words(isGifting ? 'home.giftTitle' : 'home.title')}
        picture={heroPhoto(isGifting)}
        pictureSize={HERO_SIZE}
      >
        <SearchPanel search={search} themes={themes} />
      </Jumbotron>
      <div className={`${column} ${styles.sections}`}>
        {isFound ? (
          <Selection results={stays.results} flow={flow} />
        ) : (
          <Suspense fallback={<Selection results={undefined} flow={flow} />}>
            <LiveSelection flow={flow} />
          </Suspense>
        )}
      </div>
    </PageFrame>
  );
}

const HERO_SIZE = { width: 1500, height: 736 };
