import type { HomeBlock } from '@sabadora/api';
import { Jumbotron } from '@sabadora/design-system/Jumbotron';
import { Link } from '@sabadora/design-system/Link';
import type { BlockData } from '../../features/blocks/EditorialBlock.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { bannerPhoto } from '../../features/minisite/bannerPhoto.ts';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';
import type { Minisite } from '../../kit/document/pageInput.ts';
import { island } from '../../kit/parts/island.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import messages from './page.messages.json';

export interface MinisiteProps extends Omit<Minisite, 'minisiteId'> {
  /** A block of stays for each search among its starts. */
  blocks: readonly Extract<HomeBlock, { type: 'topResults' }>[];
  data: BlockData;
  themes: readonly Theme[];
}

// Rendered by the server; the page does not wait for their code.
const SearchPanel = island(
  async () => (await import('../../features/searchBox/AddressSearchPanel.tsx')).AddressSearchPanel,
);
const TopResults = island(async () => (await import('../../features/blocks/TopResults.tsx')).TopResults);
const CampaignClosedNotice = island(
  async () => (await import('../../features/minisite/CampaignClosedNotice.tsx')).CampaignClosedNotice,
);

const BANNER_SIZE = { width: 3840, height: 700 };

/** First page of a partner's minisite: banner, search box, links to start from, and stays (CH-172, D-088). */
export function Page({ title, lead, bannerUrls, starts, closed, blocks, data, themes }: MinisiteProps) {
  const words = useWords(messages);
  return (
    <PageFrame>
      <div className={styles.banner}>
        <Jumbotron title={title} lead={lead} picture={bannerPhoto(bannerUrls)} pictureSize={BANNER_SIZE}>
          {!closed && <SearchPanel themes={themes} hasTravelLocally={false} />}
        </Jumbotron>
      </div>
      <div className={column}>
        {closed && <CampaignClosedNotice {...closed} />}
        {starts.length > 1 && (
          <nav aria-label={words('minisite.starts')}>
            <ul className={styles.starts}>
              {starts.map(({ label, to }) => (
                <li key={to}>
                  <Link href={to} tone="standalone">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.blocks}>
          {blocks.map((block, at) => (
            <TopResults key={block.search} {...block} found={data.stays[at]} />
          ))}
        </div>
      </div>
    </PageFrame>
  );
}
