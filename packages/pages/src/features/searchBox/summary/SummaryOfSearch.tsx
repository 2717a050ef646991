import { SearchSummaryBar, useScrolledPast } from '@sabadora/design-system/SearchSummaryBar';
import { useEffect } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';
import { useSummary, type SummaryProps } from './useSummary.ts';

/** Scroll in px after which the summary appears (SE-043). */
const APPEARS_AFTER = 250;

export interface SummaryOfSearchProps extends SummaryProps {
  destination: { id: number; label: string } | undefined;
  /** Whether the search is open over the results. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The search in one line that sticks once the search box is out of view, and the dialog that it opens
 * (SE-041…SE-043).
 */
export function SummaryOfSearch({ destination, isOpen, onOpenChange, ...summary }: SummaryOfSearchProps) {
  const { search, themes } = summary;
  const isScrolled = useScrolledPast(APPEARS_AFTER);
  const { Part: SearchDialog, prepare, show } = usePart(loadDialog);
  useEffect(() => {
    if (isOpen) void show();
  }, [isOpen, show]);
  return (
    <>
      <SearchSummaryBar
        {...useSummary(summary)}
        isVisible={isScrolled}
        onApproach={prepare}
        onOpen={() => onOpenChange(true)}
      />
      {SearchDialog && (
        <SearchDialog
          isOpen={isOpen}
          onClose={() => onOpenChange(false)}
          search={search}
          themes={themes}
          destination={destination}
        />
      )}
    </>
  );
}

const loadDialog = async () => (await import('./SearchDialog.tsx')).SearchDialog;
