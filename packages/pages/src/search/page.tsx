import { mergeHash, patchQuery, resetFilters, showsFallback } from '@sabadora/domain';
import { useSabadora, useSearchAddress, useStaySearch, type AnsweredSearch } from '@sabadora/hooks';
import { Suspense, useMemo } from 'react';
import { OfferGridSkeleton } from '../offers/OfferGridSkeleton.tsx';
import { AutoDiscountBanner } from '../results/AutoDiscountBanner.tsx';
import { FamilyMessage } from '../results/FamilyMessage.tsx';
import { ResultRows } from '../results/ResultRows.tsx';
import { ResultsPage, useHeadOfResults } from '../results/ResultsPage.tsx';
import { SuggestionLinks } from '../results/SuggestionLinks.tsx';
import { useStanding } from '../results/useStanding.ts';
import { SearchActionBar } from '../searchFilters/SearchActionBar.tsx';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { lazyPart } from '../words/onDemand.tsx';
import { useWords } from '../words/PageWords.tsx';
import { MapButton, MapOfResults, useMapOfResults } from './MapOfResults.tsx';

export interface SearchProps {
  themes: readonly Theme[];
  /** What the server found for criteria in the query. */
  stays?: AnsweredSearch | undefined;
  /** Typed without JavaScript and found nowhere. */
  unknownDestination?: string | undefined;
}

const FallbackResults = lazyPart(
  async () => (await import('../fallback/FallbackResults.tsx')).FallbackResults,
);

const GiftTeaser = lazyPart(async () => (await import('../results/GiftTeaser.tsx')).GiftTeaser);

/** Cards in view when the page opens; their pictures come first. */
const FIRST_IN_VIEW = 3;

/** The results of a search for stays, to book or to give (SE-158). */
export function Page({ themes, stays, unknownDestination }: SearchProps) {
  const words = useWords();
  const { location } = useSabadora();
  const search = useSearchAddress();
  const { address, flow, page } = search;
  const answer = useStaySearch({ ...search, initial: stays });
  const { status, results, retry } = answer;
  const { headRef, focusHead } = useHeadOfResults();
  const map = useMapOfResults();

  const isLoading = status === 'loading';
  const details = useStanding(answer.details, isLoading);
  const { query, hash } = address;
  const shown = useStanding(
    useMemo(
      () => (status === 'exact' ? { results, flow, query, hash, page } : undefined),
      [status, results, flow, query, hash, page],
    ),
    isLoading,
  );
  const place = details?.location ?? undefined;
  const isGifting = flow === 'gifting';

  function title(): string {
    if (place === undefined) return words(isGifting ? 'search.titleGifting' : 'search.titleBooking');
    return words(isGifting ? 'search.titleGiftingPlace' : 'search.titlePlace', { place });
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
      everywhere={{ label: words('search.titleBooking'), href: `/search?flow=${flow}` }}
      title={title()}
      count={
        isLoading
          ? words('search.loading')
          : answer.details
            ? words('search.count', { count: answer.details.totalCount })
            : ''
      }
      headRef={headRef}
      unknownDestination={unknownDestination}
      tools={<MapButton map={map} />}
      notices={
        shown && (
          <>
            <AutoDiscountBanner results={shown.results} flow={flow} />
            <FamilyMessage search={search} />
          </>
        )
      }
      below={
        answer.details &&
        (status === 'none' || showsFallback(answer.details.totalCount, flow)) && (
          <Suspense fallback={status === 'none' && <OfferGridSkeleton />}>
            <FallbackResults
              search={search}
              flow={flow}
              status={status}
              results={results}
              details={answer.details}
              onRemoveFilters={removeFilters}
            >
              <GiftTeaser search={search} />
            </FallbackResults>
          </Suspense>
        )
      }
      after={<SuggestionLinks links={answer.pageModel?.suggestionLinks} />}
      bar={
        <>
          <SearchActionBar
            search={search}
            details={details}
            onOpenMap={map.open}
            onPrepareMap={map.prepare}
          />
          <MapOfResults map={map} search={search} details={details} />
        </>
      }
    >
      {shown && <ResultRows {...shown} place={place} priorityCount={FIRST_IN_VIEW} />}
      {isLoading && !shown && <OfferGridSkeleton />}
    </ResultsPage>
  );
}
