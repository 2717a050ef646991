import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { useWords } from '../words/PageWords.tsx';
import type { Results } from './useResults.ts';

/** The search could not be answered (SE-195): says so, and asks again. */
export function SearchFailed({ results: { answer, focusHead } }: { results: Results }) {
  const words = useWords();
  return (
    <EmptyState
      sentence={words('chrome.error')}
      headingLevel={2}
      vignette="cloud"
      action={
        <Button
          onClick={() => {
            // The button goes away with the error.
            focusHead();
            answer.retry();
          }}
        >
          {words('chrome.retry')}
        </Button>
      }
    />
  );
}
