import { Banner } from '@sabadora/design-system/Banner';
import type { ProductFlow } from '@sabadora/domain';
import { column } from '../frame/PageFrame.css.ts';
import type { HomeContent } from './content.ts';
import { AllStaysBlock } from './blocks/AllStaysBlock.tsx';
import * as styles from './HomeBlocks.css.ts';
import { NearYouBlock } from './blocks/NearYouBlock.tsx';
import { PlacesBlock } from './blocks/PlacesBlock.tsx';
import { PromisesBlock } from './blocks/PromisesBlock.tsx';
import { StaysBlock } from './blocks/StaysBlock.tsx';
import { ThemesBlock } from './blocks/ThemesBlock.tsx';
import { useHomeBlocks } from './useHomeBlocks.tsx';

export interface HomeBlocksProps {
  content: HomeContent;
  flow: ProductFlow;
}

/** The home page below the search box, from what can be booked now to everything there is. */
export function HomeBlocks({ content, flow }: HomeBlocksProps) {
  const { moment, weekend, themes, places, nearYou, otherFlow, promises, all } = useHomeBlocks(content, flow);
  return (
    <div className={styles.blocks}>
      <div className={column}>
        <StaysBlock {...moment} />
      </div>
      {weekend && (
        <div className={styles.band}>
          <div className={column}>
            <StaysBlock {...weekend} />
          </div>
        </div>
      )}
      <div className={column}>
        <ThemesBlock {...themes} />
      </div>
      <div className={`${column} ${styles.together}`}>
        <PlacesBlock {...places} />
        <NearYouBlock {...nearYou} />
      </div>
      <div className={column}>
        <Banner {...otherFlow} />
      </div>
      <div className={column}>
        <PromisesBlock {...promises} />
      </div>
      <div className={column}>
        <AllStaysBlock {...all} />
      </div>
    </div>
  );
}
