import { forwardRef, useRef } from 'react';
import { SearchIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './SearchSummaryBar.css.ts';

export interface SearchSummaryProps extends RootProps {
  /** Action of the button for assistive technology, e.g. "Change your search". */
  label: string;
  /** Destination, e.g. "Bruges" or "All destinations". */
  destination: string;
  /** Dates, e.g. "12 – 14 December"; leave out if the flow has none. */
  dates?: string;
  /** Theme, e.g. "Wellness". */
  theme?: string;
  /** Travellers, e.g. "2 adults, 1 child". */
  travellers?: string;
  /** Emphasised text that replaces the details, e.g. that the search was changed and not sent yet. */
  notice?: string | undefined;
  /** Called on a press: open the search (SE-042). */
  onOpen: () => void;
  /** Called when a pointer or the focus enters, e.g. to preload what `onOpen` shows. */
  onApproach?: (() => void) | undefined;
}

/** The search in one line: a button that opens it, which replaces a whole `SearchBox` on a phone. */
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
              // Keyed by position, so that hydration matches the server-rendered element.
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
 * A text that a script may change before hydration. React keeps the changed text as long as its own value does not
 * change, so this component writes React's text back.
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
