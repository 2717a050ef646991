import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { Notice } from '@sabadora/design-system/Notice';
import { ProgressBar } from '@sabadora/design-system/ProgressBar';
import type { FallbackMessage as Kind } from '@sabadora/domain';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './FallbackResults.css.ts';
import noResultsMessages from '../results/noResults.messages.json';
import messages from './FallbackMessage.messages.json';

export interface FallbackMessageProps {
  kind: Kind | undefined;
  /** Whether the page has exact results above. */
  hasExact: boolean;
  onRemoveFilters: () => void;
}

/** Message about the results, in a live region that announces each change politely (SE-196…SE-199). */
export function FallbackMessage({ kind, hasExact, onRemoveFilters }: FallbackMessageProps) {
  const words = useWords(messages, noResultsMessages);
  return <div role="status">{content()}</div>;

  function content() {
    switch (kind) {
      case undefined:
        return null;
      case 'no-results':
        return (
          <EmptyState
            sentence={words('search.noResults')}
            headingLevel={2}
            action={<Button onClick={onRemoveFilters}>{words('search.removeFilters')}</Button>}
          />
        );
      case 'no-exact':
        return <Notice>{words('fallback.noExact')}</Notice>;
      case 'suggestion':
        return <Notice>{words('fallback.suggestion')}</Notice>;
      case 'loading':
        return (
          <Notice>
            <div className={styles.loader}>
              {/* Reserves the height of the sentence that will probably replace the loader. */}
              <span className={styles.toCome} aria-hidden="true">
                {words(hasExact ? 'fallback.suggestion' : 'fallback.noExact')}
              </span>
              <div className={styles.progress}>
                <ProgressBar label={words('fallback.loading')} />
              </div>
            </div>
          </Notice>
        );
    }
  }
}
