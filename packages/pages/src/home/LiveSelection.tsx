import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import type { Flow } from '@sabadora/domain';
import { useSabadora, useStaySearch } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useWords } from '../words/PageWords.tsx';
import { Selection } from './Selection.tsx';
import { SELECTION_SIZE, selectionCriteria } from './selection.ts';

/** The selection of a flow that the server has not looked up, or could not. */
export function LiveSelection({ flow }: { flow: Flow }) {
  const words = useWords();
  const { now } = useSabadora();
  const criteria = useMemo(() => selectionCriteria(now), [now]);
  const { results, status, retry } = useStaySearch({ criteria, flow, page: 0, limit: SELECTION_SIZE });
  if (status === 'none' || status === 'error') {
    return (
      <EmptyState
        sentence={words('home.selectionEmpty')}
        headingLevel={2}
        vignette="cloud"
        action={<Button onClick={retry}>{words('chrome.retry')}</Button>}
      />
    );
  }
  return <Selection results={status === 'loading' ? undefined : results} flow={flow} />;
}
