import { Button } from '@sabadora/design-system/Button';
import { CardSkeleton } from '@sabadora/design-system/Card';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import type { ProductFlow, SearchCriteria } from '@sabadora/domain';
import { useStaySearch, type LoadedSearch } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import * as rows from '../rows/rows.css.ts';
import { Section } from '../rows/Section.tsx';
import { StayRow, type StayRowProps } from '../rows/StayRow.tsx';
import failureMessages from '../../frame/failure/failure.messages.json';
import messages from './StaysBlock.messages.json';

export interface StaysBlockProps extends Pick<StayRowProps, 'query' | 'size'> {
  title: string;
  line: string;
  flow: ProductFlow;
  /** Keeps its identity while it is the same search. */
  criteria: SearchCriteria;
  /** Number of stays requested. */
  limit: number;
  /** Stays in the row, the first of those. */
  shownCount: number;
  /** What the server found; the browser searches where it found nothing, or for another flow. */
  found: LoadedSearch | undefined;
  /** The page with all stays of this search. */
  href: string;
  /** The words of the link there, by how many there are. */
  linkLabel: (count: number) => string;
}

/** The first stays of a search, and a link to all of them. Left out where there are none. */
export function StaysBlock({
  title,
  line,
  flow,
  criteria,
  limit,
  shownCount,
  found,
  href,
  linkLabel,
  ...row
}: StaysBlockProps) {
  const { status, results, details, retry } = useStaySearch({
    criteria,
    flow,
    page: 0,
    limit,
    initial: found,
  });
  if (status === 'none') return null;
  const link = details && { href, label: linkLabel(details.totalCount) };
  return (
    <Section title={title} line={line} link={link}>
      {status === 'error' && <StaysFailed onRetry={retry} />}
      {status === 'loading' && <StaysToCome count={shownCount} size={row.size} />}
      {status === 'exact' && <StayRow results={results.slice(0, shownCount)} flow={flow} {...row} />}
    </Section>
  );
}

function StaysFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(messages, failureMessages);
  return (
    <EmptyState
      sentence={words('home.selectionEmpty')}
      vignette="cloud"
      action={<Button onClick={onRetry}>{words('chrome.retry')}</Button>}
    />
  );
}

function StaysToCome({ count, size }: { count: number; size: StayRowProps['size'] }) {
  return (
    <div className={size === 'large' ? rows.three : rows.four} aria-hidden="true">
      {Array.from({ length: count }, (_, index) =>
        size === 'large' ? (
          <CardSkeleton key={index} lines={2} parts={['score', 'note', 'action', 'price']} />
        ) : (
          <CardSkeleton key={index} lines={0} parts={['price']} />
        ),
      )}
    </div>
  );
}
