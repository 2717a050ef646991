import { showsFallback } from '@sabadora/domain';
import { useSearchAddress, useStaySearch, type AnsweredSearch } from '@sabadora/hooks';
import { Suspense, useMemo } from 'react';
import { OfferGridSkeleton } from '../offers/OfferGridSkeleton.tsx';
import { AutoDiscountBanner } from '../results/AutoDiscountBanner.tsx';
import { FamilyMessage } from '../results/FamilyMessage.tsx';
import { MapButton, SearchActionBar, SuggestionLinks } from '../results/lateParts.ts';
import { ResultRows } from '../results/ResultRows.tsx';
import { ResultsPage } from '../results/ResultsPage.tsx';
import { useResults } from '../results/useResults.ts';
import { useStanding } from '../results/useStanding.ts';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { lazyPart } from '../parts/onDemand.tsx';
import { useWords } from '../words/PageWords.tsx';
import { MapOfResults, useMapOfResults } from './MapOfResults.tsx';

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
  const search = useSearchAddress();
  const { flow, page } = search;
  const answer = useStaySearch({ ...search, initial: stays });
  const { status, results: offers } = answer;
  const results = useResults(search, answer);
  const { isLoading, details } = results;
  const map = useMapOfResults();

  const { query, hash } = search.address;
  const shown = useStanding(
    useMemo(
      () => (status === 'exact' ? { results: offers, flow, query, hash, page } : undefined),
      [status, offers, flow, query, hash, page],
    ),
    isLoading,
  );
  const place = details?.location ?? undefined;
  const isGifting = flow === 'gifting';

  function title(): string {
    if (place === undefined) return words(isGifting ? 'search.titleGifting' : 'search.titleBooking');
    return words(isGifting ? 'search.titleGiftingPlace' : 'search.titlePlace', { place });
  }

  return (
    <ResultsPage
      results={results}
      themes={themes}
      everywhere={{ label: words('search.titleBooking'), href: `/search?flow=${flow}` }}
      title={title()}
      countText={(count) => words('search.count', { count })}
      loadingText={words('search.loading')}
      warning={unknownDestination && words('search.unknownDestination', { text: unknownDestination })}
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
              results={offers}
              details={answer.details}
              focusHead={results.focusHead}
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
