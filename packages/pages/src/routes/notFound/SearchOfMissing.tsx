import { SearchSummary } from '@sabadora/design-system/SearchSummaryBar';
import { useSearchAddress } from '@sabadora/hooks';
import { useState } from 'react';
import { useSummary } from '../../features/searchBox/summary/useSummary.ts';
import { SearchPanel, type Theme } from '../../features/searchBox/SearchPanel.tsx';
import { usePart } from '../../kit/parts/usePart.ts';
import * as styles from './page.css.ts';

const loadDialog = async () =>
  (await import('../../features/searchBox/summary/SearchDialog.tsx')).SearchDialog;

/**
 * A new search: on a phone one line that opens it, on a desktop and without JavaScript the whole search box (CH-146).
 */
export function SearchOfMissing({ themes }: { themes: readonly Theme[] }) {
  const search = useSearchAddress();
  const [isOpen, setOpen] = useState(false);
  const { Part: SearchDialog, prepare, show } = usePart(loadDialog);
  const open = () => {
    setOpen(true);
    void show();
  };
  return (
    <>
      <div className={styles.summary}>
        <SearchSummary
          {...useSummary({ search, themes, place: undefined })}
          onApproach={prepare}
          onOpen={open}
        />
      </div>
      <div className={styles.search}>
        <SearchPanel search={search} themes={themes} variant="hero" />
      </div>
      {SearchDialog && (
        <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} search={search} themes={themes} />
      )}
    </>
  );
}
