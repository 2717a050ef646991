import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';
import { island } from '../../kit/parts/island.tsx';
import * as styles from './page.css.ts';

export interface NotFoundProps {
  themes: readonly Theme[];
}

// Rendered by the server; the page does not wait for their code.
const Missing = island(async () => (await import('./Missing.tsx')).Missing);
const SearchOfMissing = island(async () => (await import('./SearchOfMissing.tsx')).SearchOfMissing);
const EditorialLinks = island(async () => (await import('./EditorialLinks.tsx')).EditorialLinks);

/**
 * The page for an address that leads nowhere: a message, a new search, and pages that editors recommend (CH-141 …
 * CH-147).
 */
export function Page({ themes }: NotFoundProps) {
  return (
    <PageFrame isInEveryMarket={false}>
      <div className={column}>
        <Missing />
        <div className={styles.more}>
          <SearchOfMissing themes={themes} />
          <EditorialLinks />
        </div>
      </div>
    </PageFrame>
  );
}
