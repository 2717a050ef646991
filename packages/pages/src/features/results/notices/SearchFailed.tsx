import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { useWords } from '../../../kit/words/PageWords.tsx';

export interface SearchFailedProps {
  /** Asks again; the button goes away with the error, so move the focus. */
  onRetry: () => void;
}

/** A search could not be answered (SE-195): says so, and asks again. */
export function SearchFailed({ onRetry }: SearchFailedProps) {
  const words = useWords();
  return (
    <EmptyState
      sentence={words('chrome.error')}
      headingLevel={2}
      vignette="cloud"
      action={<Button onClick={onRetry}>{words('chrome.retry')}</Button>}
    />
  );
}
