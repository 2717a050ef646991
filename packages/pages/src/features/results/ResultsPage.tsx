import { useReturnToPlace } from '@sabadora/hooks';
import { countFilters } from '@sabadora/domain';
import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { column } from '../frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { collapsibleBox } from '../searchBox/searchPanel.css.ts';
import type { Theme } from '../searchBox/SearchPanel.tsx';
import { useFilledSearchBox } from '../searchBox/useFilledSearchBox.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useDocumentTitle } from '../../kit/document/useDocumentTitle.ts';
import { useWords } from '../../kit/words/useWords.ts';
import {
  AppliedFilters,
  CareBanner,
  Pager,
  RecentlyViewed,
  SearchFailed,
  SearchFilters,
  SearchPanel,
  SearchWarning,
  ShareButton,
  SortSelect,
  SummaryOfSearch,
  Trail,
} from './lateParts.ts';
import { pageTitle } from './heading/placeHeading.ts';
import { PhoneSummary } from './rows/lateRows.tsx';
import { ResultCount } from './ResultCount.tsx';
import type { Everywhere } from './heading/trailOf.ts';
import { PlainResults } from './server/PlainResults.tsx';
import {
  FOUND_BY_SERVER,
  HEADING_BY_SERVER,
  IN_ITS_PLACE,
  releaseServerResults,
} from './server/serverResults.ts';
import { useIsSettling } from './useIsSettling.ts';
import type { Results } from './useResults.ts';
import * as styles from './ResultsPage.css.ts';
import placeHeadingMessages from './heading/placeHeading.messages.json';

export interface ResultsPageProps {
  results: Results;
  themes: readonly Theme[];
  everywhere: Everywhere;
  /** Heading of the results, e.g. "Week-ends à Bruges". */
  heading: string;
  /** Text of the count, e.g. "128 stays"; announced politely whenever it changes. */
  countText: (count: number) => string;
  /** Text while counting. */
  loadingText: string;
  /** Information on the place searched, below the heading. */
  about?: ReactNode;
  /** Tools for the results, beside their count. */
  tools?: ReactNode;
  /** Warning about the search, e.g. that its destination was not found. */
  warning?: string | undefined;
  /** The results, or a message when there are none; not rendered while they load. */
  children: ReactNode;
  /** Wraps the results and their messages, or their skeleton, e.g. to render a map beside them. */
  renderResults?: (shown: ReactNode) => ReactNode;
  /** Shown instead of the results while they load (SE-170). */
  skeleton: ReactNode;
  /** Message without JavaScript when nothing was found. */
  nothingFound: string;
  /** Content between the results and the pager. */
  below?: ReactNode;
  /** Content below the pager. */
  after?: ReactNode;
  /** Bar at the bottom of a phone, with what it opens. */
  bar?: ReactNode;
}

/**
 * Characters of a heading that fit on one line of a phone of 390 px, at the usual size and at the next smaller one.
 */
const FITS = { usual: 23, smaller: 30 };

function fitOf({ length }: string): string {
  if (length <= FITS.usual) return '';
  return length <= FITS.smaller ? styles.longTitle : styles.longestTitle;
}

/** A page of results (SE-158): search box, filters, count, results and pager. */
export function ResultsPage(props: ResultsPageProps) {
  const { results, themes, everywhere, heading } = props;
  const { search, response, isLoading, isSettled, isShown, details, headRef, focusHead } = results;
  const words = useWords(placeHeadingMessages);
  const { isCare } = useShared();
  const { isReady, criteria, flow, page } = search;
  const { leave } = useReturnToPlace({ isSettled: isShown, contentKey: response.key });
  const place = details?.location ?? undefined;
  const destination = details?.destination ?? undefined;
  const boxRef = useFilledSearchBox(search, details);
  const theme = themes.find(({ id }) => id === criteria.theme)?.name;
  const title = pageTitle({ heading, qualifier: details?.locationQualifier, theme, page }, words);
  useDocumentTitle(isSettled ? title : undefined);
  const hasCity = criteria.location?.kind === 'city';
  const hasFilters = countFilters(criteria, { flow, hasCity }).total > 0;
  const [isSearchOpen, setSearchOpen] = useState(false);
  const isSettling = useIsSettling({ isLoading, isInPlace: isShown || !isSettled });
  const isOfServer = !isReady && FOUND_BY_SERVER;

  useLayoutEffect(() => {
    if (isReady) releaseServerResults();
  }, [isReady]);

  const shown = (
    <>
      <div className={`${hasFilters ? styles.filters : ''} ${needsScript}`}>
        <AppliedFilters search={search} details={details} onEmptied={focusHead} />
      </div>
      <div className={styles.notices} {...isOfServer}>
        {props.warning && <SearchWarning text={props.warning} />}
      </div>
      <div {...isOfServer}>
        {/* Hydrated after the rest of the page, and not at all if the hash has another search. */}
        {!isLoading && <Suspense>{props.children}</Suspense>}
        {!isReady && response.status !== 'exact' && (
          <noscript>
            {/* Browsers with JavaScript ignore the content of `noscript`, so it is left out of their bundle. */}
            {import.meta.env.SSR && (
              <PlainResults
                search={search}
                status={isLoading ? 'failed' : 'none'}
                nothingFound={props.nothingFound}
              />
            )}
          </noscript>
        )}
      </div>
      {isLoading && <div className={needsScript}>{props.skeleton}</div>}
      {isOfServer && !isLoading && <div {...IN_ITS_PLACE}>{props.skeleton}</div>}
    </>
  );
  return (
    <PageFrame>
      <SummaryOfSearch
        search={search}
        themes={themes}
        destination={destination}
        place={place}
        isOpen={isSearchOpen}
        onOpenChange={setSearchOpen}
      />
      <div className={`${column} ${styles.top}`} ref={boxRef}>
        {isCare && <CareBanner />}
        <Trail details={details} everywhere={everywhere} />
        <PhoneSummary search={search} themes={themes} place={place} onOpen={() => setSearchOpen(true)} />
        <div className={collapsibleBox}>
          <SearchPanel search={search} themes={themes} destination={destination} variant="compact" />
        </div>
      </div>
      <div className={column} aria-busy={isLoading} data-settling={isSettling || undefined}>
        <SearchFilters search={search} details={details} />
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1
              className={`${styles.title} ${isLoading && !details ? styles.titleToCome : fitOf(heading)}`}
              ref={headRef}
              tabIndex={-1}
              {...(!isReady && HEADING_BY_SERVER)}
            >
              {heading}
            </h1>
            <ResultCount title={title} isLoading={isLoading}>
              {isLoading && <span className={needsScript}>{props.loadingText}</span>}
              {response.details && (
                <span {...isOfServer}>{props.countText(response.details.totalCount)}</span>
              )}
              {isOfServer && !isLoading && <span {...IN_ITS_PLACE}>{props.loadingText}</span>}
            </ResultCount>
            {props.about && (
              <div className={styles.about} {...isOfServer}>
                {props.about}
              </div>
            )}
          </div>
          <div className={styles.tools}>
            {props.tools}
            <ShareButton search={search} />
            <SortSelect search={search} details={details} />
          </div>
        </header>
        <div className={styles.results}>
          {props.renderResults?.(shown) ?? shown}
          {response.status === 'error' && (
            <SearchFailed
              onRetry={() => {
                focusHead();
                response.retry();
              }}
            />
          )}
          {props.below}
        </div>
        {/* Mounted anew for the browser's first results: the server's links lead to the pages of another search. */}
        <div key={details ? 'known' : 'to come'} className={styles.after} {...isOfServer}>
          <Pager results={results} onLeave={leave} />
          {props.after}
        </div>
        <RecentlyViewed className={styles.recent} />
      </div>
      {props.bar}
    </PageFrame>
  );
}
