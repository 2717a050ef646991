import type { SearchAddressState } from '@sabadora/hooks';
import { AutoDiscountBanner } from '../notices/AutoDiscountBanner.tsx';
import { DatesHint } from '../notices/DatesHint.tsx';
import { FamilyMessage } from '../notices/FamilyMessage.tsx';
import { notices } from '../ResultsPage.css.ts';
import { ResultRows, type ResultRowsProps } from './ResultRows.tsx';

export interface StayResultsProps extends Pick<
  ResultRowsProps,
  'results' | 'place' | 'priorityCount' | 'onReady'
> {
  search: SearchAddressState;
}

/** The results of a stay search, preceded by notices about them. */
export function StayResults({ results, search, ...rows }: StayResultsProps) {
  const { flow, page, criteria } = search;
  const { query, hash } = search.address;
  return (
    <>
      <div className={notices}>
        <AutoDiscountBanner results={results} flow={flow} />
        <FamilyMessage search={search} />
        <DatesHint criteria={criteria} flow={flow} />
      </div>
      <ResultRows results={results} flow={flow} query={query} hash={hash} page={page} {...rows} />
    </>
  );
}
