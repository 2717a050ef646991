import { useActivitySearch, useSearchAddress, type AnsweredActivities } from '@sabadora/hooks';
import { Suspense, useMemo } from 'react';
import { ActivityRows } from '../results/ActivityRows.tsx';
import { SearchActionBar } from '../results/lateParts.ts';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { useResults } from '../results/useResults.ts';
import { useStanding } from '../results/useStanding.ts';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { lazyPart } from '../parts/onDemand.tsx';
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
const NoActivities = lazyPart(async () => (await import('./NoActivities.tsx')).NoActivities);

/** Cards in view when the page opens; their pictures come first. */
const FIRST_IN_VIEW = 3;

/** All activities of the market. */
const EVERYWHERE = '/activities?flow=activity';

/** The results of a search for activities (SE-166). */
export function Page({ themes, activities, unknownDestination }: ActivitiesProps) {
  const words = useWords();
  const search = useSearchAddress();
  const { criteria, page } = search;
  const answer = useActivitySearch({ ...search, initial: activities });
  const { status, results: found } = answer;
  const results = useResults(search, answer);
  const { isLoading, details } = results;
  const { query, hash } = search.address;
  const { adults } = criteria.party;
  const shown = useStanding(
    useMemo(
      () => (status === 'exact' ? { results: found, query, hash, page, adults } : undefined),
      [status, found, query, hash, page, adults],
    ),
    isLoading,
  );
  const place = details?.location ?? undefined;

  return (
    <ResultsPage
      results={results}
      themes={themes}
      everywhere={{ label: words('activities.title'), href: EVERYWHERE }}
      title={place === undefined ? words('activities.title') : words('activities.titlePlace', { place })}
      countText={(count) => words('activities.count', { count })}
      loadingText={words('activities.loading')}
      warning={unknownDestination && words('activities.unknownDestination', { text: unknownDestination })}
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
          <NoActivities results={results} everywhere={EVERYWHERE} />
        </Suspense>
      )}
    </ResultsPage>
  );
}
