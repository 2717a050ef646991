import { useActivitySearch, useSearchAddress, type LoadedActivities } from '@sabadora/hooks';
import { Suspense } from 'react';
import { ActivitiesSkeleton } from '../../features/offers/grid/ActivitiesSkeleton.tsx';
import { ActivityRows } from '../../features/results/rows/lateRows.tsx';
import { SearchActionBar } from '../../features/results/lateParts.ts';
import { ResultsPage } from '../../features/results/ResultsPage.tsx';
import { unknownDestination } from '../../features/results/heading/unknownDestination.ts';
import { useResults } from '../../features/results/useResults.ts';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { activityHeading, everyActivity } from './activityHeading.ts';
import noActivitiesMessages from './NoActivities.messages.json';
import activityHeadingMessages from './activityHeading.messages.json';
import messages from './page.messages.json';

export interface ActivitiesProps {
  themes: readonly Theme[];
  /** Results that the server loaded for the query; undefined when they could not be loaded. */
  activities?: LoadedActivities | undefined;
  /** Whether the query has criteria; if not, they are probably in the hash. @default false */
  hasCriteria?: boolean | undefined;
  /** Typed destination for which the server found no place. */
  unknownDestination?: string | undefined;
}

/** Lazy, because most searches find something. */
const NoActivities = lazyPart(async () => (await import('./NoActivities.tsx')).NoActivities);

/**
 * Number of cards in view when the page opens. Their pictures are loaded first, unless the hash probably has another
 * search.
 */
const FIRST_IN_VIEW = 3;

/** The page of results of a search for activities (SE-166). */
export function Page({
  themes,
  activities,
  hasCriteria = false,
  unknownDestination: foundNowhere,
}: ActivitiesProps) {
  const words = useWords(messages, noActivitiesMessages, activityHeadingMessages);
  const search = useSearchAddress();
  const unknown = unknownDestination(search, foundNowhere);
  const { criteria, page } = search;
  const response = useActivitySearch({ ...search, initial: activities });
  const { status, results: found } = response;
  const results = useResults(search, response);
  const { details } = results;
  const { query, hash } = search.address;
  const { adults } = criteria.party;
  const everywhere = everyActivity(words);
  return (
    <ResultsPage
      results={results}
      themes={themes}
      everywhere={everywhere}
      heading={activityHeading(details, words)}
      countText={(count) => words('activities.count', { count })}
      loadingText={words('activities.loading')}
      warning={unknown && words('activities.unknownDestination', { text: unknown })}
      skeleton={<ActivitiesSkeleton />}
      nothingFound={words('activities.none')}
      bar={<SearchActionBar search={search} details={details} />}
    >
      {status === 'exact' && (
        <ActivityRows
          results={found}
          query={query}
          hash={hash}
          page={page}
          adults={adults}
          theme={themes.find(({ id }) => id === criteria.theme)?.name}
          onReady={results.onRowsReady}
          priorityCount={hasCriteria || search.isReady ? FIRST_IN_VIEW : 0}
        />
      )}
      {search.isReady && status === 'none' && (
        <Suspense>
          <NoActivities results={results} everywhere={everywhere.href} />
        </Suspense>
      )}
    </ResultsPage>
  );
}
