import type { HomeBlock } from '@sabadora/api';
import type { ProductFlow } from '@sabadora/domain';
import { EditorialBlock, type BlockData } from '../blocks/EditorialBlock.tsx';
import { RecentlyViewed } from '../recentlyViewed/RecentlyViewed.tsx';
import type { HomeContent } from './content.ts';
import { AllStaysBlock } from './blocks/AllStaysBlock.tsx';
import * as styles from './HomeBlocks.css.ts';
import { NearYouBlock } from './blocks/NearYouBlock.tsx';
import { OtherFlowBlock } from './blocks/OtherFlowBlock.tsx';
import { PlacesBlock } from './blocks/PlacesBlock.tsx';
import { PromisesBlock } from './blocks/PromisesBlock.tsx';
import { StaysBlock } from './blocks/StaysBlock.tsx';
import { ThemesBlock } from './blocks/ThemesBlock.tsx';
import { useHomeBlocks, type HomeBlocksData } from './useHomeBlocks.tsx';

export interface HomeBlocksProps {
  content: HomeContent;
  flow: ProductFlow;
  /** Blocks in the editor's order. */
  blocks: readonly HomeBlock[];
  /** Data that the server loaded for editorial blocks. */
  data: BlockData;
}

/** The home page below the search box, in the blocks and the order set by an editor (CH-016, CH-017). */
export function HomeBlocks({ content, flow, blocks, data }: HomeBlocksProps) {
  const rows = useHomeBlocks(content, flow);
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // The blocks never change their order, so the index is a stable key.
        <Block key={at} block={block} at={at} data={data} rows={rows} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: HomeBlock;
  at: number;
  data: BlockData;
  rows: HomeBlocksData;
}

/** Renders one block in the page's column. */
function Block({ block, at, data, rows }: BlockProps) {
  switch (block.type) {
    case 'moment':
      return (
        <div className={styles.block}>
          <StaysBlock {...rows.moment} />
        </div>
      );
    case 'weekend':
      return (
        rows.weekend && (
          <div className={styles.band}>
            <div className={styles.block}>
              <StaysBlock {...rows.weekend} />
            </div>
          </div>
        )
      );
    case 'themes':
      return (
        <div className={styles.block}>
          <RecentlyViewed className={styles.recent} />
          <ThemesBlock {...rows.themes} />
        </div>
      );
    case 'places':
      return (
        <div className={`${styles.block} ${styles.together}`}>
          <PlacesBlock {...rows.places} />
          <NearYouBlock {...rows.nearYou} />
        </div>
      );
    case 'otherFlow':
      return (
        <div className={styles.block}>
          <OtherFlowBlock {...rows.otherFlow} />
        </div>
      );
    case 'promises':
      return (
        <div className={styles.block}>
          <PromisesBlock {...rows.promises} />
        </div>
      );
    case 'all':
      return (
        <div className={styles.block}>
          <AllStaysBlock {...rows.all} />
        </div>
      );
    case 'jumbotron':
    case 'sellingPoints':
    case 'promoList':
    case 'categoryCards':
    case 'banner':
    case 'topResults':
    case 'boxes':
    case 'targetedBanner':
    case 'topBar':
    case 'text':
      return (
        <div className={styles.block}>
          <EditorialBlock block={block} at={at} data={data} />
        </div>
      );
  }
}
