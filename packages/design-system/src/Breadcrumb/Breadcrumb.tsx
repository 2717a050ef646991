import { forwardRef, useEffect, useRef, useState } from 'react';
import { ChevronEndIcon, MoreIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { useWords } from '../words/useWords.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Breadcrumb.css.ts';
import type { BreadcrumbWords } from './words.ts';

/** One page on the way from the home page to this one. */
export interface BreadcrumbItem {
  label: string;
  /** Address of the page. The last item, which is the current page, usually has none. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends RootProps {
  /** The pages from the home page to this one. */
  items: readonly BreadcrumbItem[];
  /**
   * "short" shows the first and last of three or more items, and the middle ones on demand (CH-077, D-140);
   * "shortOnPhone" does so only in a window as narrow as a phone's, also before hydration. @default 'full'
   */
  variant?: 'full' | 'short' | 'shortOnPhone';
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<BreadcrumbWords>;
}

/** The way from the home page to this one (breadcrumb pattern of the APG). */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items, variant = 'full', words: overrides, ...root },
  ref,
) {
  const words = useWords('Breadcrumb', overrides);
  const [isExpanded, setExpanded] = useState(false);
  const firstRevealed = useRef<HTMLLIElement>(null);
  const isFolded = variant !== 'full' && items.length > 2 && !isExpanded;
  const ofDevice = (device: string) =>
    isFolded && variant === 'shortOnPhone' ? `${styles.item} ${device}` : styles.item;

  // The button that had the focus is removed: the focus moves to the first item that it revealed.
  useEffect(() => {
    if (isExpanded) firstRevealed.current?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  }, [isExpanded]);

  const entries = items.map(({ label, href }, index) => {
    const isLast = index === items.length - 1;
    const isMiddle = index > 0 && !isLast;
    const current = isLast ? { 'aria-current': 'page' as const } : {};
    return (
      // Hidden rather than left out, so that the whole path stays in the HTML.
      <li
        key={`${index} ${label}`}
        ref={index === 1 ? firstRevealed : undefined}
        className={isMiddle ? ofDevice(styles.onDesktop) : styles.item}
        hidden={isMiddle && isFolded && variant === 'short'}
      >
        {index > 0 && <Separator />}
        {href === undefined ? (
          <span className={styles.text} tabIndex={-1} {...current}>
            {label}
          </span>
        ) : (
          <Link href={href} tone="inherit" className={styles.link} {...current}>
            {label}
          </Link>
        )}
      </li>
    );
  });

  return (
    <nav {...root} ref={ref} aria-label={words.breadcrumb}>
      <ol className={isExpanded ? `${styles.list} ${styles.unfolded}` : styles.list}>
        {entries[0]}
        {isFolded && (
          <li className={ofDevice(styles.onPhone)}>
            <Separator />
            <button
              type="button"
              className={styles.more}
              aria-label={words.showAll}
              onClick={() => setExpanded(true)}
            >
              <MoreIcon size="small" />
            </button>
          </li>
        )}
        {entries.slice(1)}
      </ol>
    </nav>
  );
});

function Separator() {
  return (
    <span className={styles.separator}>
      <ChevronEndIcon size="small" />
    </span>
  );
}
