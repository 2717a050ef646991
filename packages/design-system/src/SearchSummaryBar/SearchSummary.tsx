import { forwardRef, useRef } from 'react';
import { SearchIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './SearchSummaryBar.css.ts';

export interface SearchSummaryProps extends RootProps {
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
  /** Said in the place of the details, and marked: e.g. that the search was changed and not sent yet. */
  notice?: string | undefined;
  /** It was pressed: open the search (SE-042). */
  onOpen: () => void;
  /** A pointer or the focus came near: time to fetch what `onOpen` shows. */
  onApproach?: (() => void) | undefined;
}

/** The search in one line: a button that opens it, in the place of a whole `SearchBox` on a phone. */
export const SearchSummary = forwardRef<HTMLButtonElement, SearchSummaryProps>(function SearchSummary(
  { label, destination, dates, theme, travellers, notice, onOpen, onApproach, ...root },
  ref,
) {
  const details = [dates, theme, travellers].flatMap((detail) => (detail ? [detail] : []));
  return (
    <button
      {...root}
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      className={styles.button}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onOpen}
    >
      <span className={styles.icon} data-marked={notice !== undefined || undefined}>
        <SearchIcon />
      </span>
      <span className={visuallyHidden}>{label}: </span>
      <span className={styles.text}>
        <FilledText className={styles.destination} text={destination} />{' '}
        {notice === undefined ? (
          <span className={styles.details}>
            {details.map((detail, place) => (
              // By its place: hydration finds the element that the server rendered.
              <FilledText key={place} className={styles.detail} text={detail} />
            ))}
          </span>
        ) : (
          <span className={styles.notice}>{notice}</span>
        )}
      </span>
    </button>
  );
});

/**
 * A text that a page may write into before it hydrates. React keeps such a text for as long as its own does not change,
 * so its own is put back.
 */
function FilledText({ className, text }: { className: string; text: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useBrowserLayoutEffect(() => {
    const node = ref.current?.firstChild;
    if (node && node.nodeValue !== text) node.nodeValue = text;
  }, [text]);
  return (
    <span ref={ref} className={className} suppressHydrationWarning>
      {text}{' '}
    </span>
  );
}
