import { forwardRef } from 'react';
import { StickyBar } from '../StickyBar/index.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { SearchSummary, type SearchSummaryProps } from './SearchSummary.tsx';

/** Scroll in px after which the bar appears on a phone (SE-043). */
const APPEARS_AFTER = 250;

export interface SearchSummaryBarProps extends SearchSummaryProps {
  /**
   * Shows or hides the bar at every width, over the page.
   * @default on a phone, shown after 250 px of scrolling (SE-043); on a desktop, always shown
   */
  isVisible?: boolean | undefined;
}

/**
 * The search in one line, sticky at the top (SE-041): one button that opens the search. While hidden it cannot be
 * focused and is not read by screen readers.
 */
export const SearchSummaryBar = forwardRef<HTMLButtonElement, SearchSummaryBarProps>(
  function SearchSummaryBar({ isVisible, ...props }, ref) {
    const [root, summary] = splitAttributes(props);
    return (
      <StickyBar {...root} appearsAfter={APPEARS_AFTER} waitsOn="phone" isVisible={isVisible}>
        <SearchSummary {...summary} ref={ref} />
      </StickyBar>
    );
  },
);
