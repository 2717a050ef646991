import { forwardRef } from 'react';
import { StickyBar } from '../StickyBar/index.ts';
import { splitAttributes } from '../react/splitAttributes.ts';
import { SearchSummary, type SearchSummaryProps } from './SearchSummary.tsx';

/** Scroll in px after which the bar appears on a phone (SE-043). */
const APPEARS_AFTER = 250;

export interface SearchSummaryBarProps extends SearchSummaryProps {
  /**
   * Shows or hides the bar at every width, over the page. @default on a phone, shown once the page has been scrolled by 250 px
   * (SE-043); on a desktop, always
   */
  isVisible?: boolean | undefined;
}

/**
 * The search in one line that sticks to the top (SE-041): one button that opens the search. Hidden, it takes no
 * focus and is not read.
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
