import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { useWords } from '../words/useWords.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Pagination.css.ts';
import type { PaginationWords } from './words.ts';

export interface PaginationProps extends RootProps {
  /** Page numbers from 1 in rising order, with 'gap' where some are left out (SE-246, SE-247). */
  items: readonly (number | 'gap')[];
  /** Number of the current page, from 1. */
  current: number;
  /** Returns the address of a page, used for its link. */
  hrefOf: (page: number) => string;
  /** Called for a plain click on a page; call `preventDefault` on the event to navigate on the client. */
  onNavigate?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Text about the list, e.g. "1 - 24 results of 312" (SE-245). */
  legend?: ReactNode;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<PaginationWords>;
}

/**
 * Class of each entry for narrow containers. The first of consecutive entries that are left out becomes an ellipsis.
 */
function placesOf(items: readonly (number | 'gap')[], current: number, last: number) {
  const isNear = (item: number | 'gap' | undefined) =>
    item !== undefined && item !== 'gap' && (item === 1 || item === last || Math.abs(item - current) <= 1);
  return items.map((item, index) => {
    if (item === current) return styles.place.current;
    if (isNear(item)) return styles.place.near;
    return isNear(items[index - 1]) ? styles.place.firstFar : styles.place.far;
  });
}

/** Links to the other pages of a list (SE-244 to SE-247). Render it only when there are several pages. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { items, current, hrefOf, onNavigate, legend, words: overrides, ...root },
  ref,
) {
  const words = useWords('Pagination', overrides);
  const last = Math.max(...items.filter((item) => item !== 'gap'));

  const places = placesOf(items, current, last);

  const linkTo = (page: number) => ({
    href: hrefOf(page),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      // The browser handles clicks that open a new tab or window.
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onNavigate?.(page, event);
    },
  });

  return (
    <nav {...root} ref={ref} aria-label={words.pagination} className={styles.pagination}>
      <div className={styles.line}>
        {current > 1 ? (
          <a {...linkTo(current - 1)} rel="prev" aria-label={words.previous} className={styles.step}>
            <ChevronStartIcon />
          </a>
        ) : (
          <span className={styles.atEnd}>
            <ChevronStartIcon />
          </span>
        )}
        <ol className={styles.list}>
          {items.map((item, index) =>
            item === 'gap' ? (
              <li key={`gap ${items[index - 1]}`} className={places[index]} aria-hidden="true">
                <span className={styles.gap}>…</span>
              </li>
            ) : (
              <li key={item} className={places[index]}>
                <a
                  {...linkTo(item)}
                  aria-label={words.page(item)}
                  aria-current={item === current ? 'page' : undefined}
                  className={styles.page}
                >
                  {item}
                </a>
              </li>
            ),
          )}
        </ol>
        {current < last ? (
          <a {...linkTo(current + 1)} rel="next" aria-label={words.next} className={styles.step}>
            <ChevronEndIcon />
          </a>
        ) : (
          <span className={styles.atEnd}>
            <ChevronEndIcon />
          </span>
        )}
      </div>
      {legend && <p className={styles.legend}>{legend}</p>}
    </nav>
  );
});
