import { visuallyHidden } from '@sabadora/design-system';
import { useState, type ReactNode } from 'react';
import * as styles from './ResultsPage.css.ts';

export interface ResultCountProps {
  /** Title of the page; after it has changed, it is announced together with the count. */
  title: string;
  isLoading: boolean;
  /** The count, or a text while counting. */
  children: ReactNode;
}

/**
 * The number of results, announced whenever it changes. A search within the page loads no document whose title a
 * screen reader would read, so the new title precedes the count: "Week-ends à Bruges – page 2, 128 séjours".
 */
export function ResultCount({ title, isLoading, children }: ResultCountProps) {
  const [opening] = useState(title);
  const [isOther, setOther] = useState(false);
  if (!isOther && title !== opening) setOther(true);
  return (
    <p className={styles.count} role="status">
      {isOther && !isLoading && <span className={visuallyHidden}>{title}, </span>}
      {children}
    </p>
  );
}
