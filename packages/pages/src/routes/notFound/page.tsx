import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';
import { island } from '../../kit/parts/island.tsx';
import { EditorialLinks } from './EditorialLinks.tsx';
import * as styles from './page.css.ts';

export interface NotFoundProps {
  themes: readonly Theme[];
}

// The server renders both; the page does not wait for their code.
const Missing = island(async () => (await import('./Missing.tsx')).Missing);
const SearchPanel = island(
  async () => (await import('../../features/searchBox/AddressSearchPanel.tsx')).AddressSearchPanel,
);

/** An address that leads nowhere: what became of it, a new search, and pages that editors recommend (CH-141 … CH-147). */
export function Page({ themes }: NotFoundProps) {
  return (
    <PageFrame isInEveryMarket={false}>
      <div className={column}>
        <Missing />
        <div className={styles.more}>
          <SearchPanel themes={themes} variant="compact" hasTravelLocally={false} />
          <EditorialLinks />
        </div>
      </div>
    </PageFrame>
  );
}
