import { visuallyHidden } from '@sabadora/design-system';
import { useState, type ReactNode } from 'react';
import * as styles from './ResultsPage.css.ts';

export interface ResultCountProps {
  /** The page's title; announced with the count once the page has had another. */
  title: string;
  isLoading: boolean;
  /** What is counted, or that it is being counted. */
  children: ReactNode;
}

/**
 * How many results there are, announced whenever it changes. A search within the page loads no document whose title a
 * screen reader would read, so the new title comes before the count: "Week-ends à Bruges – page 2, 128 séjours".
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
