import { forwardRef } from 'react';
import { SearchIcon } from '../Icon/index.ts';
import { StickyBar } from '../StickyBar/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as styles from './SearchSummaryBar.css.ts';

/** Scroll in px after which the bar appears on a phone (SE-043). */
const APPEARS_AFTER = 250;

export interface SearchSummaryBarProps {
  /** What a press does, for assistive technology, e.g. "Change your search". */
  label: string;
  /** E.g. "Bruges", or "All destinations". */
  destination: string;
  /** E.g. "12 – 14 December"; leave out what the flow does not have. */
  dates?: string;
  /** E.g. "Wellness". */
  theme?: string;
  /** E.g. "2 adults, 1 child". */
  travellers?: string;
  /** The bar was pressed: open the search (SE-042). */
  onOpen: () => void;
  /** A pointer or the focus came near: time to fetch what `onOpen` shows. */
  onApproach?: (() => void) | undefined;
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
  function SearchSummaryBar(
    { label, destination, dates, theme, travellers, onOpen, onApproach, isVisible },
    ref,
  ) {
    const details = [dates, theme, travellers].filter((detail) => detail !== undefined && detail !== '');
    return (
      <StickyBar appearsAfter={APPEARS_AFTER} waitsOn="phone" isVisible={isVisible}>
        <button
          ref={ref}
          type="button"
          aria-haspopup="dialog"
          className={styles.button}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={onOpen}
        >
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <span className={visuallyHidden}>{label}: </span>
          <span className={styles.text}>
            <span className={styles.destination}>{destination}</span>{' '}
            <span className={styles.details}>
              {details.map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}{' '}
                </span>
              ))}
            </span>
          </span>
        </button>
      </StickyBar>
    );
  },
);
