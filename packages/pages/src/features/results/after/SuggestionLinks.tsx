import { useId } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './SuggestionLinks.css.ts';
import messages from './SuggestionLinks.messages.json';

/** A link to another search. */
export interface SuggestionLink {
  label: string;
  url: string;
  /** Number of offers that the link leads to. */
  offerCount: number;
}

export interface SuggestionLinksProps {
  /** Links, most offers first; without any, nothing is rendered. */
  links?: readonly SuggestionLink[] | undefined;
}

/** Links to searches in other places, with their number of offers (SE-160). */
export function SuggestionLinks({ links = [] }: SuggestionLinksProps) {
  const words = useWords(messages);
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <nav className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words('results.suggestionsTitle')}
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, url, offerCount }) => (
          <li key={url} className={styles.entry}>
            <a href={url} className={styles.link}>
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.count}>{words('results.suggestionsCount', { count: offerCount })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
