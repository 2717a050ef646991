import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { countFilters, mergeHash, patchQuery, resetFilters } from '@sabadora/domain';
import { useActivitySearch, useSabadora, useSearchAddress, type AnsweredActivities } from '@sabadora/hooks';
import { Suspense, useMemo } from 'react';
import { ActivityRows } from '../results/ActivityRows.tsx';
import { ResultsPage, useHeadOfResults } from '../results/ResultsPage.tsx';
import { useStanding } from '../results/useStanding.ts';
import { SearchActionBar } from '../searchFilters/SearchActionBar.tsx';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { lazyPart } from '../words/onDemand.tsx';
import { useWords } from '../words/PageWords.tsx';
import { ActivitiesSkeleton } from './ActivitiesSkeleton.tsx';

export interface ActivitiesProps {
  themes: readonly Theme[];
  /** What the server found for criteria in the query. */
  activities?: AnsweredActivities | undefined;
  /** Typed without JavaScript and found nowhere. */
  unknownDestination?: string | undefined;
}

/** Rare: most searches find something. */
const EmptyState = lazyPart(async () => (await import('@sabadora/design-system/EmptyState')).EmptyState);

/** Cards in view when the page opens; their pictures come first. */
const FIRST_IN_VIEW = 3;

/** All activities of the market. */
const EVERYWHERE = '/activities?flow=activity';

/** The results of a search for activities (SE-166). */
export function Page({ themes, activities, unknownDestination }: ActivitiesProps) {
  const words = useWords();
  const { location } = useSabadora();
  const search = useSearchAddress();
  const { address, criteria, page } = search;
  const answer = useActivitySearch({ ...search, initial: activities });
  const { status, results, retry } = answer;
  const { headRef, focusHead } = useHeadOfResults();

  const isLoading = status === 'loading';
  const details = useStanding(answer.details, isLoading);
  const { query, hash } = address;
  const { adults } = criteria.party;
  const shown = useStanding(
    useMemo(
      () => (status === 'exact' ? { results, query, hash, page, adults } : undefined),
      [status, results, query, hash, page, adults],
    ),
    isLoading,
  );
  const place = details?.location ?? undefined;
  const hasCity = criteria.location?.kind === 'city';
  const hasFilters = countFilters(criteria, { flow: 'activity', hasCity }).total > 0;

  function count(): string {
    if (isLoading) return words('activities.loading');
    return answer.details ? words('activities.count', { count: answer.details.totalCount }) : '';
  }

  function removeFilters() {
    focusHead();
    location.write({
      ...address,
      query: patchQuery(query, { page: undefined }),
      hash: mergeHash(hash, resetFilters()),
    });
  }

  return (
    <ResultsPage
      search={search}
      themes={themes}
      status={status}
      listKey={answer.key}
      details={details}
      onRetry={retry}
      everywhere={{ label: words('activities.title'), href: EVERYWHERE }}
      title={place === undefined ? words('activities.title') : words('activities.titlePlace', { place })}
      count={count()}
      headRef={headRef}
      notices={
        unknownDestination !== undefined && (
          <Notice tone="warning">
            {words('activities.unknownDestination', { text: unknownDestination })}
          </Notice>
        )
      }
      bar={<SearchActionBar search={search} details={details} />}
    >
      {shown && (
        <ActivityRows
          {...shown}
          theme={themes.find(({ id }) => id === criteria.theme)?.name}
          priorityCount={FIRST_IN_VIEW}
        />
      )}
      {isLoading && !shown && <ActivitiesSkeleton />}
      {status === 'none' && (
        <Suspense>
          <EmptyState
            sentence={words('activities.none')}
            headingLevel={2}
            action={
              hasFilters ? (
                <Button onClick={removeFilters}>{words('search.removeFilters')}</Button>
              ) : (
                <Button href={EVERYWHERE}>{words('activities.everywhere')}</Button>
              )
            }
          />
        </Suspense>
      )}
    </ResultsPage>
  );
}
