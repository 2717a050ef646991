import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { useWords } from '../../../kit/words/useWords.ts';
import failureMessages from '../../frame/failure/failure.messages.json';

export interface SearchFailedProps {
  /** Repeats the search. The button disappears with the error, so move the focus. */
  onRetry: () => void;
}

/** Message that the search failed (SE-195), with a button that retries. */
export function SearchFailed({ onRetry }: SearchFailedProps) {
  const words = useWords(failureMessages);
  return (
    <EmptyState
      sentence={words('chrome.error')}
      headingLevel={2}
      vignette="cloud"
      action={<Button onClick={onRetry}>{words('chrome.retry')}</Button>}
    />
  );
}
