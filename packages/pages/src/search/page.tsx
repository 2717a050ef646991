import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { Pagination } from '@sabadora/design-system/Pagination';
import { FAMILY_THEME_ID, mergeHash, resetFilters, showsFamilyMessage } from '@sabadora/domain';
import {
  toHref,
  usePagination,
  useSabadora,
  useSearchAddress,
  useStaySearch,
  type AnsweredSearch,
} from '@sabadora/hooks';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { column } from '../frame/PageFrame.css.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { OfferGrid } from '../offers/OfferGrid.tsx';
import { OfferGridSkeleton } from '../offers/OfferGridSkeleton.tsx';
import { SearchPanel, type Theme } from '../searchPanel/SearchPanel.tsx';
import { SummaryOfSearch } from './SummaryOfSearch.tsx';
import { useWords } from '../words/PageWords.tsx';
import * as styles from './page.css.ts';

export interface SearchProps {
  themes: readonly Theme[];
  /** What the server found for criteria in the query. */
  stays?: AnsweredSearch | undefined;
  /** Typed without JavaScript and found nowhere. */
  unknownDestination?: string | undefined;
}

/** Most searches find something. */
const EmptyState = lazy(async () => ({
  default: (await import('@sabadora/design-system/EmptyState')).EmptyState,
}));

/** Cards in view when the page opens; their pictures come first. */
const FIRST_IN_VIEW = 3;

/** The results of a stay search (SE-158): search box, count, cards, pagination. */
export function Page({ themes, stays, unknownDestination }: SearchProps) {
  const words = useWords();
  const { location } = useSabadora();
  const search = useSearchAddress();
  const { address, criteria, flow, page, isReady, setPage } = search;
  const { status, results, details, retry } = useStaySearch({
    criteria,
    flow,
    page,
    isReady,
    initial: stays,
  });
  const pagination = usePagination({
    page,
    total: details?.totalCount ?? 0,
    onBeyondEnd: useCallback((last: number) => setPage(last, { replace: true }), [setPage]),
  });
  const resultsRef = useRef<HTMLHeadingElement>(null);

  const place = details?.location ?? undefined;
  const isGifting = flow === 'gifting';
  const title = pageTitle();

  function pageTitle(): string {
    if (place === undefined) return words(isGifting ? 'search.titleGifting' : 'search.titleBooking');
    return words(isGifting ? 'search.titleGiftingPlace' : 'search.titlePlace', { place });
  }

  return (
    <PageFrame>
      <SummaryOfSearch
        search={search}
        themes={themes}
        destination={details?.destination ?? undefined}
        place={place}
      />
      <div className={`${column} ${styles.top}`}>
        <Breadcrumb
          items={[
            { label: words('chrome.breadcrumbHome'), href: '/' },
            ...(details?.locationHierarchy ?? [])
              .toReversed()
              .filter(({ label }) => label !== place)
              .map(({ type, id, label }) => ({ label, href: `/search?${type}=${id}` })),
            { label: place ?? words('search.titleBooking') },
          ]}
        />
        <SearchPanel
          search={search}
          themes={themes}
          destination={details?.destination ?? undefined}
          look="compact"
        />
      </div>
      <div className={column} aria-busy={status === 'loading'}>
        <header className={styles.header}>
          <h1 className={styles.title} ref={resultsRef} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.count} role="status">
            <span>
              {status === 'loading' && words('search.loading')}
              {details && words('search.count', { count: details.totalCount })}
            </span>
          </p>
        </header>
        <div className={styles.notices}>
          {unknownDestination !== undefined && (
            <Notice tone="warning">{words('search.unknownDestination', { text: unknownDestination })}</Notice>
          )}
          {showsFamilyMessage(criteria.party, criteria.theme) && status === 'exact' && (
            <Notice
              tone="info"
              action={
                <Button
                  tone="quiet"
                  size="small"
                  href={toHref({ ...address, hash: mergeHash(address.hash, { theme: FAMILY_THEME_ID }) })}
                >
                  {words('search.familyAction')}
                </Button>
              }
            >
              {words('search.family')}
            </Notice>
          )}
        </div>
        {status === 'loading' && <OfferGridSkeleton />}
        {status === 'exact' && (
          <OfferGrid
            results={results}
            flow={flow}
            query={address.query}
            hash={address.hash}
            priorityCount={FIRST_IN_VIEW}
          />
        )}
        <Suspense>
          {status === 'none' && (
            <EmptyState
              sentence={words('search.noResults')}
              headingLevel={2}
              action={
                <Button
                  onClick={() =>
                    location.write({ ...address, hash: mergeHash(address.hash, resetFilters()) })
                  }
                >
                  {words('search.removeFilters')}
                </Button>
              }
            />
          )}
          {status === 'error' && (
            <EmptyState
              sentence={words('chrome.error')}
              headingLevel={2}
              vignette="cloud"
              action={<Button onClick={retry}>{words('chrome.retry')}</Button>}
            />
          )}
        </Suspense>
        {pagination.isShown && (
          <Pagination
            items={pagination.items}
            current={pagination.current}
            hrefOf={(number) => search.pageHref(number - 1)}
            onNavigate={(number, event) => {
              event.preventDefault();
              setPage(number - 1);
              // The page does not jump to its top (SE-165): the eye and the focus go to the head of the results.
              resultsRef.current?.focus({ preventScroll: true });
              resultsRef.current?.scrollIntoView({ block: 'start' });
            }}
            legend={words('search.legend', pagination.legend)}
          />
        )}
      </div>
    </PageFrame>
  );
}
