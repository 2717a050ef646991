import { SearchSummary } from '@sabadora/design-system/SearchSummaryBar';
import { useSummary, type SummaryProps } from './useSummary.ts';
import * as styles from '../searchPanel.css.ts';

export interface PhoneSummaryProps extends SummaryProps {
  onOpen: () => void;
}

/** The search in one line on a phone, so that the results come first; a press opens it (SE-042). */
export function PhoneSummary({ onOpen, ...summary }: PhoneSummaryProps) {
  return (
    <div className={styles.phoneSummary}>
      <SearchSummary
        {...useSummary(summary)}
        onOpen={onOpen}
        // Filled by the page until it is hydrated: see `useFilledSearchBox`.
        data-unhydrated={summary.search.isReady ? undefined : 'summary'}
      />
    </div>
  );
}
