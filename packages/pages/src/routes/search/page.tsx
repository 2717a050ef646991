import { hotelHref, showsFallback } from '@sabadora/domain';
import { useSearchAddress, useStaySearch, type LoadedSearch } from '@sabadora/hooks';
import { Suspense } from 'react';
import { OfferGridSkeleton } from '../../features/offers/grid/OfferGridSkeleton.tsx';
import { shownOffers } from '../../features/offers/shownOffers.ts';
import { MapButton, SearchActionBar, SuggestionLinks } from '../../features/results/lateParts.ts';
import { HotelFacts, StayResults } from '../../features/results/rows/lateRows.tsx';
import { ResultsPage } from '../../features/results/ResultsPage.tsx';
import { unknownDestination } from '../../features/results/heading/unknownDestination.ts';
import { useResults } from '../../features/results/useResults.ts';
import type { Theme } from '../../features/searchBox/SearchPanel.tsx';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { MapOfResults, ResultsWithMap, useMapOfResults } from '../../features/map/MapOfResults.tsx';
import { everyStay, stayHeading } from './stayHeading.ts';
import noResultsMessages from '../../features/results/noResults.messages.json';
import messages from './page.messages.json';
import stayHeadingMessages from './stayHeading.messages.json';

export interface SearchProps {
  themes: readonly Theme[];
  /** Results that the server loaded for the query; undefined when they could not be loaded. */
  stays?: LoadedSearch | undefined;
  /** Whether the query has criteria; if not, they are probably in the hash. @default false */
  hasCriteria?: boolean | undefined;
  /** Typed destination for which the server found no place. */
  unknownDestination?: string | undefined;
}

const FallbackResults = lazyPart(
  async () => (await import('../../features/fallback/FallbackResults.tsx')).FallbackResults,
);

const GiftTeaser = lazyPart(
  async () => (await import('../../features/results/notices/GiftTeaser.tsx')).GiftTeaser,
);

/**
 * Number of cards in view when the page opens. Their pictures are loaded first, unless the hash probably has another
 * search.
 */
const FIRST_IN_VIEW = 3;

/** The page of results of a search for stays, to book or to give (SE-158). */
export function Page({ themes, stays, hasCriteria = false, unknownDestination: foundNowhere }: SearchProps) {
  const words = useWords(messages, noResultsMessages, stayHeadingMessages);
  const search = useSearchAddress();
  const unknown = unknownDestination(search, foundNowhere);
  const { flow } = search;
  const response = useStaySearch({ ...search, initial: stays });
  const { status, results: offers } = response;
  const results = useResults(search, response);
  const { details } = results;
  const map = useMapOfResults(search);

  const hasStays = status === 'exact';
  const hotel = flow === 'hotel' ? offers[0]?.mainPackage.hotel : undefined;
  const heading = stayHeading(flow, details, words);

  return (
    <ResultsPage
      results={results}
      themes={themes}
      everywhere={everyStay(flow, words)}
      heading={heading}
      countText={(count) =>
        hotel
          ? words('search.countOffers', { count: shownOffers(offers, flow).offers.length })
          : words('search.count', { count })
      }
      about={hotel && <HotelFacts hotel={hotel} href={hotelHref(hotel, { flow, ...search.criteria })} />}
      loadingText={words('search.loading')}
      warning={unknown && words('search.unknownDestination', { text: unknown })}
      tools={<MapButton map={map} />}
      renderResults={(shown) => (
        <ResultsWithMap map={map} search={search} details={details}>
          {shown}
        </ResultsWithMap>
      )}
      skeleton={<OfferGridSkeleton />}
      nothingFound={words('search.noResults')}
      below={
        // Only the browser does fallback searches.
        search.isReady &&
        response.details &&
        (status === 'none' || showsFallback(response.details.totalCount, flow)) && (
          <Suspense fallback={status === 'none' && <OfferGridSkeleton />}>
            <FallbackResults
              search={search}
              flow={flow}
              status={status}
              results={offers}
              details={response.details}
              focusHead={results.focusHead}
            >
              <GiftTeaser search={search} />
            </FallbackResults>
          </Suspense>
        )
      }
      after={<SuggestionLinks links={response.pageModel?.suggestionLinks} />}
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
      {hasStays && (
        <StayResults
          results={offers}
          search={search}
          place={details}
          onReady={results.onRowsReady}
          priorityCount={hasCriteria || search.isReady ? FIRST_IN_VIEW : 0}
        />
      )}
    </ResultsPage>
  );
}
