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
        // Only the response to this very search has the number of pages.
        if (isSettled) setPage(last, { replace: true });
      },
      [isSettled, setPage],
    ),
  });
  /** The pressed page, until it is shown. */
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
        // The press is painted first, because rendering the page takes time. The page does not scroll to its top
        // (SE-165), but to the head of the results, which also takes the focus.
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
