import { Notice } from '@sabadora/design-system/Notice';
import { useReturnToPlace } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { column } from '../frame/PageFrame.css.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { CareBanner } from './CareBanner.tsx';
import {
  AppliedFilters,
  Pager,
  SearchFailed,
  SearchFilters,
  SearchPanel,
  ShareButton,
  SortSelect,
  SummaryOfSearch,
  Trail,
} from './lateParts.ts';
import type { Results } from './useResults.ts';
import * as styles from './ResultsPage.css.ts';

export interface ResultsPageProps {
  results: Results;
  themes: readonly Theme[];
  /** Everything of this flow, with a query; the links of the breadcrumb add a place. */
  everywhere: { label: string; href: string };
  title: string;
  /** What is counted, e.g. "128 stays"; said politely whenever it changes. */
  countText: (count: number) => string;
  /** Said while they are counted. */
  loadingText: string;
  /** What can be done with the results, beside their count. */
  tools?: ReactNode;
  /** What is wrong with the search, e.g. a destination that is found nowhere. */
  warning?: string | undefined;
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

/** A page of results from top to bottom (SE-158): search box, filters, count, results, pager. */
export function ResultsPage(props: ResultsPageProps) {
  const { results, themes, everywhere } = props;
  const { search, answer, isLoading, isSettled, details, headRef, focusHead } = results;
  const { leave } = useReturnToPlace({ isSettled, contentKey: answer.key });
  const place = details?.location ?? undefined;
  const destination = details?.destination ?? undefined;

  function count(): string {
    if (isLoading) return props.loadingText;
    return answer.details ? props.countText(answer.details.totalCount) : '';
  }

  return (
    <PageFrame>
      <SummaryOfSearch search={search} themes={themes} destination={destination} place={place} />
      <div className={`${column} ${styles.top}`}>
        <CareBanner />
        <Trail details={details} everywhere={everywhere} />
        <SearchPanel search={search} themes={themes} destination={destination} look="compact" />
      </div>
      <div className={column} aria-busy={isLoading}>
        <SearchFilters search={search} details={details} />
        <header className={styles.header}>
          <div className={styles.heading}>
            <h1 className={styles.title} ref={headRef} tabIndex={-1}>
              {props.title}
            </h1>
            <p className={styles.count} role="status">
              <span>{count()}</span>
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
          {props.warning && <Notice tone="warning">{props.warning}</Notice>}
          {props.notices}
        </div>
        {props.children}
        {answer.status === 'error' && <SearchFailed results={results} />}
        {props.below}
        <Pager results={results} onLeave={leave} />
        {props.after}
      </div>
      {props.bar}
    </PageFrame>
  );
}
