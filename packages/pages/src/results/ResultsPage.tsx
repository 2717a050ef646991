import type { SearchDetails } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { Pagination } from '@sabadora/design-system/Pagination';
import {
  usePagination,
  useReturnToPlace,
  type SearchAddressState,
  type StaySearchStatus,
} from '@sabadora/hooks';
import { Suspense, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { column } from '../frame/PageFrame.css.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { AppliedFilters } from '../searchFilters/AppliedFilters.tsx';
import { SearchFilters } from '../searchFilters/SearchFilters.tsx';
import { SortSelect } from '../searchFilters/SortSelect.tsx';
import { SummaryOfSearch } from '../search/SummaryOfSearch.tsx';
import { SearchPanel, type Theme } from '../searchPanel/SearchPanel.tsx';
import { lazyPart } from '../words/onDemand.tsx';
import { useWords } from '../words/PageWords.tsx';
import { CareBanner } from './CareBanner.tsx';
import { ShareButton } from './ShareButton.tsx';
import * as styles from './ResultsPage.css.ts';

export interface ResultsPageProps {
  search: SearchAddressState;
  themes: readonly Theme[];
  status: StaySearchStatus;
  /** Names the list of results; another list has another key. */
  listKey: string;
  /** Of the results, or of those before while the next are on their way; undefined before the first and after an error. */
  details: SearchDetails | undefined;
  /** Asks again after an error. */
  onRetry: () => void;
  /** Everything of this flow, with a query; the links of the breadcrumb add a place. */
  everywhere: { label: string; href: string };
  title: string;
  /** What is counted, e.g. "128 stays"; said politely whenever it changes. */
  count: string;
  /** Of the head of the results, where the focus goes when what had it is gone. */
  headRef: RefObject<HTMLHeadingElement | null>;
  /** What can be done with the results, beside their count. */
  tools?: ReactNode;
  /** Typed without JavaScript and found nowhere. */
  unknownDestination?: string | undefined;
  /** Said of the results before them. */
  notices?: ReactNode;
  /** The results: cards, what stands for them while they are on their way, what is said when there are none. */
  children: ReactNode;
  /** Between the results and the pager. */
  below?: ReactNode;
  /** Below the pager. */
  after?: ReactNode;
  /** At the lower edge of a phone, and what it opens. */
  bar?: ReactNode;
}

/** Rare: most searches are answered. */
const EmptyState = lazyPart(async () => (await import('@sabadora/design-system/EmptyState')).EmptyState);

/** A page of results from top to bottom (SE-158): search box, filters, count, results, pager. */
export function ResultsPage(props: ResultsPageProps) {
  const { search, themes, status, listKey, details, everywhere, headRef } = props;
  const words = useWords();
  const { page, setPage } = search;
  const isSettled = status === 'exact' || status === 'none';
  const { leave } = useReturnToPlace({ isSettled, contentKey: listKey });
  const pagination = usePagination({
    page,
    total: details?.totalCount ?? 0,
    onBeyondEnd: useCallback(
      (last: number) => {
        // Only the answer to this very search knows where its end is.
        if (isSettled) setPage(last, { replace: true });
      },
      [isSettled, setPage],
    ),
  });
  const place = details?.location ?? undefined;
  const destination = details?.destination ?? undefined;

  /** What was pressed may go away: the focus goes to the head of the results. */
  function focusHead() {
    headRef.current?.focus({ preventScroll: true });
  }

  return (
    <PageFrame>
      <SummaryOfSearch search={search} themes={themes} destination={destination} place={place} />
      <div className={`${column} ${styles.top}`}>
        <CareBanner />
        <Breadcrumb
          items={[
            { label: words('chrome.breadcrumbHome'), href: '/' },
            ...(details?.locationHierarchy ?? [])
              .toReversed()
              .filter(({ label }) => label !== place)
              .map(({ type, id, label }) => ({ label, href: `${everywhere.href}&${type}=${id}` })),
            { label: place ?? everywhere.label },
          ]}
        />
        <SearchPanel search={search} themes={themes} destination={destination} look="compact" />
      </div>
      <div className={column} aria-busy={status === 'loading'}>
        <SearchFilters search={search} details={details} />
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1 className={styles.title} ref={headRef} tabIndex={-1}>
              {props.title}
            </h1>
            <p className={styles.count} role="status">
              <span>{props.count}</span>
            </p>
          </div>
          <div className={styles.tools}>
            {props.tools}
            <ShareButton search={search} />
            <SortSelect search={search} details={details} />
          </div>
        </header>
        <AppliedFilters search={search} details={details} onEmptied={focusHead} />
        <div className={styles.notices}>
          {props.unknownDestination !== undefined && (
            <Notice tone="warning">
              {words('search.unknownDestination', { text: props.unknownDestination })}
            </Notice>
          )}
          {props.notices}
        </div>
        {props.children}
        {status === 'error' && (
          <Suspense>
            <EmptyState
              sentence={words('chrome.error')}
              headingLevel={2}
              vignette="cloud"
              action={
                <Button
                  onClick={() => {
                    focusHead();
                    props.onRetry();
                  }}
                >
                  {words('chrome.retry')}
                </Button>
              }
            />
          </Suspense>
        )}
        {props.below}
        {pagination.isShown && (
          <Pagination
            items={pagination.items}
            current={pagination.current}
            hrefOf={(number) => search.pageHref(number - 1)}
            onNavigate={(number, event) => {
              event.preventDefault();
              leave();
              setPage(number - 1);
              // The page does not jump to its top (SE-165): the eye and the focus go to the head of the results, once
              // the press has been seen to work, since a far scroll draws much.
              requestAnimationFrame(() =>
                setTimeout(() => {
                  focusHead();
                  headRef.current?.scrollIntoView({ block: 'start' });
                }),
              );
            }}
            legend={words('search.legend', pagination.legend)}
          />
        )}
        {props.after}
      </div>
      {props.bar}
    </PageFrame>
  );
}

/** The head of the results, and how to give it the focus. */
export function useHeadOfResults() {
  const headRef = useRef<HTMLHeadingElement>(null);
  const focusHead = useCallback(() => headRef.current?.focus({ preventScroll: true }), []);
  return { headRef, focusHead };
}
