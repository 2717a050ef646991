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
  /** Must keep its identity while the search is the same. */
  criteria: SearchCriteria;
  /** Number of stays requested. */
  limit: number;
  /** Number of stays shown: the first ones of those requested. */
  shownCount: number;
  /** Results that the server loaded; without them, or for another flow, the browser searches. */
  found: LoadedSearch | undefined;
  /** Address of the page with all stays of this search. */
  href: string;
  /**
   * Label of the link to that page.
   *
   * @param count Number of all stays
   */
  linkLabel: (count: number) => string;
}

/** The first stays of a search, with a link to all of them. Renders nothing when there are none. */
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
