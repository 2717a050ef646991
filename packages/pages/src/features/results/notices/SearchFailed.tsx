import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { useWords } from '../../../kit/words/useWords.ts';
import failureMessages from '../../frame/failure.messages.json';

export interface SearchFailedProps {
  /** Asks again; the button goes away with the error, so move the focus. */
  onRetry: () => void;
}

/** A search could not be answered (SE-195): says so, and asks again. */
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
