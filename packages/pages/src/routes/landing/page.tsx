import type { LandingBlock } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import type { BlockData } from '../../features/blocks/EditorialBlock.tsx';
import { TopBar } from '../../features/blocks/TopBar.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { jumbotronPhoto } from '../../features/blocks/jumbotronPhoto.ts';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';
import { island } from '../../kit/parts/island.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { openingOf } from './openingOf.ts';
import * as styles from './page.css.ts';
import breadcrumbMessages from '../../features/frame/breadcrumb.messages.json';

export interface LandingProps {
  /** Name of the page in the breadcrumb. */
  name: string;
  blocks: readonly LandingBlock[];
  data: BlockData;
  themes: readonly Theme[];
  isInEveryMarket: boolean;
}

// Rendered by the server; the page does not wait for their code.
const SearchPanel = island(
  async () => (await import('../../features/searchBox/AddressSearchPanel.tsx')).AddressSearchPanel,
);
const EditorialBlock = island(
  async () => (await import('../../features/blocks/EditorialBlock.tsx')).EditorialBlock,
);

const SupportBlock = island(
  async () => (await import('../../features/support/SupportBlock.tsx')).SupportBlock,
);

const HERO_SIZE = { width: 1500, height: 736 };

/** A landing page: an opening picture, then blocks in the editor's order (CH-020 … CH-027). */
export function Page({ name, blocks, data, themes, isInEveryMarket }: LandingProps) {
  const words = useWords(breadcrumbMessages);
  const { bars, opening } = openingOf(blocks);
  return (
    <PageFrame isInEveryMarket={isInEveryMarket}>
      {bars.map((bar) => (
        <TopBar key={bar.text} {...bar} />
      ))}
      {opening && (
        <Jumbotron
          title={opening.title}
          {...(opening.subtitle !== undefined && { lead: opening.subtitle })}
          picture={jumbotronPhoto(opening.picture)}
          pictureSize={HERO_SIZE}
        >
          {opening.showSearch && <SearchPanel themes={themes} hasTravelLocally={false} />}
        </Jumbotron>
      )}
      <div className={`${column} ${styles.page}`}>
        <Breadcrumb items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, { label: name }]} />
        {!opening && <h1 className={styles.title}>{name}</h1>}
        <div className={styles.blocks}>
          {blocks.map((block, at) =>
            // The blocks never change their order, so the index is a stable key.
            block === opening || block.type === 'topBar' ? null : (
              <EditorialBlock key={at} block={block} at={at} data={data} />
            ),
          )}
          <SupportBlock />
        </div>
      </div>
    </PageFrame>
  );
}
