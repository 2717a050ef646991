import { Pagination } from '@sabadora/design-system/Pagination';
import { usePagination } from '@sabadora/hooks';
import { useCallback, useState } from 'react';
import { afterPaint } from '../../../kit/parts/afterPaint.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import type { Results } from '../useResults.ts';
import messages from './Pager.messages.json';

export interface PagerProps {
  results: Results;
  /** Called before another page of results is shown. */
  onLeave: () => void;
}

/** Links to the other pages of the results (SE-244 to SE-247). */
export function Pager({ results, onLeave }: PagerProps) {
  const { search, details, isSettled, headRef, focusHead } = results;
  const words = useWords(messages);
  const { page, setPage } = search;
  const pagination = usePagination({
    page,
    total: details?.totalCount ?? 0,
    onBeyondEnd: useCallback(
      (last: number) => {
        // Only the response to this very search says how many pages there are.
        if (isSettled) setPage(last, { replace: true });
      },
      [isSettled, setPage],
    ),
  });
  /** The page that was pressed, until it is the page shown. */
  const [pressed, setPressed] = useState<{ number: number; from: number }>();
  if (pressed && pressed.from !== page) setPressed(undefined);
  if (!pagination.isShown) return null;
  return (
    <Pagination
      items={pagination.items}
      current={pressed?.number ?? pagination.current}
      hrefOf={(number) => search.pageHref(number - 1)}
      onNavigate={(number, event) => {
        event.preventDefault();
        onLeave();
        setPressed({ number, from: page });
        // The press is seen before the page is drawn anew, which takes its time. The page does not jump to its top
        // (SE-165): the eye and the focus go to the head of the results.
        afterPaint(() => {
          setPage(number - 1);
          focusHead();
          headRef.current?.scrollIntoView({ block: 'start' });
        });
      }}
      legend={words('search.legend', pagination.legend)}
    />
  );
}
